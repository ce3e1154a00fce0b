import { Schema } from 'effect';
import { friendRequestMessageMaxLength } from './constants.ts';
import { ById, contract, Id, orElse, Page, PageQuery, Tally, Text, Time } from './contract.ts';
import { MemberCard } from './people.contract.ts';
import { atMostCharacters } from './text.ts';

/** `UNKNOWN` is never sent; it stands for a newer server's value. */
export const FriendStatus = orElse(
  Schema.Literals(['PENDING', 'APPROVED', 'IGNORED', 'EXPIRED', 'UNKNOWN']),
  'UNKNOWN',
);
export type FriendStatus = typeof FriendStatus.Type;

/** R3-38: `requestMemberId` asks `memberId`; the profile is the applicant's. */
export const FriendApplication = Schema.Struct({
  id: Id,
  requestMemberId: Id,
  memberId: Id,
  nickname: Text,
  avatar: Text,
  company: Text,
  position: Text,
  message: Text,
  status: FriendStatus,
  createdTime: Time,
});
export type FriendApplication = typeof FriendApplication.Type;

/** §8.4; the numbers are assumed (docs/choices.md R8.4-7). */
export const friendRequestRefusal = {
  repeated: 30001,
  alreadyFriends: 30002,
  self: 30003,
  dailyLimit: 30004,
  blacklisted: 30005,
} as const;

/** Their messages are shown (docs/choices.md R8.4-9). */
export const friendAnswerRefusal = { expired: 30011, handled: 30012 } as const;

export const friend = contract({
  page: {
    method: 'GET',
    path: '/admin/member-friend/page',
    access: 'member',
    query: Schema.Struct(PageQuery),
    data: Page(MemberCard),
  },
  /** Newest first; `pendingCount` counts the unanswered ones. */
  requests: {
    method: 'GET',
    path: '/admin/member-friend/requests',
    access: 'member',
    query: Schema.Struct(PageQuery),
    data: Schema.Struct({ ...Page(FriendApplication).fields, pendingCount: Tally }),
  },
  pendingCount: {
    method: 'GET',
    path: '/admin/member-friend/request/pending-count',
    access: 'member',
    data: Tally,
  },
  message: {
    method: 'GET',
    path: '/admin/member-friend/request/:id/message',
    access: 'member',
    params: ById,
    data: Schema.String,
    uncalled: 'R7.2-19',
  },
  /** Returns the status: if the other member has already asked, the two become friends. */
  submit: {
    method: 'POST',
    path: '/admin/member-friend/request/submit',
    access: 'member',
    act: 'applyFriend',
    body: Schema.Struct({
      memberId: Id,
      message: Schema.String.check(atMostCharacters(friendRequestMessageMaxLength)),
    }),
    data: FriendStatus,
  },
  approve: {
    method: 'POST',
    path: '/admin/member-friend/request/:id/approve',
    access: 'member',
    act: 'handleFriend',
    params: ById,
    data: Schema.Boolean,
  },
  ignore: {
    method: 'POST',
    path: '/admin/member-friend/request/:id/ignore',
    access: 'member',
    act: 'handleFriend',
    params: ById,
    data: Schema.Boolean,
  },
  delete: {
    method: 'DELETE',
    path: '/admin/member-friend/:id/delete',
    access: 'member',
    act: 'handleFriend',
    params: ById,
    data: Schema.Boolean,
  },
});
