import { entryOf, favouriteKey, putLike, type Tables } from '../tables.ts';
import { countUp, type Folds } from './folds.ts';

const firstFavouriteId = 6_000;

const moveInCircle = (tables: Tables, circleId: string, memberId: string, move: 'joined' | 'left'): void => {
  const moves = entryOf(tables.circleMoves, circleId, () => new Map());
  moves.delete(memberId);
  moves.set(memberId, move);
};

export const contentFolds = {
  'news.viewed': (tables, { id }) => countUp(tables.views, id),
  'activity.viewed': (tables, { id }) => countUp(tables.views, `activity:${id}`),
  'flash.viewed': (tables, { id }) => countUp(tables.views, `flash:${id}`),
  'keyword.searched': (tables, { site, keyword }) => {
    countUp(
      entryOf(tables.searches, site, () => new Map()),
      keyword,
    );
  },
  'post.saved': (tables, { row, text }) => {
    tables.posts.set(row.id, { row, text });
  },
  'post.deleted': (tables, { id }) => {
    tables.deletedPosts.add(id);
  },
  'post.reported': (tables, { row }) => {
    tables.postReports.set(`${row.postId}:${row.memberId}`, row);
  },
  'circle.joined': (tables, { circleId, memberId }) => moveInCircle(tables, circleId, memberId, 'joined'),
  'circle.left': (tables, { circleId, memberId }) => moveInCircle(tables, circleId, memberId, 'left'),
  'comment.written': (tables, { comment, at }) => {
    tables.comments.set(comment.id, { ...comment, at, likeCount: 0 });
  },
  'comment.deleted': (tables, { id }) => {
    tables.deletedComments.add(id);
  },
  'entity.liked': (tables, { entity, memberId }) => putLike(tables, entity, memberId),
  'entity.unliked': (tables, { entity, memberId }) => {
    tables.likes.get(entity)?.delete(memberId);
  },
  'entity.kept': (tables, { memberId, entityType: type, entityId, at }) => {
    tables.favouriteCount += 1;
    const row = { id: String(firstFavouriteId + tables.favouriteCount), type, entityId, at };
    entryOf(tables.favourites, memberId, () => new Map()).set(favouriteKey(row), row);
  },
  'entity.dropped': (tables, { memberId, entityType, entityId }) => {
    tables.favourites.get(memberId)?.delete(favouriteKey({ type: entityType, entityId }));
  },
  'file.stored': (tables, { key, contentType, base64 }) => {
    tables.files.set(key, { contentType, base64 });
  },
} satisfies Partial<Folds>;
