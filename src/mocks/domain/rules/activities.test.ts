import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import {
  activityCities,
  activityDetail,
  activityPage,
  activityPreview,
  hotActivityPage,
  relatedActivities,
  searchActivities,
  viewActivity,
} from './activities.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const day = 24 * 60 * 60 * 1_000;

test('[R7.6-21][R3-33] activities that are out: running and coming ones by their start, then those that are over', ({
  domain,
  wait,
}) => {
  expect(activityPage(domain, {})).toMatchObject({ total: 4, current: 1, size: 10 });
  expect(ids(activityPage(domain, {}).records)).toEqual(['3', '2', '1', '4']);
  expect(activityPage(domain, { size: 1 }).records[0]).toMatchObject({
    id: '3',
    type: 'forum',
    title: '活动 3',
    coverImg: 'data:,cover-3',
    sourceName: '味觉实验室',
    publishTime: domain.now() - 40 * day,
  });
  wait(4 * day);
  expect(ids(activityPage(domain, {}).records)).toEqual(['1', '5', '2', '3', '4']);
});

test('[R7.6-21] by category, organiser, city, time and price', ({ domain }) => {
  const found = (filter: Parameters<typeof activityPage>[1]) => ids(activityPage(domain, filter).records);
  expect(found({ type: 'tasting' })).toEqual(['2']);
  expect(found({ sourceId: 42 })).toEqual(['3']);
  expect(found({ city: '杭州' })).toEqual(['2']);
  expect(found({ period: 'upcoming' })).toEqual(['2', '1']);
  expect(found({ period: 'running' })).toEqual(['3']);
  expect(found({ period: 'past' })).toEqual(['4']);
  expect(found({ isFree: 'true' })).toEqual(['3', '1', '4']);
  expect(found({ type: 'nothing' })).toEqual([]);
  expect(activityCities(domain)).toEqual(['上海', '杭州']);
});

test('[R7.6-22] hot: the most viewed that are not over come first; a view counts', ({ domain }) => {
  expect(ids(hotActivityPage(domain, { size: 5 }).records)).toEqual(['3', '2', '1', '4']);
  for (let i = 0; i < 30; i += 1) viewActivity(domain, '1');
  expect(ids(hotActivityPage(domain, { size: 5 }).records)).toEqual(['1', '3', '2', '4']);
  expect(activityDetail(domain, '1').viewCount).toBe(40);
});

test('[R7.6-24][R9-21] search: every word, wherever it stands, within a range of publishing', ({ domain }) => {
  const found = (keyword: string, range?: 'month' | 'halfYear' | 'overYear') =>
    ids(searchActivities(domain, { keyword, range }).records);
  expect(found(' 品鉴  杭州 ')).toEqual(['2']);
  expect(found('活动 上海')).toEqual(['3', '1', '4']);
  expect(found('活动', 'month')).toEqual([]);
  expect(found('活动', 'halfYear')).toEqual(['3', '2', '1']);
  expect(found('活动', 'overYear')).toEqual(['4']);
  expect(found('   ')).toEqual([]);
});

test('[R7.6-23] detail and related; what is not out is no activity, except in the preview of a writer', ({
  domain,
}) => {
  expect(activityDetail(domain, '2')).toMatchObject({ id: '2', content: '<p>介绍 2</p>', address: '世纪大道 1 号' });
  expect(ids(relatedActivities(domain, '1'))).toEqual(['3']);
  for (const call of [activityDetail, relatedActivities, viewActivity]) {
    expect(() => call(domain, '5')).toThrow(refused(404));
  }
  expect(activityPreview(domain, '1001', '5')).toMatchObject({ id: '5', title: '活动 5' });
  expect(() => activityPreview(domain, '1002', '5')).toThrow(refused(403));
  expect(() => activityPreview(domain, '1001', '404')).toThrow(refused(404));
});
