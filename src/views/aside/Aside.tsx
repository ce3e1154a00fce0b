import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { AsideModule } from '#machines/app/pages.ts';
import { DeferUntilVisible } from '../kit/DeferUntilVisible.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { HotActivities } from './EventsBlock.tsx';
import { MemberInfo } from './MemberInfo.tsx';
import { FeatureTopics, FoodTools, HotNews, LatestFlashes } from './NewsBlocks.tsx';
import { InterestPeople, RecommendedFollow, Visitors } from './PeopleBlocks.tsx';
import { Posts, PublishLink } from './PostBlocks.tsx';
import { type ChipLink, MobileNewsLinks, Promo, RelatedLinks, SmallFooter } from './SideBlocks.tsx';

/** Number of modules visible without scrolling on most pages. */
const first = 3;

const moduleHeight = 320;

interface AsideProps {
  readonly modules: readonly AsideModule[];
  readonly topics: readonly ChipLink[];
  readonly page: AnyActorRef | undefined;
  readonly circle: string | undefined;
}

export function AsideModules({ modules, topics, page, circle }: AsideProps) {
  const views: Readonly<Record<AsideModule, ReactNode>> = {
    latestFlashes: <LatestFlashes />,
    hotNews: <HotNews />,
    hotActivities: <HotActivities />,
    featureTopics: <FeatureTopics />,
    foodTools: <FoodTools />,
    communityGroup: <Promo name="communityGroup" />,
    officialAccount: <Promo name="officialAccount" />,
    memberInfo: <MemberInfo />,
    relatedLinks: <RelatedLinks />,
    mobileNewsLinks: <MobileNewsLinks links={topics} />,
    footer: <SmallFooter />,
    recommendedFollow: <RecommendedFollow />,
    visitors: <Visitors />,
    interestPeople: <InterestPeople />,
    publishButton: <PublishLink circle={circle} />,
    hotPosts: <Posts page={page} name="hotPosts" />,
    relatedPosts: <Posts page={page} name="relatedPosts" />,
  };
  return modules.map((name, at) => (
    <PartBoundary key={name}>
      {at < first ? views[name] : <DeferUntilVisible height={moduleHeight}>{views[name]}</DeferUntilVisible>}
    </PartBoundary>
  ));
}
