import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import type { MissingPageProps } from '#views/shared/MissingPage.tsx';
import { HeadSkeleton, PageState } from '#views/shared/PageState.tsx';
import { SkeletonBlock, SkeletonText } from '#views/ui/Skeleton.tsx';

interface ArticleStateProps {
  readonly actor: ResourceActor<NewsDetail>;
  readonly known?: ReactNode;
  readonly refused?: MissingPageProps | undefined;
  readonly children: (news: NewsDetail) => ReactNode;
}

export function ArticleState(props: ArticleStateProps) {
  const { t } = useTranslation('news');
  const to = useTo();
  return (
    <PageState
      {...props}
      title={t('article.news')}
      loading={t('loading')}
      failed={t('article.failed')}
      missing={{
        title: t('article.missing'),
        text: t('article.missingText'),
        way: { href: to.home({ site: 'news' }), label: t('article.toHome') },
      }}
      skeleton={
        <>
          <HeadSkeleton above="10rem" below="60%" />
          <SkeletonBlock ratio={16 / 9} />
          <SkeletonText lines={4} />
          <SkeletonText lines={5} />
        </>
      }
    />
  );
}
