import type { friend } from '#services/contract/friend.contract.ts';
import type { Domain } from '../domain/domain.ts';
import {
  answerRequest,
  deleteFriend,
  pendingCountOf,
  requestFriend,
  requestMessage,
  requestsTo,
} from '../domain/rules/friends.ts';
import { friendsOf } from '../domain/rules/people.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const friendHandlers = (domain: Domain): Handlers<typeof friend> => ({
  page: ({ caller, query }) => friendsOf(domain, memberIdOf(caller), query),
  requests: ({ caller, query }) => requestsTo(domain, memberIdOf(caller), query),
  pendingCount: ({ caller }) => pendingCountOf(domain, memberIdOf(caller)),
  message: ({ caller, params }) => requestMessage(domain, memberIdOf(caller), params.id),
  submit: ({ caller, body }) => requestFriend(domain, memberIdOf(caller), body.memberId, body.message),
  approve: ({ caller, params }) => answerRequest(domain, memberIdOf(caller), params.id, 'APPROVED'),
  ignore: ({ caller, params }) => answerRequest(domain, memberIdOf(caller), params.id, 'IGNORED'),
  delete: ({ caller, params }) => deleteFriend(domain, memberIdOf(caller), params.id),
});
