import type { Domain } from '../domain.ts';
import { notFound } from '../refusal.ts';
import type { PostRow, PostText } from '../seed-rows.ts';
import { commentCount } from './comment-rows.ts';
import { likeCount } from './likes.ts';

const allPosts = (domain: Domain): readonly PostRow[] => {
  const { posts, deletedPosts } = domain.tables;
  const first = domain.seed.posts();
  if (posts.size === 0 && deletedPosts.size === 0) return first;
  const known = new Set(first.map(({ id }) => id));
  const came = [...posts.values()].map(({ row }) => row).filter(({ id }) => !known.has(id));
  return [...first.map((row) => posts.get(row.id)?.row ?? row), ...came].filter(({ id }) => !deletedPosts.has(id));
};

export const publishedPosts = (domain: Domain): readonly PostRow[] =>
  allPosts(domain)
    .filter(({ isDraft, publishTime }) => !isDraft && publishTime <= domain.now())
    .toSorted((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

export const postOwner = (domain: Domain, id: string): string | null =>
  domain.tables.deletedPosts.has(id)
    ? null
    : ((domain.tables.posts.get(id)?.row ?? domain.seed.posts().find((post) => post.id === id))?.authorId ?? null);

export const postsOf = (domain: Domain, memberId: string): readonly PostRow[] =>
  allPosts(domain)
    .filter(({ authorId }) => authorId === memberId)
    .toSorted((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

export const findPost = (domain: Domain, id: string, viewer: string | null): PostRow => {
  const row = allPosts(domain).find((post) => post.id === id);
  const isOut = row !== undefined && !row.isDraft && row.publishTime <= domain.now();
  if (!row || !(isOut || row.authorId === viewer)) throw notFound();
  return row;
};

export const textOf = (domain: Domain, id: string): PostText =>
  domain.tables.posts.get(id)?.text ?? domain.seed.postText(id);

export const viewsOf = (domain: Domain, { id, viewCount }: PostRow): number =>
  viewCount + (domain.tables.views.get(id) ?? 0);

export const likesOf = (domain: Domain, { id, likeCount: before }: PostRow): number =>
  likeCount(domain, { type: 'post', id }, before);
export const commentsOf = (domain: Domain, { id, isDraft }: PostRow): number =>
  isDraft ? 0 : commentCount(domain, { type: 'post', id });
