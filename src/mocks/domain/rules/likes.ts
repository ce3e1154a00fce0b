import type { Domain } from '../domain.ts';

interface Likeable {
  readonly type: 'news' | 'activity' | 'post' | 'comment';
  readonly id: string;
}

const keyOf = ({ type, id }: Likeable): string => `${type}:${id}`;

export const like = (domain: Domain, memberId: string, liked: Likeable): void => {
  if (!isLiked(domain, memberId, liked)) domain.commit({ type: 'entity.liked', memberId, entity: keyOf(liked) });
};

export const unlike = (domain: Domain, memberId: string, liked: Likeable): void => {
  if (isLiked(domain, memberId, liked)) domain.commit({ type: 'entity.unliked', memberId, entity: keyOf(liked) });
};

export const isLiked = (domain: Domain, viewer: string | null, liked: Likeable): boolean =>
  viewer !== null && (domain.tables.likes.get(keyOf(liked))?.has(viewer) ?? false);

export const likeCount = (domain: Domain, liked: Likeable, before = 0): number =>
  before + (domain.tables.likes.get(keyOf(liked))?.size ?? 0);
