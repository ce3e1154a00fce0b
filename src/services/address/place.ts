import type { Shapes } from './match.ts';
import type { SiteId } from './sites.ts';

/** The kinds of results a search can show (R2.6-80). */
export const searchKinds = ['news', 'people', 'post', 'events', 'company'] as const;
export type SearchKind = (typeof searchKinds)[number];
export const searchPatterns = ['/search', '/search/:word', '/search/:kind/:word'] as const;

const id = /^\d+$/;
/** Tag codes start with a letter (R2.6-78). */
const code = /^[A-Za-z][\w-]*$/;
/** What the parameters of all patterns look like. */
export const shapes: Shapes = {
  id,
  tagId: id,
  companyId: id,
  sourceId: id,
  tagCode: code,
  parentTagCode: code,
  classTag: code,
  themeTag: code,
  postTag: code,
  kind: /^(news|people|post|events|company)$/,
};

/** `anyone` unless a route is marked otherwise (R2.6-83). */
export type Access = 'anyone' | 'member';

/** The modules of §2.5. */
export type AsideModule =
  | 'latestFlashes'
  | 'hotNews'
  | 'foodTools'
  | 'featureTopics'
  | 'recommendedFollow'
  | 'visitors'
  | 'interestPeople'
  | 'communityGroup'
  | 'memberInfo'
  | 'relatedLinks'
  | 'mobileNewsLinks'
  | 'footer'
  | 'hotActivities'
  | 'publishButton'
  | 'hotPosts'
  | 'relatedPosts'
  | 'officialAccount';

export type Aside = 'hidden' | { readonly web: readonly AsideModule[]; readonly mobile: readonly AsideModule[] };

/** The screen a place opens; several places may share one. */
export type Room =
  | 'notFound'
  | 'redirect'
  | 'login'
  | 'siteContent'
  | 'flows'
  | 'search'
  | 'newsHome'
  | 'newsPreview'
  | 'newsList'
  | 'article'
  | 'flashes'
  | 'flash'
  | 'people'
  | 'person'
  | 'companies'
  | 'company'
  | 'product'
  | 'eventsHome'
  | 'eventPreview'
  | 'eventList'
  | 'event'
  | 'postHome'
  | 'postList'
  | 'post'
  | 'postEditor'
  | 'topic'
  | 'circles'
  | 'circle'
  | 'systemMessage'
  | 'profileEditor'
  | 'accountSetting'
  | 'messages'
  | 'message';

/** The names the specification gives to routes (§2.6). */
export type RouteName =
  | '404'
  | 'login'
  | 'homeIndex'
  | 'homeSearch'
  | 'homeTagSearch'
  | 'editPost'
  | 'postDetail'
  | 'topicDetail'
  | 'accountSetting'
  | 'message-list'
  | 'message'
  | 'tagPostPage'
  | 'flashList'
  | 'flashDetail'
  | 'hotNews'
  | 'defaultNewsDetail'
  | 'sourceNews'
  | 'foodtoolsNews'
  | 'featuresNews'
  | 'member-detail'
  | 'eventList'
  | 'defaultCategoryEventDetail';

/**
 * One row of the route table. `patterns` are relative to the site's base, the plainest first; a common place exists
 * under every base. `footer` and `publishButton` are the flags of §2.1 (R2.1-7, R2.1-9). `leadsTo` is a path of the
 * same site to which the place only redirects. `hasParts`: a hash names another part to show, not a place in the text.
 */
export interface Place<Pattern extends string = string> {
  readonly site: SiteId | 'common';
  readonly patterns: readonly Pattern[];
  readonly room: Room;
  readonly aside: Aside;
  readonly access: Access;
  readonly footer: boolean;
  readonly publishButton: boolean;
  readonly name: RouteName | null;
  readonly leadsTo: string | null;
  readonly hasParts: boolean;
}

interface Traits {
  readonly room: Room;
  readonly aside: Aside;
  readonly access?: Access;
  readonly footer?: boolean;
  readonly publishButton?: boolean;
  readonly name?: RouteName;
  readonly leadsTo?: string;
  readonly hasParts?: boolean;
}

export const place = <const Pattern extends string>(
  site: Place['site'],
  patterns: readonly Pattern[],
  traits: Traits,
): Place<Pattern> => ({
  access: 'anyone',
  footer: true,
  publishButton: false,
  name: null,
  leadsTo: null,
  hasParts: false,
  ...traits,
  site,
  patterns,
});
