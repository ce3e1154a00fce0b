import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { NewsBreadcrumbs } from './NewsBreadcrumbs.tsx';

export function ArticleBreadcrumbs({ news }: { readonly news: NewsItem }) {
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
