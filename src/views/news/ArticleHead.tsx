import { useTranslation } from 'react-i18next';
import { selectOrigin } from '#machines/app/app.machine.ts';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useApp, useTo } from '../context.tsx';
import { Head } from '../shared/Head.tsx';
import { describedArticle } from './article-data.ts';

export function ArticleHead({ news }: { readonly news: NewsDetail }) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const origin = selectOrigin(useApp().getSnapshot());
  return (
    <Head
      page={news.title}
      description={news.summary}
      image={news.coverImg}
      kind="article"
      publishTime={news.publishTime}
      about={describedArticle(news, { origin, url: to.article({ id: news.id }), publisher: t('brand') })}
    />
  );
}
