import { type ReactNode, useMemo } from 'react';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { ContentHtml } from '#views/shared/ContentHtml.tsx';
import { Headline } from '#views/shared/Headline.tsx';
import { langOf } from '#views/shared/lang-of.ts';
import { Cover } from '#views/ui/Cover.tsx';
import * as css from './Article.css.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ContentsFold } from './ContentsFold.tsx';
import { Subjects } from './Subjects.tsx';
import { useHeadings } from './use-headings.ts';

interface ArticleBodyProps {
  readonly news: NewsDetail;
  /** What a reader can do with it; a preview has nothing. */
  readonly actions?: ReactNode;
}

export function ArticleBody({ news, actions }: ArticleBodyProps) {
  const headings = useHeadings(news.content);
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  return (
    <article className={css.root} aria-labelledby="article-title">
      <header className={css.head}>
        <Breadcrumb news={news} />
        <h1 id="article-title" className={css.title} lang={langOf(news.title)}>
          <Headline text={news.title} />
        </h1>
        <ArticleByline news={news} />
      </header>
      {news.coverImg === '' ? null : <Cover first src={news.coverImg} alt="" ratio={16 / 9} />}
      <ContentsFold headings={headings} />
      <ContentHtml html={news.content} headingIds={ids} lang={langOf(news.content)} className={css.text} />
      {actions}
      <Subjects tags={news.tags} companies={news.companies} />
    </article>
  );
}
