import { notFound } from '../refusal.ts';
import type { PostRow, PostText } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { commentCount } from './comment-rows.ts';
import { likeCount } from './likes.ts';

const allPosts = (world: World): readonly PostRow[] => {
  const { posts, deletedPosts } = world.tables;
  const first = world.seed.posts();
  if (posts.size === 0 && deletedPosts.size === 0) return first;
  const known = new Set(first.map(({ id }) => id));
  const came = [...posts.values()].map(({ row }) => row).filter(({ id }) => !known.has(id));
  return [...first.map((row) => posts.get(row.id)?.row ?? row), ...came].filter(({ id }) => !deletedPosts.has(id));
};

export const publishedPosts = (world: World): readonly PostRow[] =>
  allPosts(world)
    .filter(({ isDraft, publishTime }) => !isDraft && publishTime <= world.now())
    .toSorted((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

export const postOwner = (world: World, id: string): string | null =>
  world.tables.deletedPosts.has(id)
    ? null
    : ((world.tables.posts.get(id)?.row ?? world.seed.posts().find((post) => post.id === id))?.authorId ?? null);

export const postsOf = (world: World, memberId: string): readonly PostRow[] =>
  allPosts(world)
    .filter(({ authorId }) => authorId === memberId)
    .toSorted((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

export const findPost = (world: World, id: string, reader: string | null): PostRow => {
  const row = allPosts(world).find((post) => post.id === id);
  const isOut = row !== undefined && !row.isDraft && row.publishTime <= world.now();
  if (!row || !(isOut || row.authorId === reader)) throw notFound();
  return row;
};

export const textOf = (world: World, id: string): PostText =>
  world.tables.posts.get(id)?.text ?? world.seed.postText(id);

export const viewsOf = (world: World, { id, viewCount }: PostRow): number =>
  viewCount + (world.tables.views.get(id) ?? 0);

export const likesOf = (world: World, { id, likeCount: before }: PostRow): number =>
  likeCount(world, { type: 'post', id }, before);
export const commentsOf = (world: World, { id, isDraft }: PostRow): number =>
  isDraft ? 0 : commentCount(world, { type: 'post', id });
