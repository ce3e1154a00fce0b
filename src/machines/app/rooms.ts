import type { Room } from '#services/address/place.ts';
import { type PlaceName, placeOf } from '#services/address/places.ts';
import type { ViewedType } from '#services/contract/log.contract.ts';
import { isModuleName, type ModuleName } from '../content/modules.machine.ts';
import { searchKindAt } from '../search/search-kind.ts';
import { isLazyChart } from '../shared/lazy-chart.ts';
import type { Params } from '../shared/page.machine.ts';
import { pageCharts } from './page-charts.ts';
import type { Route } from './route.ts';
import type { PageVisit } from './visit-log.machine.ts';

export type RoomName = keyof typeof pageCharts;

const isRoomName = (room: string): room is RoomName => Object.hasOwn(pageCharts, room);

/** The room of a place that has a chart, or null. */
export const roomAt = (place: PlaceName): RoomName | null => {
  const { room } = placeOf(place);
  return isRoomName(room) ? room : null;
};

/** Loads the chart of a room before it is needed. */
export const prefetchChart = async (room: string): Promise<unknown> => {
  const chart = isRoomName(room) ? pageCharts[room] : null;
  return isLazyChart(chart) ? chart.load() : null;
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
