import type { follow as contract } from '#services/contract/follow.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { fansOf, follow, followsOf, unfollow } from '../domain/rules/follows.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const followHandlers = (domain: Domain): Handlers<typeof contract> => ({
  follow: ({ caller, params }) => follow(domain, memberIdOf(caller), params.id),
  unfollow: ({ caller, params }) => unfollow(domain, memberIdOf(caller), params.id),
  follows: ({ caller, params, query }) => followsOf(domain, caller?.memberId ?? null, params.memberId, query),
  fans: ({ caller, params, query }) => fansOf(domain, caller?.memberId ?? null, params.memberId, query),
});
