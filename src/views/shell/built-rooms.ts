import type { Room } from '#services/address/place.ts';

/** The screens that exist. The others show what they will be for. */
const builtRooms = ['newsHome', 'article', 'siteContent', 'login', 'notFound'] as const satisfies readonly Room[];
export type BuiltRoom = (typeof builtRooms)[number];

/** The screens that say in the document's head what they are about; for the others the house's own words stand. */
export const describesItself = (room: Room): boolean => room === 'article';

/** An address of `redirect` is always rewritten, so it has no screen. */
export type UnbuiltRoom = Exclude<Room, BuiltRoom | 'redirect'>;

export const isBuilt = (room: Room): room is BuiltRoom => builtRooms.some((built) => built === room);

export const isUnbuilt = (room: Room): room is UnbuiltRoom => !isBuilt(room) && room !== 'redirect';
