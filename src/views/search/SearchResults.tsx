import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectRoute } from '#machines/app/app.machine.ts';
import { selectParams } from '#machines/kit/page.machine.ts';
import type { Found, KindCounts } from '#machines/search/search-result-loads.ts';
import type { searchResultsMachine } from '#machines/search/search-results.machine.ts';
import { type SearchKind, searchKinds } from '#routes/search.routes.ts';
import { useApp } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { Sentence } from '../kit/Sentence.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as css from './SearchResults.css.ts';
import { SearchWords } from './SearchWords.tsx';

interface SearchResultsProps {
  readonly actor: ActorRefFrom<typeof searchResultsMachine>;
  readonly title: string;
}

const kindOf = (name: string | undefined): SearchKind => searchKinds.find((kind) => kind === name) ?? 'news';

export function SearchResults({ actor, title }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const word = useSelector(actor, (snapshot) => selectParams(snapshot).word?.trim() ?? '');
  const kind = useSelector(actor, (snapshot) => kindOf(selectParams(snapshot).kind));
  const results: ListActor<Found> | undefined = useSelector(actor, ({ children }) => children.results);
  const counts: ResourceActor<KindCounts> | undefined = useSelector(actor, ({ children }) => children.counts);
  const heading = word === '' ? title : t('title', { word });
  return (
    <div tabIndex={-1}>
      <Head page={heading} description={t('hint')} />
      <h1 className={css.title}>
        <Sentence>{heading}</Sentence>
      </h1>
      {word !== '' && results && counts ? (
        <ResultList actor={results} counts={counts} kind={kind} word={word} />
      ) : (
        <Ask kind={kind} />
      )}
    </div>
  );
}

function Ask({ kind }: { readonly kind: SearchKind }) {
  const { t } = useTranslation('search');
  const app = useApp();
  const actor = useSelector(app, ({ children }) => children.searchBox);
  const site = useSelector(app, (snapshot) => selectRoute(snapshot)?.site ?? 'news');
  return (
    <>
      <p className={css.hint}>{t('hint')}</p>
      {actor ? <SearchBox {...{ actor, site, kind }} Words={SearchWords} inline focused /> : null}
    </>
  );
}
