import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { Activity } from '#services/contract/activity.contract.ts';
import { createActivityTags, createOrganiserTags } from './activities.ts';
import { createSeed } from './create-seed.ts';

const now = Date.UTC(2026, 2, 18, 3, 0);
const day = 86_400_000;
const { activities, activityMapper } = createSeed({ now });

test('[R3-33] 120 activities, each with a title of its own, decode by the contract', () => {
  expect(activities).toHaveLength(120);
  expect(new Set(activities.map(({ title }) => title)).size).toBe(120);
  for (const row of activities) Schema.decodeUnknownSync(Activity)({ ...activityMapper.toItem(row), period: 'past' });
});

test('they lie around today: over, running, to come, and two that are not out yet', () => {
  const count = (is: (row: (typeof activities)[number]) => boolean) => activities.filter(is).length;
  const past = count(({ endTime }) => endTime < now);
  const running = count(({ startTime, endTime }) => startTime <= now && now <= endTime);
  expect(past).toBeGreaterThan(30);
  expect(running).toBeGreaterThanOrEqual(3);
  expect(count(({ startTime }) => startTime > now)).toBe(120 - past - running);
  expect(count(({ publishTime }) => publishTime > now)).toBe(2);
  for (const { startTime, endTime, publishTime } of activities) {
    expect(endTime).toBeGreaterThan(startTime);
    expect(endTime - startTime).toBeLessThan(4 * day);
    expect(publishTime).toBeLessThan(startTime);
  }
});

test('every category and every organiser has some, and no text has an open slot', () => {
  const kinds = new Set(activities.map(({ kind }) => `${kind}`));
  expect(createActivityTags().filter(({ tagCode }) => !kinds.has(tagCode))).toEqual([]);
  const sources = new Set(activities.map(({ sourceId }) => sourceId));
  expect(createOrganiserTags().filter(({ id }) => !sources.has(id))).toEqual([]);
  for (const row of activities) {
    const { content, agenda } = activityMapper.toDetail(row);
    expect(`${row.title}${activityMapper.toItem(row).summary}${content}${agenda}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(agenda).toMatch(/<table>/);
  }
});
