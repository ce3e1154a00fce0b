import { Schema } from 'effect';
import { ById, contract, Flag, Id, MemberBrief, Page, PageQuery, Time } from './contract.ts';

/** As the caller sees it (docs/choices.md R3-61). */
export const Follow = Schema.Struct({
  ...MemberBrief.fields,
  followedTime: Time,
  isFollowed: Flag,
  isMutual: Flag,
});
export type Follow = typeof Follow.Type;

export const followRefusal = { self: 30003 } as const;

const ByMember = Schema.Struct({ memberId: Id });

/** R7.2-1 to R7.2-4; newest first. */
export const follow = contract({
  follow: { method: 'POST', path: '/admin/member/follow/:id', act: 'follow', params: ById, data: Schema.Boolean },
  unfollow: {
    method: 'POST',
    path: '/admin/member/unfollow/:id',
    act: 'follow',
    params: ById,
    data: Schema.Boolean,
  },
  follows: {
    method: 'GET',
    path: '/admin/member/follow/:memberId',
    params: ByMember,
    query: Schema.Struct(PageQuery),
    data: Page(Follow),
  },
  fans: {
    method: 'GET',
    path: '/admin/member/fans/:memberId',
    params: ByMember,
    query: Schema.Struct(PageQuery),
    data: Page(Follow),
  },
});
