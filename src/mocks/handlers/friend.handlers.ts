import type { friend } from '#services/contract/friend.contract.ts';
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
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const friendHandlers = (world: World): Handlers<typeof friend> => ({
  page: ({ caller, query }) => friendsOf(world, memberIdOf(caller), query),
  requests: ({ caller, query }) => requestsTo(world, memberIdOf(caller), query),
  pendingCount: ({ caller }) => pendingCountOf(world, memberIdOf(caller)),
  message: ({ caller, params }) => requestMessage(world, memberIdOf(caller), params.id),
  submit: ({ caller, body }) => requestFriend(world, memberIdOf(caller), body.memberId, body.message),
  approve: ({ caller, params }) => {
    answerRequest(world, memberIdOf(caller), params.id, 'APPROVED');
    return true;
  },
  ignore: ({ caller, params }) => {
    answerRequest(world, memberIdOf(caller), params.id, 'IGNORED');
    return true;
  },
  delete: ({ caller, params }) => {
    deleteFriend(world, memberIdOf(caller), params.id);
    return true;
  },
});
