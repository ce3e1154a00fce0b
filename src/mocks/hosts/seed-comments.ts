import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { Seed } from '../domain/domain-seed.ts';
import type { CommentRow } from '../domain/seed-rows.ts';
import {
  type Commented,
  createComments,
  readCommentId,
  threadsFor,
  threadsOfAnyNews,
  threadsOfNews,
} from '../seed/comments.ts';
import type { SeedData } from '../seed/create-seed.ts';
import { factsOf } from '../seed/facts.ts';
import { personaIds } from '../seed/members.ts';
import { once } from '../seed/once.ts';
import { timesOf } from '../seed/relationships.ts';
import { byId } from './by-id.ts';

/** Comments are generated on demand; an id identifies the commented entity. */
export const commentsOf = (made: SeedData, now: number): Pick<Seed, 'comments' | 'commentById'> => {
  const members = made.members
    .filter(({ registerStep, isBanned }) => registerStep >= 2 && !isBanned)
    .map(({ id }) => ({ id, joinedAt: timesOf(id, now).joinedAt }));
  const commenters = { members, regular: personaIds.liran };
  const commentedAt = commentedIn(made);
  const known = new Map<string, readonly CommentRow[]>();
  const comments = (kind: CommentKind, id: string): readonly CommentRow[] => {
    const commented = commentedAt(kind, id);
    const rows = known.get(`${kind}:${id}`) ?? (commented ? createComments(now, commented, commenters) : []);
    known.set(`${kind}:${id}`, rows);
    return rows;
  };
  return {
    comments,
    commentById: (id) => {
      const found = readCommentId(id);
      return (found && comments(found.kind, found.entityId).find((row) => row.id === id)) ?? null;
    },
  };
};

const commentedIn = (made: SeedData): ((kind: CommentKind, id: string) => Commented | null) => {
  const news = byId(made.news);
  const activities = byId(made.activities);
  const posts = once(() => byId(made.posts().filter(({ isDraft }) => !isDraft)));
  return (kind, id) => {
    const article = kind === 'news' ? news.get(id) : undefined;
    const row = article ?? (kind === 'post' ? posts().get(id) : kind === 'activity' ? activities.get(id) : undefined);
    if (!row) return null;
    const { publishTime, viewCount } = row;
    const authorId = 'authorId' in row ? (row.authorId ?? undefined) : undefined;
    if (article) {
      const any = threadsOfAnyNews.filter((_, at) => (Number(id) + at) % 3 === 0);
      const words = [...threadsOfNews(article.brief.story), ...any];
      return { kind, id, publishTime, viewCount, authorId, words, slots: factsOf(article.brief, made.companies).slots };
    }
    const words = threadsFor(kind, 'tagId' in row ? row : undefined);
    return { kind, id, publishTime, viewCount, authorId, words, slots: {} };
  };
};
