import { commentsOn } from './domain/rules/comment-rows.ts';
import { writeComment } from './domain/rules/comments.ts';
import type { Entity } from './domain/rules/entities.ts';
import { follow, isFollowing } from './domain/rules/follows.ts';
import {
  answerRequest,
  areFriends,
  hasBlocked,
  hasPendingRequest,
  pendingCountOf,
  requestFriend,
  statusOf,
} from './domain/rules/friends.ts';
import { isLiked, like } from './domain/rules/likes.ts';
import { listed } from './domain/rules/people.ts';
import { postsOf, publishedPosts } from './domain/rules/post-rows.ts';
import type { MemberRow } from './domain/seed-rows.ts';
import type { World } from './domain/world.ts';
import { seededRandom } from './random.ts';
import { replies, saidBelow } from './seed/comments.ts';
import people from './seed/data/people.json' with { type: 'json' };
import { greetingOf } from './seed/ties.ts';

/** Minimum age of a request before it is answered, in ms. */
const thinking = 20_000;
const patience = 20;
const newest = 10;

/** Logged-in members, who are never simulated. */
export const playedMembers = ({ tables }: World): ReadonlySet<string> =>
  new Set([...tables.families.values()].flatMap(({ memberId, revoked }) => (revoked || !memberId ? [] : [memberId])));

interface Scene {
  readonly world: World;
  readonly someone: MemberRow;
  readonly readers: readonly string[];
  readonly pick: <T>(of: readonly T[]) => T | undefined;
}

type Act = (scene: Scene) => boolean;

const answer: Act = ({ world, readers, pick }) => {
  const played = playedMembers(world);
  const asked = pick(
    [...world.tables.friendRequests.values()].filter(
      (row) =>
        readers.includes(row.from) &&
        !played.has(row.to) &&
        statusOf(world, row) === 'PENDING' &&
        world.now() - row.at >= thinking,
    ),
  );
  if (!asked) return false;
  const mood = pick(['agree', 'agree', 'agree', 'agree', 'agree', 'agree', 'wait', 'wait', 'ignore', 'block']);
  if (mood === 'agree') answerRequest(world, asked.to, asked.id, 'APPROVED');
  if (mood === 'ignore' || mood === 'block') answerRequest(world, asked.to, asked.id, 'IGNORED');
  if (mood === 'block') world.commit({ type: 'member.blocked', memberId: asked.to, blockedId: asked.from });
  return true;
};

const ask: Act = ({ world, someone, readers, pick }) => {
  const { memberId, profile } = someone;
  const reader = pick(
    readers.filter(
      (id) =>
        !areFriends(world, id, memberId) &&
        !hasPendingRequest(world, id, memberId) &&
        !hasBlocked(world, id, memberId) &&
        pendingCountOf(world, id) < patience,
    ),
  );
  if (reader === undefined) return false;
  requestFriend(world, memberId, reader, greetingOf(profile, pick(people.greetings) ?? ''));
  return true;
};

const becomeFan: Act = ({ world, someone: { memberId }, readers, pick }) => {
  const reader = pick(readers.filter((id) => !isFollowing(world, memberId, id)));
  if (reader === undefined) return false;
  follow(world, memberId, reader);
  return true;
};

const talkedAbout = (world: World, readers: readonly string[]): readonly Entity[] => {
  const own = readers.flatMap((id) => postsOf(world, id)).filter(({ isDraft }) => !isDraft);
  const rows = own.length > 0 ? own : publishedPosts(world).slice(0, newest);
  return rows.map(({ id }) => ({ type: 'post', id }));
};

const saidBy = (world: World, readers: readonly string[]) =>
  [...world.tables.comments.values()].filter(
    ({ id, authorId }) => readers.includes(authorId) && !world.tables.deletedComments.has(id),
  );

const praise: Act = ({ world, someone: { memberId }, readers, pick }) => {
  const things = [
    ...talkedAbout(world, readers),
    ...saidBy(world, readers).map(({ id }) => ({ type: 'comment' as const, id })),
  ];
  const thing = pick(things.filter((one) => !isLiked(world, memberId, one)));
  if (!thing) return false;
  like(world, memberId, thing);
  return true;
};

const comment: Act = ({ world, someone: { memberId }, readers, pick }) => {
  const answered = pick([undefined, ...saidBy(world, readers)]);
  const entity = answered ? { type: answered.kind, id: answered.entityId } : pick(talkedAbout(world, readers));
  if (!entity) return false;
  const said = new Set(commentsOn(world, entity).map(({ content }) => content));
  const post = entity.type === 'post' ? publishedPosts(world).find(({ id }) => id === entity.id) : undefined;
  const firstWords = saidBelow(entity.type, post).map(([words = '']) => words);
  const content = pick((answered ? replies : firstWords).filter((words) => !said.has(words)));
  if (content === undefined) return false;
  writeComment(world, memberId, entity, { content, ...(answered ? { replyToId: answered.id } : {}) });
  return true;
};

/** Repeated entries are more likely. */
const acts: readonly Act[] = [answer, answer, answer, ask, becomeFan, praise, praise, praise, comment, comment];

/** One act of a simulated member towards logged-in ones; deterministic for the same state and `moment`. */
export const actOnce = (world: World, moment: number): void => {
  const random = seededRandom(moment);
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  const known = listed(world);
  const played = playedMembers(world);
  const personas = new Set(world.seed.personas.values());
  const readers = known.map(({ memberId }) => memberId).filter((id) => played.has(id));
  const someone = pick(
    known.filter(({ memberId, isBanned }) => !personas.has(memberId) && !played.has(memberId) && !isBanned),
  );
  if (readers.length === 0 || !someone) return;
  const scene: Scene = { world, someone, readers, pick };
  for (const act of [pick(acts) ?? praise, praise]) if (act(scene)) return;
};
