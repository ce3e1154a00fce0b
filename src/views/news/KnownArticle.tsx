import { useTranslation } from 'react-i18next';
import type { NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import { Headline } from '../kit/Headline.tsx';
import { langOf } from '../kit/lang-of.ts';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.css.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as sheet from '../ui/sheet.css.ts';
import * as css from './Article.css.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { NewsBreadcrumbs } from './NewsBreadcrumbs.tsx';

interface ArticleOpeningProps {
  readonly news: NewsItem;
  readonly detail: NewsDetail | null;
}

export function ArticleOpening({ news, detail }: ArticleOpeningProps) {
  return (
    <>
      <header className={stack.m}>
        <ArticleBreadcrumbs news={news} />
        <h1 id="article-title" className={sheet.title} lang={langOf(news.title)}>
          <Headline text={news.title} />
        </h1>
        <ArticleByline news={news} detail={detail} />
      </header>
      {news.coverImg === '' ? null : <Cover first src={news.coverImg} ratio={16 / 9} />}
    </>
  );
}

export function KnownArticle({ news }: { readonly news: NewsItem }) {
  return (
    <article className={classNames(sheet.root, sheet.waiting)} aria-labelledby="article-title" aria-busy="true">
      <Head page={news.title} />
      <ArticleOpening news={news} detail={null} />
      <div className={css.summary}>
        <p lang={langOf(news.summary)}>{news.summary}</p>
        <SkeletonText lines={5} />
      </div>
    </article>
  );
}

export function KnownArticlePage({ news }: { readonly news: NewsItem }) {
  return (
    <div className={stack.xxl}>
      <KnownArticle news={news} />
    </div>
  );
}

function ArticleBreadcrumbs({ news }: { readonly news: NewsItem }) {
  const { t } = useTranslation('news');
  const to = useTo();
  const category =
    news.parentTagCode === '' ? { classTag: news.tagCode } : { classTag: news.parentTagCode, themeTag: news.tagCode };
  const steps = [
    { href: to.home({ site: 'news' }), name: t('home.title') },
    { href: to.newsList(), name: t('article.news') },
    ...(news.tagCode === '' || news.tagName === '' ? [] : [{ href: to.newsList(category), name: news.tagName }]),
  ];
  return <NewsBreadcrumbs steps={steps} />;
}
