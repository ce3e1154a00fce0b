import { type PlaceName, placeOf } from '#services/address/places.ts';
import { articleMachine } from '../content/article.machine.ts';
import { isModuleName, type ModuleName } from '../content/modules.machine.ts';
import { newsHomeMachine } from '../content/news-home.machine.ts';
import { siteContentMachine } from '../content/site-content.machine.ts';
import type { Params } from '../shared/page.machine.ts';
import type { Route } from './route.ts';

/** The charts of the rooms that an address can ask for; a place without one shows nothing that is fetched. */
export const rooms = {
  newsHome: newsHomeMachine,
  article: articleMachine,
  siteContent: siteContentMachine,
};

export type RoomName = keyof typeof rooms;

const isRoomName = (name: string): name is RoomName => Object.hasOwn(rooms, name);

export const roomAt = (place: PlaceName): RoomName | null => {
  const { room } = placeOf(place);
  return isRoomName(room) ? room : null;
};

/** What a room is given: the address's parameters, and for site content its code (docs/choices.md R2.1-18). */
export const roomParams = ({ place, params }: Route): Params =>
  placeOf(place).room === 'siteContent' ? { ...params, code: place.slice(place.indexOf('.') + 1) } : params;

const everywhere = ['newsTags', 'footerLinks', 'footerQr'] as const satisfies readonly ModuleName[];

export const modulesAt = (place: PlaceName): readonly ModuleName[] => {
  const { aside } = placeOf(place);
  const shown: readonly string[] = aside === 'hidden' ? [] : [...aside.web, ...aside.mobile];
  return [...new Set([...everywhere, ...shown.filter(isModuleName)])];
};
