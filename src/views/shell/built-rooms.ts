import type { RoomName } from '#machines/app/rooms.ts';
import type { Room } from '#services/address/place.ts';

/** The screens that exist; addresses of the other rooms are always rewritten. */
const chartedRooms = [
  'profileEditor',
  'accountSetting',
  'newsHome',
  'article',
  'companies',
  'company',
  'product',
  'eventsHome',
  'eventList',
  'event',
  'eventPreview',
  'people',
  'person',
  'search',
  'systemMessage',
  'newsList',
  'newsPreview',
  'flashes',
  'flash',
  'siteContent',
  'postList',
  'post',
  'postEditor',
  'topic',
  'circles',
  'circle',
  'flows',
] as const satisfies readonly (Room & RoomName)[];
const bareRooms = ['login', 'notFound', 'messages', 'message'] as const satisfies readonly Room[];

/** A page with a chart. */
export type ChartedRoom = (typeof chartedRooms)[number];
/** A page without a chart of its own. */
export type BareRoom = (typeof bareRooms)[number];
export type BuiltRoom = ChartedRoom | BareRoom;

/** The screens that say in the document's head what they are about; for the others the house's own words stand. */
const describing: readonly Room[] = [
  'article',
  'circle',
  'circles',
  'companies',
  'company',
  'event',
  'eventList',
  'eventPreview',
  'eventsHome',
  'flash',
  'flashes',
  'flows',
  'message',
  'messages',
  'newsList',
  'newsPreview',
  'people',
  'person',
  'post',
  'postList',
  'product',
  'search',
  'siteContent',
  'topic',
];
export const describesItself = (room: Room): boolean => describing.includes(room);

export const isCharted = (room: string): room is ChartedRoom => chartedRooms.some((charted) => charted === room);
export const isBare = (room: string): room is BareRoom => bareRooms.some((bare) => bare === room);
export const isBuilt = (room: string): room is BuiltRoom => isCharted(room) || isBare(room);
