import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './bare.css';
import { type Ask, bringLists, bringStory, type Lists, type Story } from './lists.ts';

/** The same news with React alone: the baseline. */
const ask: Ask = async (path) => {
  const reply = await fetch(path);
  const { data } = await reply.json();
  return data;
};

const idIn = (path: string): string | null => /^\/news\/(\d+)$/.exec(path)?.[1] ?? null;

function useAddress() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const changed = () => setPath(location.pathname);
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
      changed();
      scrollTo(0, 0);
    };
    addEventListener('popstate', changed);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', changed);
      document.removeEventListener('click', clicked);
    };
  }, []);
  return path;
}

function App() {
  const path = useAddress();
  const [lists, setLists] = useState<Lists>();
  useEffect(() => void bringLists(ask).then(setLists), []);
  const id = idIn(path);
  return <main>{id === null ? lists ? <Home lists={lists} /> : <p>…</p> : <Article key={id} id={id} />}</main>;
}

function Home({ lists: { latest, weekly, categories } }: { readonly lists: Lists }) {
  return (
    <>
      <h1>食业</h1>
      <Stories of={latest.slice(0, 3)} eager />
      <Stories of={weekly} />
      {categories.map(([name, stories]) => (
        <section key={name}>
          <h2>{name}</h2>
          <Stories of={stories} />
        </section>
      ))}
      <Stories of={latest.slice(3)} />
    </>
  );
}

function Stories({ of, eager = false }: { readonly of: readonly Story[]; readonly eager?: boolean }) {
  return of.map(({ id, title, summary, coverImg, sourceName, publishTime }) => (
    <article key={id}>
      <div>
        <h3>
          <a href={`/news/${id}`}>{title}</a>
        </h3>
        <p>{summary}</p>
        <small>
          {sourceName} · {new Date(publishTime).toLocaleDateString('zh-CN')}
        </small>
      </div>
      <img src={coverImg} alt="" loading={eager ? 'eager' : 'lazy'} />
    </article>
  ));
}

function Article({ id }: { readonly id: string }) {
  const [story, setStory] = useState<Story>();
  useEffect(() => void bringStory(ask, id).then(setStory), [id]);
  if (!story) return <p>…</p>;
  return (
    <>
      <h1>{story.title}</h1>
      <small>{story.sourceName}</small>
      <p>{story.content?.replace(/<[^>]+>/g, '')}</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
