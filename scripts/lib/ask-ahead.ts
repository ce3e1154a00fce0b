/** `base` and `origin` are those of the news site, `elsewhere` hosts on which the same path is another site's. */
export interface Ahead {
  readonly base: string;
  readonly origin: string | null;
  readonly elsewhere: readonly string[];
  /** Where a login lies: it is sent along with each call, which makes it another one. */
  readonly sessionKey: string;
  /** Whole addresses; the first is that of the latest news. */
  readonly calls: readonly string[];
}

/**
 * Asks for the news home's data before any script has come, and puts the lead story into the static frame. It stands in
 * the page itself as text: nothing outside of it may be used. The app takes the answers over (`services/http/preloaded-answers.ts`).
 */
export const askAhead = (page: Window, { base, origin, elsewhere, sessionKey, calls }: Ahead): void => {
  const { document, location } = page;
  const isThere = origin === null ? !elsewhere.includes(location.origin) : location.origin === origin;
  if (!isThere || location.pathname !== base || location.hash !== '') return;
  let login: unknown = null;
  try {
    login = JSON.parse(page.localStorage.getItem(sessionKey) ?? 'null')?.value;
  } catch {}
  if (login) return;
  const answers: Record<string, Promise<Response>> = {};
  Reflect.set(page, 'shiyeAhead', answers);
  for (const url of calls) {
    const answer = page.fetch(url);
    answer.catch(() => {});
    answers[url] = answer;
  }
  const show = ({ data }: { data: { records: { id: string; title: string; coverImg: string }[] } }): void => {
    const part = document.querySelector('.frame-part');
    const [cover, ...bones] = part?.children ?? [];
    const [story] = data.records;
    if (!part || !cover || !story) return;
    if (story.coverImg) {
      const picture = document.createElement('img');
      Object.assign(picture, { alt: '', fetchPriority: 'high', src: story.coverImg });
      cover.append(picture);
    }
    const title = document.createElement('a');
    Object.assign(title, {
      href: `${base}news/${encodeURIComponent(story.id)}`,
      lang: 'zh-CN',
      textContent: story.title,
    });
    for (const bone of bones.slice(0, 2)) bone.remove();
    cover.after(title);
    part.parentElement?.removeAttribute('aria-hidden');
  };
  answers[calls[0] ?? '']
    ?.then((answer) => answer.clone().json())
    .then(show)
    .catch(() => {});
};
