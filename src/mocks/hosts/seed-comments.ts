import type { Seed } from '#mocks/domain/seed.ts';
import type { CommentRow } from '#mocks/domain/seed-rows.ts';
import { type Commented, createComments, readCommentId } from '#mocks/seed/comments.ts';
import { once } from '#mocks/seed/once.ts';
import type { Seed as Made } from '#mocks/seed/seed.ts';
import type { CommentKind } from '#services/contract/comment.contract.ts';
import { byId } from './by-id.ts';

/** What is said of a thing is made when it is first asked for; the id of a comment says of which. */
export const commentsOf = (made: Made, now: number): Pick<Seed, 'comments' | 'commentById'> => {
  const speakers = made.members
    .filter(({ registerStep, isBanned }) => registerStep >= 2 && !isBanned)
    .map(({ id }) => id);
  const commentedAt = commentedIn(made);
  const known = new Map<string, readonly CommentRow[]>();
  const comments = (kind: CommentKind, id: string): readonly CommentRow[] => {
    const commented = commentedAt(kind, id);
    const said = known.get(`${kind}:${id}`) ?? (commented ? createComments(now, commented, speakers) : []);
    known.set(`${kind}:${id}`, said);
    return said;
  };
  return {
    comments,
    commentById: (id) => {
      const found = readCommentId(id);
      return (found && comments(found.kind, found.entityId).find((row) => row.id === id)) ?? null;
    },
  };
};

/** The news, activity or post of an id, as far as what is said of it depends on it; null where there is none. */
const commentedIn = (made: Made): ((kind: CommentKind, id: string) => Commented | null) => {
  const news = byId([...made.news, ...made.drafts]);
  const activities = byId(made.activities);
  const posts = once(() => byId(made.posts()));
  return (kind, id) => {
    if (kind === 'post') {
      const row = posts().get(id);
      return row ? { kind, id, publishTime: row.publishTime, authorId: row.authorId, tagId: row.tagId } : null;
    }
    const row = (kind === 'news' ? news : activities).get(id);
    return row ? { kind, id, publishTime: row.publishTime } : null;
  };
};
