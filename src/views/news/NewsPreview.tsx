import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { newsPreviewMachine } from '#machines/content/article.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { Banner } from '#views/ui/Banner.tsx';
import * as css from './Article.css.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { PreviewFailed } from './PreviewFailed.tsx';

/** A news article before it is published (R2.6-33): for its author and for those who write a column. */
export function NewsPreview({ actor }: { readonly actor: ActorRefFrom<typeof newsPreviewMachine> }) {
  const detail = useSelector(actor, ({ children }) => children.detail);
  return detail ? <Draft actor={detail} /> : null;
}

function Draft({ actor }: { readonly actor: ResourceActor<NewsDetail> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const news = useSelector(actor, (snapshot) => selectData<NewsDetail>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (isFailed) return <PreviewFailed actor={actor} />;
  if (!news) return <ArticleSkeleton />;
  return (
    <div className={css.page}>
      <Head page={t('newsroom:preview.title', { title: news.title })} />
      <meta name="robots" content="noindex" />
      <Banner
        label={t('newsroom:preview.label')}
        text={t(news.isPublished ? 'newsroom:preview.published' : 'newsroom:preview.unpublished')}
        tone="info"
      />
      <ArticleBody news={news} detail={news} />
    </div>
  );
}
