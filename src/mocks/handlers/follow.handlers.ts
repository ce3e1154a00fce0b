import type { follow as contract } from '#services/contract/follow.contract.ts';
import { fansOf, follow, followsOf, unfollow } from '../domain/rules/follows.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const followHandlers = (world: World): Handlers<typeof contract> => ({
  follow: ({ caller, params }) => {
    follow(world, memberIdOf(caller), params.id);
    return true;
  },
  unfollow: ({ caller, params }) => {
    unfollow(world, memberIdOf(caller), params.id);
    return true;
  },
  follows: ({ caller, params, query }) => followsOf(world, caller?.memberId ?? null, params.memberId, query),
  fans: ({ caller, params, query }) => fansOf(world, caller?.memberId ?? null, params.memberId, query),
});
