import { useTranslation } from 'react-i18next';
import type { NewsListActor } from '#machines/content/news-list.machine.ts';
import { NewsList } from '../news/NewsList.tsx';
import { NotFound } from './NotFound.tsx';

/** An unknown tag, company or source is `notFound` (docs/choices.md R2.6-78). */
export function NewsListPage({ actor }: { readonly actor: NewsListActor }) {
  const { t } = useTranslation('shell');
  return (
    <NewsList
      actor={actor}
      missing={
        <>
          <meta name="robots" content="noindex" />
          <meta name="description" content={t('description')} />
          <NotFound />
        </>
      }
    />
  );
}
