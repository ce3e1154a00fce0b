import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import { LinkChip } from '#views/ui/Chip.tsx';
import { Cover } from '#views/ui/Cover.tsx';
import { Html } from '#views/ui/Html.tsx';
import * as css from './Article.css.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ContentsFold } from './ContentsFold.tsx';
import { useHeadings } from './use-headings.ts';

export function ArticleBody({ news }: { readonly news: NewsDetail }) {
  const { t } = useTranslation('news');
  const to = useTo();
  const headings = useHeadings(news.content);
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  return (
    <article className={css.root} aria-labelledby="article-title">
      <header className={css.head}>
        <Breadcrumb news={news} />
        <h1 id="article-title" className={css.title} lang="zh-CN">
          {news.title}
        </h1>
        <ArticleByline news={news} />
      </header>
      {news.coverImg === '' ? null : <Cover first src={news.coverImg} alt="" ratio={16 / 9} />}
      <ContentsFold headings={headings} />
      <Html html={news.content} headingIds={ids} lang="zh-CN" className={css.text} />
      {news.tags.length === 0 ? null : (
        <footer className={css.foot}>
          <h2 className={css.footTitle}>{t('article.tags')}</h2>
          <ul className={css.tags}>
            {news.tags.map((tag) => (
              <li key={tag.id}>
                <LinkChip href={to.tagNews({ tagId: String(tag.id) })} lang="zh-CN">
                  {tag.name}
                </LinkChip>
              </li>
            ))}
          </ul>
        </footer>
      )}
    </article>
  );
}
