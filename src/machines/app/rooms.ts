import type { AnyStateMachine } from 'xstate';
import { type PlaceName, placeOf } from '#services/address/places.ts';
import { isModuleName, type ModuleName } from '../content/modules.machine.ts';
import { newsHomeMachine } from '../content/news-home.machine.ts';
import { searchKindAt } from '../search/search-kind.ts';
import type { Params } from '../shared/page.machine.ts';
import type { Route } from './route.ts';

/** The chart of the first page most readers see comes with the app. */
export const firstCharts = { newsHome: newsHomeMachine };

/** All other charts come with their page: one line for each room. A place without one shows nothing that is fetched. */
export const pageCharts = {
  profileEditor: () => import('../registration/edit-info.machine.ts').then(({ editInfoMachine }) => editInfoMachine),
  accountSetting: () =>
    import('../session/account-setting.machine.ts').then(({ accountSettingMachine }) => accountSettingMachine),
  article: () => import('../content/article.machine.ts').then(({ articleMachine }) => articleMachine),
  people: () => import('../content/people.machine.ts').then(({ peopleMachine }) => peopleMachine),
  person: () => import('../content/person.machine.ts').then(({ personMachine }) => personMachine),
  companies: () => import('../content/companies.machine.ts').then(({ companiesMachine }) => companiesMachine),
  company: () => import('../content/company.machine.ts').then(({ companyMachine }) => companyMachine),
  product: () => import('../content/product.machine.ts').then(({ productMachine }) => productMachine),
  eventsHome: () => import('../content/events-home.machine.ts').then(({ eventsHomeMachine }) => eventsHomeMachine),
  eventList: () => import('../content/event-list.machine.ts').then(({ eventListMachine }) => eventListMachine),
  event: () => import('../content/event.machine.ts').then(({ eventMachine }) => eventMachine),
  eventPreview: () =>
    import('../content/event-preview.machine.ts').then(({ eventPreviewMachine }) => eventPreviewMachine),
  postList: () => import('../post/post-list.machine.ts').then(({ postListMachine }) => postListMachine),
  post: () => import('../post/post.machine.ts').then(({ postMachine }) => postMachine),
  topic: () => import('../post/topic.machine.ts').then(({ topicMachine }) => topicMachine),
  circles: () => import('../post/circles.machine.ts').then(({ circlesMachine }) => circlesMachine),
  circle: () => import('../post/circle.machine.ts').then(({ circleMachine }) => circleMachine),
  search: () => import('../search/search-results.machine.ts').then(({ searchResultsMachine }) => searchResultsMachine),
  flash: () => import('../content/flashes.machine.ts').then(({ flashMachine }) => flashMachine),
  flashes: () => import('../content/flashes.machine.ts').then(({ flashesMachine }) => flashesMachine),
  newsList: () => import('../content/news-list.machine.ts').then(({ newsListMachine }) => newsListMachine),
  newsPreview: () => import('../content/article.machine.ts').then(({ newsPreviewMachine }) => newsPreviewMachine),
  siteContent: () => import('../content/site-content.machine.ts').then(({ siteContentMachine }) => siteContentMachine),
};

/** Charts of no page of their own, fetched when they are first needed. */
export const laterCharts = {
  reactions: () => import('../content/reactions.machine.ts').then(({ reactionsMachine }) => reactionsMachine),
};

export type LaterChart = keyof typeof laterCharts;
export type PageRoom = keyof typeof pageCharts;
export type RoomName = keyof typeof firstCharts | PageRoom;

type Brought<N extends PageRoom> = Awaited<ReturnType<(typeof pageCharts)[N]>>;
/** The charts of all rooms, as the root knows them once they are fetched. */
export type RoomCharts = typeof firstCharts & { readonly [N in PageRoom]: Brought<N> };
export type LaterCharts = { readonly [N in LaterChart]: Awaited<ReturnType<(typeof laterCharts)[N]>> };

/** Brings a chart that is not here from the start; with that of a page comes what its buttons need. */
export const bringChart = async (name: PageRoom | LaterChart): Promise<AnyStateMachine> => {
  if (!isPageRoom(name)) return laterCharts[name]();
  const [chart] = await Promise.all([pageCharts[name](), laterCharts.reactions()]);
  return chart;
};

/** Whether the chart of a room has to be fetched. */
export const isPageRoom = (name: string): name is PageRoom => Object.hasOwn(pageCharts, name);

export const isLater = (name: string): name is PageRoom | LaterChart =>
  isPageRoom(name) || Object.hasOwn(laterCharts, name);

const isRoomName = (name: string): name is RoomName => isPageRoom(name) || Object.hasOwn(firstCharts, name);

export const roomAt = (place: PlaceName): RoomName | null => {
  const { room } = placeOf(place);
  return isRoomName(room) ? room : null;
};

/** The room of a place whose chart has to be fetched, or null. */
export const pageRoomAt = (place: PlaceName): PageRoom | null => {
  const { room } = placeOf(place);
  return isPageRoom(room) ? room : null;
};

/** Which list of people a place shows. */
const peopleLists: Partial<Record<PlaceName, string>> = {
  'news.people': 'all',
  'news.peopleTag': 'tag',
  'news.peoplePopular': 'popular',
  'news.peopleInterest': 'interest',
  'news.peopleVisitors': 'visitors',
};

/**
 * What the place itself says: site content its code (docs/choices.md R2.1-18), a list of news of what, a search what it looks for (R2.4-24),
 * people which list of them.
 */
const said = (route: Route): Params => {
  const { place } = route;
  const list = peopleLists[place];
  switch (placeOf(place).room) {
    case 'siteContent':
    case 'newsList':
      return { code: place.slice(place.indexOf('.') + 1) };
    case 'search':
      return { kind: searchKindAt(route) };
    default:
      return list === undefined ? {} : { list };
  }
};

/** What a room is given: the address's query, over it its parameters, and what its place says. */
export const roomParams = (route: Route): Params => ({ ...route.query, ...route.params, ...said(route) });

const everywhere = ['newsTags', 'footerLinks', 'footerQr'] as const satisfies readonly ModuleName[];

/** What stands beside a place; the post site's own pages have its tags over them (R2.4-13). */
export const modulesAt = (place: PlaceName): readonly ModuleName[] => {
  const { aside, publishButton } = placeOf(place);
  const shown: readonly string[] = aside === 'hidden' ? [] : [...aside.web, ...aside.mobile];
  return [
    ...new Set([...everywhere, ...(publishButton ? (['postTags'] as const) : []), ...shown.filter(isModuleName)]),
  ];
};
