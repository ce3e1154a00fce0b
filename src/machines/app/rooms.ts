import type { AnyStateMachine } from 'xstate';
import type { Room } from '#services/address/place.ts';
import { type PlaceName, placeOf } from '#services/address/places.ts';
import type { ViewedType } from '#services/contract/log.contract.ts';
import { isModuleName, type ModuleName } from '../content/modules.machine.ts';
import { newsHomeMachine } from '../content/news-home.machine.ts';
import { searchKindAt } from '../search/search-kind.ts';
import type { Params } from '../shared/page.machine.ts';
import type { laterCharts, pageCharts } from './page-charts.ts';
import type { Route } from './route.ts';
import type { PageVisit } from './visit-log.machine.ts';

/** The chart of the first page most readers see comes with the app. */
export const firstCharts = { newsHome: newsHomeMachine };

/**
 * Rooms without a chart that comes with their page: the first one, and those that fetch nothing or are not built yet.
 * The charts of all others stand in `page-charts.ts`.
 */
const withoutPageChart: readonly Room[] = [
  'newsHome',
  'login',
  'notFound',
  'redirect',
  'postHome',
  'message',
  'messages',
];

export type LaterChart = keyof typeof laterCharts;
export type PageRoom = keyof typeof pageCharts;
export type RoomName = keyof typeof firstCharts | PageRoom;

type Brought<N extends PageRoom> = Awaited<ReturnType<(typeof pageCharts)[N]>>;
/** The charts of all rooms, as the root knows them once they are fetched. */
export type RoomCharts = typeof firstCharts & { readonly [N in PageRoom]: Brought<N> };
export type LaterCharts = { readonly [N in LaterChart]: Awaited<ReturnType<(typeof laterCharts)[N]>> };

/** Brings a chart that is not here from the start; with that of a page comes what its buttons need. */
export const bringChart = async (name: string): Promise<AnyStateMachine> => {
  const { pageCharts, laterCharts } = await import('./page-charts.ts');
  const charts: Readonly<Record<string, () => Promise<AnyStateMachine>>> = { ...pageCharts, ...laterCharts };
  const [chart] = await Promise.all([charts[name]?.(), laterCharts.reactions()]);
  if (!chart) throw new Error(`no chart for ${name}`);
  return chart;
};

/** Whether the chart of a room has to be fetched. */
export const isPageRoom = (room: Room): room is PageRoom => !withoutPageChart.includes(room);

const isRoomName = (room: Room): room is RoomName => isPageRoom(room) || Object.hasOwn(firstCharts, room);

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

/** The mini program shows the same texts as the site: `miniappPrivacy` is `privacy`. */
const siteCode = (place: PlaceName): string =>
  place.slice(place.indexOf('.') + 1).replace(/^miniapp./, (start) => start.slice(-1).toLowerCase());

/**
 * What the place itself says: site content its code (docs/choices.md R2.1-18), a list of news of what, a search what it looks for (R2.4-24),
 * people which list of them.
 */
const said = (route: Route): Params => {
  const { place } = route;
  const list = peopleLists[place];
  switch (placeOf(place).room) {
    case 'siteContent':
      return { code: siteCode(place) };
    case 'newsList':
      return { code: place.slice(place.indexOf('.') + 1) };
    case 'search':
      return { kind: searchKindAt(route) };
    case 'systemMessage':
      return { part: route.hash };
    default:
      return list === undefined ? {} : { list };
  }
};

/** What a room is given: the address's query, over it its parameters, and what its place says. */
export const roomParams = (route: Route): Params => ({ ...route.query, ...route.params, ...said(route) });

const viewed: Partial<Record<Room, ViewedType>> = {
  article: 'news',
  flash: 'flash',
  event: 'activity',
  post: 'post',
  company: 'company',
  product: 'product',
  person: 'member',
};

/** What the page of a route is about, where it is about one thing. */
export const entityAt = ({ place, params }: Route): PageVisit['entity'] => {
  const type = viewed[placeOf(place).room];
  return type === undefined || params.id === undefined ? null : { type, id: params.id };
};

const everywhere = ['newsTags', 'footerLinks', 'footerQr'] as const satisfies readonly ModuleName[];

/** What stands over every page of a member. */
export const ownModules = ['systemMessages'] as const satisfies readonly ModuleName[];

/** What stands beside a place; the post site's own pages have its tags over them (R2.4-13). */
export const modulesAt = (place: PlaceName): readonly ModuleName[] => {
  const { aside, publishButton } = placeOf(place);
  const shown: readonly string[] = aside === 'hidden' ? [] : [...aside.web, ...aside.mobile];
  return [
    ...new Set([...everywhere, ...(publishButton ? (['postTags'] as const) : []), ...shown.filter(isModuleName)]),
  ];
};
