import type { PageOf } from '#services/contract/contract.ts';
import type { NewsDetail, NewsItem, newsOrders } from '#services/contract/news.contract.ts';
import { newsRefusal } from '#services/contract/news.contract.ts';
import { notFound, refuse } from '../refusal.ts';
import type { NewsRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { commentCount } from './comment-rows.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { isFavourite } from './favourites.ts';
import { countSearch } from './keywords.ts';
import { isLiked, likeCount } from './likes.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;
/** Less than a week: the home page must not show the same news as hot and as weekly. */
const hotFor = 3 * day;
const relatedCount = 5;

export interface NewsFilter extends Paging {
  readonly categoryTagId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly sourceId?: number | undefined;
  readonly companyId?: number | undefined;
  readonly authorId?: string | undefined;
  readonly order?: (typeof newsOrders)[number] | undefined;
  readonly range?: DateRange | undefined;
}

export const newsPage = (world: World, filter: NewsFilter): PageOf<NewsItem> => {
  const rows = published(world).filter(
    (row) =>
      (filter.categoryTagId === undefined || row.tagIds.includes(filter.categoryTagId)) &&
      (filter.tagId === undefined || row.tagIds.includes(filter.tagId)) &&
      (filter.sourceId === undefined || row.sourceId === filter.sourceId) &&
      (filter.authorId === undefined || row.authorId === filter.authorId) &&
      (filter.companyId === undefined || names(world, row, filter.companyId)) &&
      isWithin(filter.range, row.publishTime, world.now()),
  );
  return itemsOf(world, pageOf(ordered(world, rows, filter.order), filter));
};

export const companyNewsPage = (world: World, filter: NewsFilter & { readonly companyId: number }) => {
  const company = world.seed.companies.find(({ id }) => id === filter.companyId);
  if (!company) throw notFound();
  return { ...newsPage(world, filter), company: { id: company.id, name: company.cnName } };
};

export const hotNewsPage = (
  world: World,
  filter: Paging & { readonly range?: DateRange | undefined },
): PageOf<NewsItem> => {
  const rows = published(world).filter((row) => isWithin(filter.range, row.publishTime, world.now()));
  const turn = (row: NewsRow): number => (isWithinLast(world, row, hotFor) ? 0 : isThisWeek(world, row) ? 1 : 2);
  const byViews = ordered(world, rows, 'popular');
  return itemsOf(
    world,
    pageOf(
      byViews.toSorted((a, b) => turn(a) - turn(b)),
      filter,
    ),
  );
};

export const newsDetail = (world: World, id: string, reader: string | null = null): NewsDetail => {
  const row = findOut(world, id);
  return { ...articleOf(world, row, reader), isPublished: true };
};

export const previewNews = (world: World, id: string, memberId: string | null): NewsDetail => {
  const row = world.seed.news.find((news) => news.id === id);
  if (!row) throw notFound();
  const reader = memberId === null ? undefined : world.tables.members.get(memberId);
  const article = world.seed.newsArticle(id);
  if (!reader || !(reader.hasColumn || reader.memberId === article.authorId)) {
    throw refuse(newsRefusal.forbidden, '你没有权限预览这篇资讯');
  }
  return { ...articleOf(world, row, memberId), isPublished: isOut(world, row) };
};

const articleOf = (world: World, row: NewsRow, reader: string | null): Omit<NewsDetail, 'isPublished'> => {
  const article = world.seed.newsArticle(row.id);
  const news = { type: 'news', id: row.id } as const;
  return {
    ...itemOf(world, row),
    ...article,
    likeCount: likeCount(world, news, article.likeCount),
    isLiked: isLiked(world, reader, news),
    isFavorite: isFavourite(world, reader, news),
  };
};

export const relatedNews = (world: World, id: string): readonly NewsItem[] => nearestNews(world, findOut(world, id));

export const nearestNews = (
  world: World,
  subject: Pick<NewsRow, 'id' | 'tagIds' | 'companyIds'>,
): readonly NewsItem[] => {
  const shared = (row: NewsRow) =>
    row.tagIds.filter((tag) => subject.tagIds.includes(tag)).length +
    (row.companyIds.some((company) => company === subject.companyIds[0]) ? 2 : 0);
  return published(world)
    .filter((row) => row.id !== subject.id && shared(row) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.publishTime - a.publishTime)
    .slice(0, relatedCount)
    .map((row) => itemOf(world, row));
};

interface NewsSearch extends Paging {
  readonly keyword: string;
  readonly range?: DateRange | undefined;
}

export const searchNews = (world: World, { keyword, range, ...paging }: NewsSearch): PageOf<NewsItem> => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0 && (paging.current ?? 1) <= 1) countSearch(world, 'news', keyword);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rows = published(world).filter(
    (row) => words.length > 0 && has(`${row.title} ${row.words}`) && isWithin(range, row.publishTime, world.now()),
  );
  const byTitle = rows.toSorted((a, b) => Number(has(b.title)) - Number(has(a.title)));
  return itemsOf(world, pageOf(byTitle, paging));
};

export const viewNews = (world: World, id: string): void => {
  findOut(world, id);
  world.commit({ type: 'news.viewed', id });
};

export const newsMiniappCode = (world: World, id: string, page: string): string => {
  findOut(world, id);
  return world.seed.miniappCode(`${page}?id=${id}`);
};

const findOut = (world: World, id: string): NewsRow => {
  const row = world.seed.news.find((news) => news.id === id);
  if (!row || !isOut(world, row)) throw notFound();
  return row;
};

const isOut = (world: World, row: NewsRow): boolean => !row.isDraft && row.publishTime <= world.now();

const published = (world: World): NewsRow[] =>
  world.seed.news
    .filter((row) => isOut(world, row))
    .sort((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

const isWithinLast = (world: World, row: NewsRow, time: number): boolean => world.now() - row.publishTime <= time;
const isThisWeek = (world: World, row: NewsRow): boolean => isWithinLast(world, row, week);

const viewsOf = (world: World, row: NewsRow): number => row.viewCount + (world.tables.views.get(row.id) ?? 0);

const ordered = (world: World, rows: readonly NewsRow[], order: NewsFilter['order']): readonly NewsRow[] => {
  if (order === undefined || order === 'latest') return rows;
  const wanted = order === 'weekly' ? rows.filter((row) => isThisWeek(world, row)) : rows;
  return wanted.toSorted((a, b) => viewsOf(world, b) - viewsOf(world, a) || b.publishTime - a.publishTime);
};

/** A row lists candidates; the article names some of them. */
const names = (world: World, row: NewsRow, companyId: number): boolean =>
  row.companyIds.includes(companyId) && world.seed.newsArticle(row.id).companies.some(({ id }) => id === companyId);

export const newsNaming = (world: World, companyId: number): readonly NewsRow[] =>
  published(world).filter((row) => names(world, row, companyId));

const itemsOf = (world: World, page: PageOf<NewsRow>): PageOf<NewsItem> => mapPage(page, (row) => itemOf(world, row));

const itemOf = (world: World, row: NewsRow): NewsItem => ({
  ...world.seed.newsItem(row.id),
  viewCount: viewsOf(world, row),
  commentCount: commentCount(world, { type: 'news', id: row.id }),
});
