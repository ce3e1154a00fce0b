import type { PageOf } from '#services/contract/contract.ts';
import type { Flash, NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { notFound } from '../refusal.ts';
import type { NewsRow } from '../seed-rows.ts';
import type { World } from '../world.ts';

const week = 7 * 24 * 60 * 60 * 1_000;

export interface Paging {
  readonly current?: number | undefined;
  readonly size?: number | undefined;
}

export interface NewsFilter extends Paging {
  readonly categoryTagId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly sourceId?: number | undefined;
  readonly order?: 'latest' | 'weekly' | undefined;
}

/** A page of at most 100; pages count from 1, one past the end is empty. */
export const pageOf = <T>(rows: readonly T[], { current = 1, size = 10 }: Paging): PageOf<T> => {
  const page = Math.max(1, current);
  const length = Math.min(100, Math.max(1, size));
  return { records: rows.slice((page - 1) * length, page * length), total: rows.length, current: page, size: length };
};

const mapPage = <T, U>(page: PageOf<T>, of: (row: T) => U): PageOf<U> => ({ ...page, records: page.records.map(of) });

/** News that is out, newest first; `weekly`: the week's most viewed first. */
export const newsPage = (world: World, filter: NewsFilter): PageOf<NewsItem> => {
  const rows = published(world).filter(
    (row) =>
      (filter.categoryTagId === undefined || row.tagIds.includes(filter.categoryTagId)) &&
      (filter.tagId === undefined || row.tagIds.includes(filter.tagId)) &&
      (filter.sourceId === undefined || row.sourceId === filter.sourceId),
  );
  const ordered =
    filter.order === 'weekly'
      ? byViews(
          world,
          rows.filter((row) => isThisWeek(world, row)),
        )
      : rows;
  return mapPage(pageOf(ordered, filter), (row) => itemOf(world, row));
};

/** The most viewed of the last seven days, then the most viewed of all. */
export const hotNewsPage = (world: World, paging: Paging): PageOf<NewsItem> => {
  const rows = published(world);
  const recent = byViews(
    world,
    rows.filter((row) => isThisWeek(world, row)),
  );
  const older = byViews(
    world,
    rows.filter((row) => !isThisWeek(world, row)),
  );
  return mapPage(pageOf([...recent, ...older], paging), (row) => itemOf(world, row));
};

export const newsDetail = (world: World, id: string): NewsDetail => {
  const row = find(world, id);
  return {
    ...itemOf(world, row),
    ...world.seed.newsArticle(id),
    isLiked: false,
    isFavorite: false,
  };
};

/** Five that share most tags, newest first among equals. */
export const relatedNews = (world: World, id: string): readonly NewsItem[] => {
  const subject = find(world, id);
  const shared = (row: NewsRow) => row.tagIds.filter((tag) => subject.tagIds.includes(tag)).length;
  return published(world)
    .filter((row) => row.id !== id && shared(row) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.publishTime - a.publishTime)
    .slice(0, 5)
    .map((row) => itemOf(world, row));
};

export const viewNews = (world: World, id: string): void => {
  find(world, id);
  world.commit({ type: 'news.viewed', id });
};

export const flashPage = (world: World, paging: Paging): PageOf<Flash> =>
  pageOf(
    world.seed.flashes
      .filter((flash) => flash.publishTime <= world.now())
      .sort((a, b) => b.publishTime - a.publishTime),
    paging,
  );

const find = (world: World, id: string): NewsRow => {
  const row = world.seed.news.find((news) => news.id === id);
  if (!row) throw notFound();
  return row;
};

const published = (world: World): NewsRow[] =>
  world.seed.news
    .filter((row) => row.publishTime <= world.now())
    .sort((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

const isThisWeek = (world: World, row: NewsRow): boolean => world.now() - row.publishTime <= week;

const viewsOf = (world: World, row: NewsRow): number => row.viewCount + (world.tables.views.get(row.id) ?? 0);

const byViews = (world: World, rows: readonly NewsRow[]): NewsRow[] =>
  rows.toSorted((a, b) => viewsOf(world, b) - viewsOf(world, a) || b.publishTime - a.publishTime);

const itemOf = (world: World, row: NewsRow): NewsItem => ({
  ...world.seed.newsItem(row.id),
  viewCount: viewsOf(world, row),
});
