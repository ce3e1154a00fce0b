import type { favourite as contract } from '#services/contract/favourite.contract.ts';
import { favourite, favouritesOf, unfavourite } from '../domain/rules/favourites.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const favouriteHandlers = (world: World): Handlers<typeof contract> => ({
  favourite: ({ caller, body: { type, entityId } }) => {
    favourite(world, memberIdOf(caller), { type, id: entityId });
    return true;
  },
  unfavourite: ({ caller, body: { type, entityId } }) => {
    unfavourite(world, memberIdOf(caller), { type, id: entityId });
    return true;
  },
  page: ({ caller, query }) => favouritesOf(world, memberIdOf(caller), query),
});
