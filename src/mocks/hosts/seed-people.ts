import type { Seed } from '../domain/domain-seed.ts';
import type { FollowRow } from '../domain/seed-rows.ts';
import { avatar } from '../seed/avatars.ts';
import type { SeedData } from '../seed/create-seed.ts';
import { createFavourites, createFollows } from '../seed/follows.ts';
import { personaIds } from '../seed/members.ts';
import { createConversations, messageTemplates } from '../seed/messages.ts';
import { createRelationships } from '../seed/relationships.ts';
import { createWorkAndEducation } from '../seed/work-and-education.ts';
import { byId } from './by-id.ts';
import { memberOf } from './seed-member.ts';

type MemberPart = Pick<Seed, 'members' | 'personas' | 'workAndEducationOf' | 'avatarOf' | 'blocks' | 'favourites'>;
type RelationshipPart = Pick<Seed, 'friends' | 'friendRequests' | 'visits' | 'follows'>;
type ConversationPart = Pick<Seed, 'conversations' | 'messages' | 'readMessages' | 'messageTemplates'>;

export const peopleOf = (made: SeedData, now: number): MemberPart & RelationshipPart & ConversationPart => {
  const { friends, requests, visits } = createRelationships(now, made.members);
  const friendsOfLiran = friends.filter(([id]) => id === personaIds.liran).map(([, id]) => id);
  const messaging = createConversations(now, made.members, friendsOfLiran, () => made.posts());
  const follows = createFollows(now, made.members, friendsOfLiran);
  return {
    ...membersOf(made, now, follows),
    friends: [...friends, ...messaging.friends],
    friendRequests: requests,
    visits,
    follows,
    conversations: messaging.conversations,
    messages: messaging.messages,
    readMessages: messaging.readMessages,
    messageTemplates,
  };
};

const membersOf = (made: SeedData, now: number, follows: readonly FollowRow[]): MemberPart => {
  const rows = byId(made.members);
  const byFollower = Map.groupBy(follows, ({ memberId }) => memberId);
  const byFollowed = Map.groupBy(follows, ({ followedId }) => followedId);
  return {
    members: made.members.map((row) =>
      memberOf(row, now, {
        followerCount: byFollowed.get(row.id)?.length ?? 0,
        followCount: byFollower.get(row.id)?.length ?? 0,
      }),
    ),
    personas: new Map(Object.entries(personaIds)),
    workAndEducationOf: (memberId) => {
      const row = rows.get(memberId);
      return row ? createWorkAndEducation(row, made.companies) : { work: [], education: [] };
    },
    avatarOf: avatar,
    blocks: made.members.flatMap(({ id, blockedIds }) => blockedIds.map((blocked) => [id, blocked] as const)),
    favourites: createFavourites(now, [
      ...made.news.slice(0, 120).map(({ id }) => ({ type: 'news' as const, id })),
      ...made.activities.slice(0, 30).map(({ id }) => ({ type: 'activity' as const, id })),
    ]),
  };
};
