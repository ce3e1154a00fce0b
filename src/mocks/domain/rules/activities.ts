import { type ActivityPeriod, activityRefusal } from '#services/contract/activity.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { Activity, ActivityDetail } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing, refuse } from '../refusal.ts';
import type { ActivityRow } from '../seed-rows.ts';
import { memberOf } from './accounts.ts';
import { commentCount } from './comment-rows.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { isFavourite } from './favourites.ts';
import { countSearch } from './keywords.ts';
import { isLiked, likeCount } from './likes.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

interface ActivityFilter extends Paging {
  readonly type?: string | undefined;
  readonly sourceId?: number | undefined;
  readonly city?: string | undefined;
  readonly period?: ActivityPeriod | undefined;
  readonly isFree?: 'true' | undefined;
}

const viewKey = (id: string): string => `activity:${id}`;

export const activityPage = (domain: Domain, filter: ActivityFilter): PageOf<Activity> =>
  itemsOf(
    domain,
    inOrder(
      domain,
      published(domain).filter(
        (row) =>
          (filter.type === undefined || row.type === filter.type) &&
          (filter.sourceId === undefined || row.sourceId === filter.sourceId) &&
          (filter.city === undefined || row.city === filter.city) &&
          (filter.period === undefined || periodOf(domain, row) === filter.period) &&
          (filter.isFree === undefined || row.price === 0),
      ),
    ),
    filter,
  );

export const hotActivityPage = (domain: Domain, paging: Paging): PageOf<Activity> => {
  const rows = published(domain).toSorted(
    (a, b) => viewsOf(domain, b) - viewsOf(domain, a) || Number(a.id) - Number(b.id),
  );
  const isOver = (row: ActivityRow) => periodOf(domain, row) === 'past';
  return itemsOf(domain, [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)], paging);
};

export const searchActivities = (
  domain: Domain,
  { keyword, range, ...paging }: Paging & { readonly keyword: string; readonly range?: DateRange | undefined },
): PageOf<Activity> => {
  const wanted = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length > 0 && (paging.current ?? 1) <= 1) countSearch(domain, 'events', keyword);
  const rows = published(domain).filter((row) => {
    const text = [row.title, row.city, row.venue, row.typeName, row.sourceName].join(' ').toLowerCase();
    return (
      wanted.length > 0 && wanted.every((word) => text.includes(word)) && isWithin(range, row.publishTime, domain.now())
    );
  });
  return itemsOf(domain, inOrder(domain, rows), paging);
};

export const activityCities = (domain: Domain): readonly string[] => {
  const cities = published(domain).map(({ city }) => city);
  const count = (city: string) => cities.filter((other) => other === city).length;
  return [...new Set(cities)].toSorted((a, b) => count(b) - count(a) || a.localeCompare(b, 'zh'));
};

export const activityDetail = (domain: Domain, id: string, viewer: string | null = null): ActivityDetail =>
  detailOf(domain, find(domain, id), viewer);

/** Previews are for members with a column. */
export const activityPreview = (domain: Domain, memberId: string, id: string): ActivityDetail => {
  if (!memberOf(domain, memberId).hasColumn) throw refuse(activityRefusal.forbidden, '没有权限预览');
  const row = existing(domain.seed.activities.find((activity) => activity.id === id));
  return detailOf(domain, row, memberId);
};

export const relatedActivities = (domain: Domain, id: string): readonly Activity[] => {
  const subject = find(domain, id);
  const nearness = (row: ActivityRow) => (row.type === subject.type ? 2 : 0) + (row.city === subject.city ? 1 : 0);
  return inOrder(domain, published(domain))
    .filter((row) => row.id !== id && nearness(row) > 0 && periodOf(domain, row) !== 'past')
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, 4)
    .map((row) => itemOf(domain, row));
};

export const viewActivity = (domain: Domain, id: string): void => {
  find(domain, id);
  domain.commit({ type: 'activity.viewed', id });
};

const find = (domain: Domain, id: string): ActivityRow =>
  existing(published(domain).find((activity) => activity.id === id));

const published = (domain: Domain): readonly ActivityRow[] =>
  domain.seed.activities.filter((row) => row.publishTime <= domain.now());

const periodOf = (domain: Domain, { startTime, endTime }: ActivityRow): ActivityPeriod => {
  if (domain.now() < startTime) return 'upcoming';
  return domain.now() < endTime ? 'running' : 'past';
};

const inOrder = (domain: Domain, rows: readonly ActivityRow[]): readonly ActivityRow[] => {
  const isOver = (row: ActivityRow) => periodOf(domain, row) === 'past';
  const byStart = rows.toSorted((a, b) => a.startTime - b.startTime || Number(a.id) - Number(b.id));
  return [...byStart.filter((row) => !isOver(row)), ...byStart.filter(isOver).reverse()];
};

const viewsOf = (domain: Domain, row: ActivityRow): number =>
  row.viewCount + (domain.tables.views.get(viewKey(row.id)) ?? 0);

const itemOf = (domain: Domain, row: ActivityRow): Activity => ({
  ...domain.seed.activityItem(row.id),
  period: periodOf(domain, row),
  viewCount: viewsOf(domain, row),
});

const itemsOf = (domain: Domain, rows: readonly ActivityRow[], paging: Paging): PageOf<Activity> =>
  mapPage(pageOf(rows, paging), (row) => itemOf(domain, row));

const detailOf = (domain: Domain, row: ActivityRow, viewer: string | null): ActivityDetail => ({
  ...itemOf(domain, row),
  ...domain.seed.activityDetail(row.id),
  commentCount: commentCount(domain, { type: 'activity', id: row.id }),
  likeCount: likeCount(domain, { type: 'activity', id: row.id }, row.likeCount),
  isLiked: isLiked(domain, viewer, { type: 'activity', id: row.id }),
  isFavorite: isFavourite(domain, viewer, { type: 'activity', id: row.id }),
});
