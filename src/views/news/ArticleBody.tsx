import { type ReactNode, useMemo } from 'react';
import type { NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { ContentHtml } from '#views/shared/ContentHtml.tsx';
import { Headline } from '#views/shared/Headline.tsx';
import { langOf } from '#views/shared/lang-of.ts';
import { Cover } from '#views/ui/Cover.tsx';
import { classNames } from '#views/ui/class-names.ts';
import { SkeletonText } from '#views/ui/Skeleton.tsx';
import * as css from './Article.css.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ContentsFold } from './ContentsFold.tsx';
import { Subjects } from './Subjects.tsx';
import { useHeadings } from './use-headings.ts';

interface ArticleBodyProps {
  readonly news: NewsItem;
  /** The same article with its text; null while it is loaded. */
  readonly detail: NewsDetail | null;
  /** What a reader can do with it; a preview has nothing. */
  readonly actions?: ReactNode;
}

export function ArticleBody({ news, detail, actions }: ArticleBodyProps) {
  return (
    <article
      className={classNames(css.root, detail ? undefined : css.waiting)}
      aria-labelledby="article-title"
      aria-busy={detail === null}
    >
      <header className={css.head}>
        <Breadcrumb news={news} />
        <h1 id="article-title" className={css.title} lang={langOf(news.title)}>
          <Headline text={news.title} />
        </h1>
        <ArticleByline news={news} detail={detail} />
      </header>
      {news.coverImg === '' ? null : <Cover first src={news.coverImg} alt="" ratio={16 / 9} />}
      {detail ? <ArticleText news={detail} /> : <Waiting summary={news.summary} />}
      {actions}
      {detail && <Subjects tags={detail.tags} companies={detail.companies} />}
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

function Waiting({ summary }: { readonly summary: string }) {
  return (
    <div className={css.opening}>
      <p lang={langOf(summary)}>{summary}</p>
      <SkeletonText lines={5} />
    </div>
  );
}
