import type { favourite as contract } from '#services/contract/favourite.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { favourite, favouritesOf, unfavourite } from '../domain/rules/favourites.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const favouriteHandlers = (domain: Domain): Handlers<typeof contract> => ({
  favourite: ({ caller, body: { type, entityId } }) => favourite(domain, memberIdOf(caller), { type, id: entityId }),
  unfavourite: ({ caller, body: { type, entityId } }) =>
    unfavourite(domain, memberIdOf(caller), { type, id: entityId }),
  page: ({ caller, query }) => favouritesOf(domain, memberIdOf(caller), query),
});
