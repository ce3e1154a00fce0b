import type { Domain } from './domain/domain.ts';
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
import { seededRandom } from './random.ts';
import { replies, threadsFor } from './seed/comments.ts';
import people from './seed/data/people.json' with { type: 'json' };
import { greetingOf } from './seed/relationships.ts';

/** Minimum age of a request before it is answered, in ms. */
const answerDelay = 20_000;
const maxPendingRequests = 20;
const newest = 10;

/** Logged-in members, who are never simulated. */
export const loggedInMembers = ({ tables }: Domain): ReadonlySet<string> =>
  new Set([...tables.families.values()].flatMap(({ memberId, revoked }) => (revoked || !memberId ? [] : [memberId])));

interface ActContext {
  readonly domain: Domain;
  readonly someone: MemberRow;
  readonly users: readonly string[];
  readonly pick: <T>(of: readonly T[]) => T | undefined;
}

type Act = (context: ActContext) => boolean;

const answer: Act = ({ domain, users, pick }) => {
  const loggedIn = loggedInMembers(domain);
  const asked = pick(
    [...domain.tables.friendRequests.values()].filter(
      (row) =>
        users.includes(row.from) &&
        !loggedIn.has(row.to) &&
        statusOf(domain, row) === 'PENDING' &&
        domain.now() - row.at >= answerDelay,
    ),
  );
  if (!asked) return false;
  const mood = pick(['agree', 'agree', 'agree', 'agree', 'agree', 'agree', 'wait', 'wait', 'ignore', 'block']);
  if (mood === 'agree') answerRequest(domain, asked.to, asked.id, 'APPROVED');
  if (mood === 'ignore' || mood === 'block') answerRequest(domain, asked.to, asked.id, 'IGNORED');
  if (mood === 'block') domain.commit({ type: 'member.blocked', memberId: asked.to, blockedId: asked.from });
  return true;
};

const ask: Act = ({ domain, someone, users, pick }) => {
  const { memberId, profile } = someone;
  const userId = pick(
    users.filter(
      (id) =>
        !areFriends(domain, id, memberId) &&
        !hasPendingRequest(domain, id, memberId) &&
        !hasBlocked(domain, id, memberId) &&
        pendingCountOf(domain, id) < maxPendingRequests,
    ),
  );
  if (userId === undefined) return false;
  requestFriend(domain, memberId, userId, greetingOf(profile, pick(people.greetings) ?? ''));
  return true;
};

const followUser: Act = ({ domain, someone: { memberId }, users, pick }) => {
  const userId = pick(users.filter((id) => !isFollowing(domain, memberId, id)));
  if (userId === undefined) return false;
  follow(domain, memberId, userId);
  return true;
};

const commentableEntities = (domain: Domain, users: readonly string[]): readonly Entity[] => {
  const own = users.flatMap((id) => postsOf(domain, id)).filter(({ isDraft }) => !isDraft);
  const rows = own.length > 0 ? own : publishedPosts(domain).slice(0, newest);
  return rows.map(({ id }) => ({ type: 'post', id }));
};

const commentsBy = (domain: Domain, users: readonly string[]) =>
  [...domain.tables.comments.values()].filter(
    ({ id, authorId }) => users.includes(authorId) && !domain.tables.deletedComments.has(id),
  );

const giveLike: Act = ({ domain, someone: { memberId }, users, pick }) => {
  const entities = [
    ...commentableEntities(domain, users),
    ...commentsBy(domain, users).map(({ id }) => ({ type: 'comment' as const, id })),
  ];
  const entity = pick(entities.filter((one) => !isLiked(domain, memberId, one)));
  if (!entity) return false;
  like(domain, memberId, entity);
  return true;
};

const comment: Act = ({ domain, someone: { memberId }, users, pick }) => {
  const answered = pick([undefined, ...commentsBy(domain, users)]);
  const entity = answered ? { type: answered.kind, id: answered.entityId } : pick(commentableEntities(domain, users));
  if (!entity) return false;
  const existing = new Set(commentsOn(domain, entity).map(({ content }) => content));
  const post = entity.type === 'post' ? publishedPosts(domain).find(({ id }) => id === entity.id) : undefined;
  const firstWords = threadsFor(entity.type, post).map(([words = '']) => words);
  const content = pick((answered ? replies : firstWords).filter((words) => !existing.has(words)));
  if (content === undefined) return false;
  writeComment(domain, memberId, entity, { content, ...(answered ? { replyToId: answered.id } : {}) });
  return true;
};

/** Repeated entries are more likely. */
const acts: readonly Act[] = [answer, answer, answer, ask, followUser, giveLike, giveLike, giveLike, comment, comment];

/** One act of a simulated member towards logged-in ones; deterministic for the same state and `moment`. */
export const actOnce = (domain: Domain, moment: number): void => {
  const random = seededRandom(moment);
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  const known = listed(domain);
  const loggedIn = loggedInMembers(domain);
  const personas = new Set(domain.seed.personas.values());
  const users = known.map(({ memberId }) => memberId).filter((id) => loggedIn.has(id));
  const someone = pick(
    known.filter(({ memberId, isBanned }) => !personas.has(memberId) && !loggedIn.has(memberId) && !isBanned),
  );
  if (users.length === 0 || !someone) return;
  const context: ActContext = { domain, someone, users, pick };
  for (const act of [pick(acts) ?? giveLike, giveLike]) if (act(context)) return;
};
