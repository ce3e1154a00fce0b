import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { topicMachine } from '#machines/post/topic.machine.ts';
import type { Topic as TopicData } from '#services/contract/post.contract.ts';
import { isMissing } from '#services/failure.ts';
import { useTo } from '../context.tsx';
import { countedText } from '../kit/formats.ts';
import { Head } from '../kit/Head.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { MissingPage } from '../kit/MissingPage.tsx';
import { Cover } from '../ui/Cover.tsx';
import { Banner, BannerSkeleton } from './Banner.tsx';
import { PostCards } from './PostCards.tsx';
import { PostFilter } from './PostFilter.tsx';
import * as css from './page.css.ts';

export function Topic({ actor }: { readonly actor: ActorRefFrom<typeof topicMachine> }) {
  const { t } = useTranslation('post');
  const to = useTo();
  const { topic, posts } = useSelector(actor, ({ children }) => children);
  const isLost = useSelector(topic, (snapshot) => !!snapshot?.hasTag('failed') && isMissing(selectFailure(snapshot)));
  const data = useSelector(topic, (snapshot) => (snapshot ? selectData<TopicData>(snapshot) : null));
  if (!topic || !posts) return null;
  if (isLost) {
    const action = { href: to.tagPosts(), label: t('list.toPopular') };
    return <MissingPage title={t('topic.missing')} text={t('topic.missingText')} action={action} />;
  }
  return (
    <div className={css.root}>
      <Head page={data?.name ?? t('topic.label')} description={data?.introduction} image={data?.coverImg} />
      <PostFilter />
      <About actor={topic} />
      <PostCards
        actor={posts}
        label={t('topic.list')}
        emptyTitle={t('topic.empty')}
        emptyText={t('list.emptyText')}
        publish={{ href: to.postCreate(), label: t('list.publish') }}
      />
    </div>
  );
}

function About({ actor }: { readonly actor: ResourceActor<TopicData> }) {
  const { t, i18n } = useTranslation('post');
  return (
    <Loaded<TopicData> actor={actor} heading="h1" failedTitle={t('topic.failed')} skeleton={<BannerSkeleton />}>
      {({ name, introduction, coverImg, postCount, viewCount }) => (
        <Banner
          picture={<Cover src={coverImg} ratio={1} />}
          title={name}
          text={introduction}
          facts={[
            countedText(postCount, i18n.language, (total, count) => t('topic.posts', { count, total })),
            countedText(viewCount, i18n.language, (total, count) => t('topic.views', { count, total })),
          ]}
        />
      )}
    </Loaded>
  );
}
