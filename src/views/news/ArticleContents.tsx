import { useSelector } from '@xstate/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { ArticleActor } from './Article.tsx';
import * as css from './ArticleContents.css.ts';
import { ContentsList } from './ContentsList.tsx';
import { type Heading, listed } from './headings.ts';
import { useHeadings } from './use-headings.ts';

interface ArticleContentsProps {
  readonly actor: ArticleActor;
  readonly otherwise?: ReactNode;
}

export function ArticleContents({ actor, otherwise = null }: ArticleContentsProps) {
  const detail = useSelector(actor, ({ children }) => children.detail);
  return detail ? <OfDetail actor={detail} otherwise={otherwise} /> : otherwise;
}

function OfDetail({ actor, otherwise }: { readonly actor: ResourceActor<NewsDetail>; readonly otherwise: ReactNode }) {
  const news = useSelector(actor, (snapshot) => selectData<NewsDetail>(snapshot));
  const headings = useHeadings(news?.content ?? '');
  if (listed(headings).length === 0) return otherwise;
  return (
    <>
      <Contents headings={headings} />
      <div className={css.narrow}>{otherwise}</div>
    </>
  );
}

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useTranslation('news');
  const read = useHeadingRead(headings);
  return (
    <nav className={css.root} aria-labelledby="article-contents">
      <h2 id="article-contents" className={css.title}>
        {t('article.contents')}
      </h2>
      <ContentsList headings={headings} read={read} />
    </nav>
  );
}

/** In px from the window's top, below the header and the scroll padding. */
const readingLine = 180;

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify, { passive: true });
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
};

const isPassed = ({ id }: Heading): boolean => {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top <= readingLine;
};

/** Null above the first heading. */
const useHeadingRead = (headings: readonly Heading[]): string | null =>
  useSyncExternalStore(
    subscribe,
    () => headings.findLast(isPassed)?.id ?? null,
    () => null,
  );
