import { Effect } from 'effect';
import { type FriendStatus, friend } from '#services/contract/friend.contract.ts';
import { people } from '#services/contract/people.contract.ts';
import { call } from '#services/env.ts';
import { unmarked, writeOnce } from '../kit/write-once.ts';
import { withFriendshipSync } from './friendship-sync.ts';

/** Sends a friend request once: the backend refuses a second one. */
export const askOnce = (body: { readonly memberId: string; readonly message: string }) =>
  withFriendshipSync(
    body.memberId,
    writeOnce<FriendStatus>({
      what: ['friend', body.memberId],
      mark: unmarked,
      find: () =>
        Effect.map(
          call(people.member, { params: { memberId: body.memberId } }),
          ({ isFriend, hasPendingFriendRequest }): FriendStatus | null =>
            isFriend ? 'APPROVED' : hasPendingFriendRequest ? 'PENDING' : null,
        ),
      send: call(friend.submit, { body }),
    }),
  );
