import {
  type Activity,
  type ActivityDetail,
  type ActivityPeriod,
  activityRefusal,
} from '#services/contract/activity.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { notFound, refuse } from '../refusal.ts';
import type { ActivityRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { memberOf } from './accounts.ts';
import { commentCount } from './comment-rows.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { isFavourite } from './favourites.ts';
import { countSearch } from './keywords.ts';
import { isLiked, likeCount } from './likes.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export interface ActivityFilter extends Paging {
  readonly type?: string | undefined;
  readonly sourceId?: number | undefined;
  readonly city?: string | undefined;
  readonly period?: ActivityPeriod | undefined;
  readonly isFree?: 'true' | undefined;
}

const viewKey = (id: string): string => `activity:${id}`;

export const activityPage = (world: World, filter: ActivityFilter): PageOf<Activity> =>
  itemsOf(
    world,
    inOrder(
      world,
      published(world).filter(
        (row) =>
          (filter.type === undefined || row.type === filter.type) &&
          (filter.sourceId === undefined || row.sourceId === filter.sourceId) &&
          (filter.city === undefined || row.city === filter.city) &&
          (filter.period === undefined || periodOf(world, row) === filter.period) &&
          (filter.isFree === undefined || row.price === 0),
      ),
    ),
    filter,
  );

export const hotActivityPage = (world: World, paging: Paging): PageOf<Activity> => {
  const rows = published(world).toSorted(
    (a, b) => viewsOf(world, b) - viewsOf(world, a) || Number(a.id) - Number(b.id),
  );
  const isOver = (row: ActivityRow) => periodOf(world, row) === 'past';
  return itemsOf(world, [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)], paging);
};

export const searchActivities = (
  world: World,
  { keyword, range, ...paging }: Paging & { readonly keyword: string; readonly range?: DateRange | undefined },
): PageOf<Activity> => {
  const wanted = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length > 0 && (paging.current ?? 1) <= 1) countSearch(world, 'events', keyword);
  const rows = published(world).filter((row) => {
    const text = [row.title, row.city, row.venue, row.typeName, row.sourceName].join(' ').toLowerCase();
    return (
      wanted.length > 0 && wanted.every((word) => text.includes(word)) && isWithin(range, row.publishTime, world.now())
    );
  });
  return itemsOf(world, inOrder(world, rows), paging);
};

export const activityCities = (world: World): readonly string[] => {
  const cities = published(world).map(({ city }) => city);
  const count = (city: string) => cities.filter((other) => other === city).length;
  return [...new Set(cities)].toSorted((a, b) => count(b) - count(a) || a.localeCompare(b, 'zh'));
};

export const activityDetail = (world: World, id: string, reader: string | null = null): ActivityDetail =>
  detailOf(world, find(world, id), reader);

/** Previews are for members with a column. */
export const activityPreview = (world: World, memberId: string, id: string): ActivityDetail => {
  if (!memberOf(world, memberId).hasColumn) throw refuse(activityRefusal.forbidden, '没有权限预览');
  const row = world.seed.activities.find((activity) => activity.id === id);
  if (!row) throw notFound();
  return detailOf(world, row, memberId);
};

export const relatedActivities = (world: World, id: string): readonly Activity[] => {
  const subject = find(world, id);
  const nearness = (row: ActivityRow) => (row.type === subject.type ? 2 : 0) + (row.city === subject.city ? 1 : 0);
  return inOrder(world, published(world))
    .filter((row) => row.id !== id && nearness(row) > 0 && periodOf(world, row) !== 'past')
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, 4)
    .map((row) => itemOf(world, row));
};

export const viewActivity = (world: World, id: string): void => {
  find(world, id);
  world.commit({ type: 'activity.viewed', id });
};

const find = (world: World, id: string): ActivityRow => {
  const row = published(world).find((activity) => activity.id === id);
  if (!row) throw notFound();
  return row;
};

const published = (world: World): readonly ActivityRow[] =>
  world.seed.activities.filter((row) => row.publishTime <= world.now());

const periodOf = (world: World, { startTime, endTime }: ActivityRow): ActivityPeriod => {
  if (world.now() < startTime) return 'upcoming';
  return world.now() <= endTime ? 'running' : 'past';
};

const inOrder = (world: World, rows: readonly ActivityRow[]): readonly ActivityRow[] => {
  const isOver = (row: ActivityRow) => periodOf(world, row) === 'past';
  const byStart = rows.toSorted((a, b) => a.startTime - b.startTime || Number(a.id) - Number(b.id));
  return [...byStart.filter((row) => !isOver(row)), ...byStart.filter(isOver).reverse()];
};

const viewsOf = (world: World, row: ActivityRow): number =>
  row.viewCount + (world.tables.views.get(viewKey(row.id)) ?? 0);

const itemOf = (world: World, row: ActivityRow): Activity => ({
  ...world.seed.activityItem(row.id),
  period: periodOf(world, row),
  viewCount: viewsOf(world, row),
});

const itemsOf = (world: World, rows: readonly ActivityRow[], paging: Paging): PageOf<Activity> =>
  mapPage(pageOf(rows, paging), (row) => itemOf(world, row));

const detailOf = (world: World, row: ActivityRow, reader: string | null): ActivityDetail => ({
  ...itemOf(world, row),
  ...world.seed.activityDetail(row.id),
  commentCount: commentCount(world, { type: 'activity', id: row.id }),
  likeCount: likeCount(world, { type: 'activity', id: row.id }, row.likeCount),
  isLiked: isLiked(world, reader, { type: 'activity', id: row.id }),
  isFavorite: isFavourite(world, reader, { type: 'activity', id: row.id }),
});
