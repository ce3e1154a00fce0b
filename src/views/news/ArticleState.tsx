import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { MissingPageProps } from '../kit/MissingPage.tsx';
import { HeadSkeleton, PageState } from '../kit/PageState.tsx';
import { SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';

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
        action: { href: to.home({ site: 'news' }), label: t('article.toHome') },
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
