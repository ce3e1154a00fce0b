import type { World } from '../world.ts';

/** What can be liked. */
export interface Likeable {
  readonly type: 'news' | 'activity' | 'post' | 'comment';
  readonly id: string;
}

/** The key of a thing in the tables that count what members do with it. */
const keyOf = ({ type, id }: Likeable): string => `${type}:${id}`;

/** Once per member: a second time changes nothing. The caller sees to it that the thing exists. */
export const like = (world: World, memberId: string, liked: Likeable): void => {
  if (!isLiked(world, memberId, liked)) world.commit({ type: 'entity.liked', memberId, entity: keyOf(liked) });
};

export const unlike = (world: World, memberId: string, liked: Likeable): void => {
  if (isLiked(world, memberId, liked)) world.commit({ type: 'entity.unliked', memberId, entity: keyOf(liked) });
};

/** @param reader null for a guest */
export const isLiked = (world: World, reader: string | null, liked: Likeable): boolean =>
  reader !== null && (world.tables.likes.get(keyOf(liked))?.has(reader) ?? false);

/** @param before how many the seed says there were */
export const likeCount = (world: World, liked: Likeable, before = 0): number =>
  before + (world.tables.likes.get(keyOf(liked))?.size ?? 0);
