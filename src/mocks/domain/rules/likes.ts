import type { World } from '../world.ts';

export interface Likeable {
  readonly type: 'news' | 'activity' | 'post' | 'comment';
  readonly id: string;
}

const keyOf = ({ type, id }: Likeable): string => `${type}:${id}`;

export const like = (world: World, memberId: string, liked: Likeable): void => {
  if (!isLiked(world, memberId, liked)) world.commit({ type: 'entity.liked', memberId, entity: keyOf(liked) });
};

export const unlike = (world: World, memberId: string, liked: Likeable): void => {
  if (isLiked(world, memberId, liked)) world.commit({ type: 'entity.unliked', memberId, entity: keyOf(liked) });
};

export const isLiked = (world: World, reader: string | null, liked: Likeable): boolean =>
  reader !== null && (world.tables.likes.get(keyOf(liked))?.has(reader) ?? false);

export const likeCount = (world: World, liked: Likeable, before = 0): number =>
  before + (world.tables.likes.get(keyOf(liked))?.size ?? 0);
