import { befriend, block, putFollow, type Tables } from '../tables.ts';
import { changeMember, type Folds } from './folds.ts';

interface Follow {
  readonly memberId: string;
  readonly followedId: string;
}

const countFollow = (tables: Tables, { memberId, followedId }: Follow, by: 1 | -1): void => {
  changeMember(tables, memberId, ({ followCount }) => ({ followCount: followCount + by }));
  changeMember(tables, followedId, ({ followerCount }) => ({ followerCount: followerCount + by }));
};

export const relationshipFolds = {
  'member.followed': (tables, event) => {
    putFollow(tables, event);
    countFollow(tables, event, 1);
  },
  'member.unfollowed': (tables, event) => {
    tables.follows.get(event.memberId)?.delete(event.followedId);
    tables.fans.get(event.followedId)?.delete(event.memberId);
    countFollow(tables, event, -1);
  },
  'company.followed': (tables, { memberId, companyId, isFollowed }) => {
    const ids = tables.followedCompanies.get(memberId) ?? new Set<number>();
    if (isFollowed) ids.add(companyId);
    else ids.delete(companyId);
    tables.followedCompanies.set(memberId, ids);
  },
  'friend.requested': (tables, { id, from, to, message, at }) => {
    tables.friendRequests.set(id, { id, from, to, message, at, answer: null });
  },
  'friend.answered': (tables, { id, answer }) => {
    const row = tables.friendRequests.get(id);
    if (!row) return;
    tables.friendRequests.set(id, { ...row, answer });
    if (answer === 'APPROVED') befriend(tables, row.from, row.to);
  },
  'friend.deleted': (tables, { memberId, friendId }) => {
    tables.friends.get(memberId)?.delete(friendId);
    tables.friends.get(friendId)?.delete(memberId);
  },
  'member.blocked': (tables, { memberId, blockedId }) => block(tables, memberId, blockedId),
} satisfies Partial<Folds>;
