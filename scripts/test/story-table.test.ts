import { expect, test } from 'vitest';
import { storyTable } from './story-table.ts';

test('the table has a row per file of stories and a column per engine that started, and says at which size one failed', () => {
  const outcomes = [
    { title: '[R1-1] a guest reads in chromium-desktop', file: 'stories/first-visit.e2e.ts', status: 'passed' },
    { title: '[R1-1] a guest reads in firefox-phone', file: 'stories/first-visit.e2e.ts', status: 'passed' },
    { title: '[R1-1] a guest reads in firefox-desktop', file: 'stories/first-visit.e2e.ts', status: 'failed' },
    { title: 'a member writes in chromium-desktop', file: 'stories/comment.e2e.ts', status: 'passed' },
    { title: '[R1-1] of another suite', file: 'tests/app/pages.test.ts', status: 'failed' },
  ] as const;
  expect(storyTable(outcomes, { chromium: 'Chromium 144', firefox: 'Firefox 153' }).split('\n')).toEqual([
    '| story | Chromium 144 | Firefox 153 |',
    '|---|---|---|',
    '| comment | ok | not run |',
    '| first visit | ok | FAILED: desktop |',
  ]);
});
