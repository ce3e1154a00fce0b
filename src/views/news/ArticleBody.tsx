import { type ReactNode, useMemo } from 'react';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import { langOf } from '../kit/lang-of.ts';
import * as sheet from '../ui/sheet.css.ts';
import * as css from './Article.css.ts';
import { ContentsFold } from './ContentsFold.tsx';
import { ArticleOpening } from './KnownArticle.tsx';
import { Subjects } from './Subjects.tsx';
import { useHeadings } from './use-headings.ts';

interface ArticleBodyProps {
  readonly news: NewsDetail;
  readonly actions?: ReactNode;
}

export function ArticleBody({ news, actions }: ArticleBodyProps) {
  return (
    <article className={sheet.root} aria-labelledby="article-title">
      <ArticleOpening news={news} detail={news} />
      <ArticleText news={news} />
      {actions}
      <Subjects tags={news.tags} companies={news.companies} />
    </article>
  );
}

function ArticleText({ news: { content } }: { readonly news: NewsDetail }) {
  const headings = useHeadings(content);
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  return (
    <>
      <ContentsFold headings={headings} />
      <ContentHtml html={content} headingIds={ids} lang={langOf(content)} className={css.text} />
    </>
  );
}
