import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SearchEntry, SearchIndex } from '#machines/flows/chart-file.ts';
import { searched } from '#machines/flows/flow-search.ts';
import { type GalleryActor, selectText } from '#machines/flows/gallery.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import { useTo } from '../context.tsx';
import { inline } from '../ui/link.css.ts';
import * as css from './Found.css.ts';
import { useLang } from './use-reading.ts';

/** Empty until the index is there. */
export const useFound = (actor: GalleryActor): readonly SearchEntry[] => {
  const text = useSelector(actor, selectText);
  const search = useSelector(actor, ({ children }) => children.search);
  const index = useSelector(search, (snapshot) => (snapshot ? selectData<SearchIndex | null>(snapshot) : null));
  return index ? searched(index, text) : [];
};

/** The states and transitions of all charts that answer the search. */
export function Found({ actor }: { readonly actor: GalleryActor }) {
  const { t } = useTranslation('flows');
  const text = useSelector(actor, selectText);
  const search = useSelector(actor, ({ children }) => children.search);
  const index = useSelector(search, (snapshot) => (snapshot ? selectData<SearchIndex | null>(snapshot) : null));
  const found = useFound(actor);
  if (!index || found.length === 0) return null;
  return (
    <section className={css.root} aria-labelledby="found-title">
      <h2 id="found-title" className={css.title}>
        {t('gallery.found')}
      </h2>
      <ul role="list" className={css.list}>
        {found.map((entry) => (
          <One key={`${entry.stem} ${entry.id}`} entry={entry} index={index} text={text} />
        ))}
      </ul>
    </section>
  );
}

interface OneProps {
  readonly entry: SearchEntry;
  readonly index: SearchIndex;
  readonly text: string;
}

function One({ entry: { stem, id, chart, words, more, shows, requirements }, index, text }: OneProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const to = useTo();
  const cited = requirements.filter((name) => text.toUpperCase().includes(name.toUpperCase()));
  const isArrow = id.includes('/');
  return (
    <li className={css.one}>
      <p>
        <Link className={inline} href={to.flows({ machine: stem, state: id })}>
          {words[lang] || more?.[lang]}
        </Link>{' '}
        <span className={css.soft}>{chart[lang]}</span>
      </p>
      {more ? (
        <p className={css.text}>{isArrow ? t('gallery.onlyIf', { condition: more[lang] }) : more[lang]}</p>
      ) : null}
      {shows.length > 0 ? (
        <p className={css.text}>
          <span className={css.soft}>{t('details.see')}</span>{' '}
          <span>{shows.map((one) => t('answers.said', { text: one[lang] })).join(' ')}</span>
        </p>
      ) : null}
      {cited.map((name) => (
        <p key={name} className={css.text}>
          <span className={css.soft}>{name}</span> <span>{index.texts[name]?.[lang]}</span>
        </p>
      ))}
    </li>
  );
}
