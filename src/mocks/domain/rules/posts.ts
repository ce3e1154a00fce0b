import { postTagId, themeTagId } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { Post, PostDetail, Topic } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing } from '../refusal.ts';
import type { PostRow } from '../seed-rows.ts';
import { circlesOf } from './circles.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { type Paging, pageOf } from './paging.ts';
import { commentsOf, findPost, likesOf, postsOf, publishedPosts, viewsOf } from './post-rows.ts';
import { detailOf, postOf } from './post-views.ts';

const day = 24 * 60 * 60 * 1_000;
const recent = 30 * day;
const relatedCount = 5;

export interface PostFilter extends Paging {
  readonly tagId?: number | undefined;
  readonly themeTagId?: number | undefined;
  readonly circleId?: string | undefined;
  readonly topicId?: string | undefined;
}

const postsPage = (domain: Domain, rows: readonly PostRow[], paging: Paging): PageOf<Post> => {
  const page = pageOf(rows, paging);
  return { ...page, records: page.records.map((row) => postOf(domain, row)) };
};

const heat = (domain: Domain, row: PostRow): number => {
  const weight = viewsOf(domain, row) + 8 * likesOf(domain, row) + 12 * commentsOf(domain, row);
  return weight / (Math.max(0, domain.now() - row.publishTime) / day + 2) ** 1.3;
};

const byHeat = (domain: Domain, rows: readonly PostRow[]): readonly PostRow[] => {
  const heats = new Map(rows.map((row) => [row.id, heat(domain, row)]));
  return rows.toSorted((a, b) => (heats.get(b.id) ?? 0) - (heats.get(a.id) ?? 0));
};

const isTop = ({ tagId }: PostRow): boolean => tagId === postTagId.popular;

const orders: readonly number[] = [themeTagId.rankings, themeTagId.latest];
const types: readonly number[] = [postTagId.demand, postTagId.supply, postTagId.recruitment];

const narrowed = (domain: Domain, { tagId, themeTagId: theme, circleId, topicId }: PostFilter): readonly PostRow[] =>
  publishedPosts(domain).filter(
    (row) =>
      (tagId === undefined || !types.includes(tagId) || row.tagId === tagId) &&
      (theme === undefined || orders.includes(theme) || row.themeTagId === theme) &&
      (circleId === undefined || row.circleId === circleId) &&
      (topicId === undefined || row.topicIds.includes(topicId)),
  );

const pinnedFirst = (rows: readonly PostRow[], { tagId, themeTagId: theme, circleId, topicId }: PostFilter) =>
  (tagId !== undefined && types.includes(tagId)) || theme !== undefined || (circleId ?? topicId) !== undefined
    ? rows
    : [...rows.filter(isTop), ...rows.filter((row) => !isTop(row))];

/** Newest first; by heat for tag 101 and without a type, by views for the rankings (R9-26). */
export const postPage = (domain: Domain, filter: PostFilter): PageOf<Post> => {
  const rows = narrowed(domain, filter);
  if (filter.themeTagId === themeTagId.rankings) {
    return postsPage(domain, byViews(domain, rows), filter);
  }
  return postsPage(
    domain,
    pinnedFirst(filter.tagId === postTagId.popular ? byHeat(domain, rows) : rows, filter),
    filter,
  );
};

export const hotPosts = (domain: Domain, filter: PostFilter): PageOf<Post> =>
  postsPage(domain, pinnedFirst(byHeat(domain, narrowed(domain, filter)), filter), filter);

const byViews = (domain: Domain, rows: readonly PostRow[]): readonly PostRow[] =>
  rows.toSorted((a, b) => viewsOf(domain, b) - viewsOf(domain, a));

/** By views of the last days, then by heat, without pinned ones: unlike the popular list shown beside it. */
export const recentHotPosts = (domain: Domain, filter: PostFilter): PageOf<Post> => {
  const rows = byHeat(domain, narrowed(domain, filter)).filter((row) => !isTop(row));
  const isRecent = (row: PostRow): boolean => domain.now() - row.publishTime <= recent;
  return postsPage(
    domain,
    [...byViews(domain, rows.filter(isRecent)), ...rows.filter((row) => !isRecent(row))],
    filter,
  );
};

export const recommendedPosts = (domain: Domain, size = 3): readonly Post[] => recentHotPosts(domain, { size }).records;

export const memberPosts = (
  domain: Domain,
  memberId: string,
  paging: Paging,
  which: 'published' | 'my',
): PageOf<Post> =>
  postsPage(
    domain,
    which === 'my' ? postsOf(domain, memberId) : publishedPosts(domain).filter(({ authorId }) => authorId === memberId),
    paging,
  );

export const circlePosts = (domain: Domain, memberId: string, paging: Paging): PageOf<Post> => {
  const circles = new Set(circlesOf(domain, memberId, 'all', { size: 100 }).records.map(({ id }) => id));
  return postsPage(
    domain,
    publishedPosts(domain).filter(({ circleId }) => circleId !== null && circles.has(circleId)),
    paging,
  );
};

export const postDetail = (domain: Domain, id: string, viewer: string | null): PostDetail =>
  detailOf(domain, findPost(domain, id, viewer), viewer);

export const relatedPosts = (domain: Domain, id: string, viewer: string | null): readonly Post[] => {
  const subject = findPost(domain, id, viewer);
  const nearness = (row: PostRow): number =>
    3 * row.topicIds.filter((topic) => subject.topicIds.includes(topic)).length +
    2 * Number(row.themeTagId === subject.themeTagId) +
    Number(row.tagId === subject.tagId) +
    Number(row.circleId !== null && row.circleId === subject.circleId);
  return publishedPosts(domain)
    .filter((row) => row.id !== id && !isTop(row) && nearness(row) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, relatedCount)
    .map((row) => postOf(domain, row));
};

interface PostSearch extends PostFilter {
  readonly keyword: string;
  readonly range?: DateRange | undefined;
}

export const searchPosts = (domain: Domain, search: PostSearch): PageOf<Post> => {
  const words = search.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return postsPage(domain, [], search);
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found = narrowed(domain, search)
    .filter(({ publishTime }) => isWithin(search.range, publishTime, domain.now()))
    .map((row) => ({ row, post: postOf(domain, row) }))
    .filter(({ post: { title, summary, place, themeName, author } }) =>
      holds([title, summary, place, themeName, author.name, author.company].join('\n')),
    );
  const [titled, others] = [found.filter(({ row }) => holds(row.title)), found.filter(({ row }) => !holds(row.title))];
  const page = pageOf([...titled, ...others], search);
  return { ...page, records: page.records.map(({ post }) => post) };
};

export const topic = (domain: Domain, id: string): Topic => {
  const row = existing(domain.seed.topics().find((known) => known.id === id));
  return { ...row, postCount: narrowed(domain, { topicId: id }).length };
};

export const postCode = (domain: Domain, id: string, page: string, viewer: string | null): string => {
  findPost(domain, id, viewer);
  return domain.seed.miniappCode(`${page}?id=${id}`);
};
