import { expect, test } from 'vitest';
import { storyTable } from './story-table.ts';

test('the table has a row per story, a column per engine that started, and the sizes in which it went well or not', () => {
  const outcomes = [
    { title: '[R1-1 R1-2] a guest reads in chromium-desktop', status: 'passed' },
    { title: '[R1-1 R1-2] a guest reads in firefox-phone', status: 'passed' },
    { title: '[R1-1 R1-2] a guest reads in firefox-desktop', status: 'failed' },
    { title: 'a member writes in chromium-desktop', status: 'passed' },
    { title: '[R1-1] a test of another suite', status: 'failed' },
  ] as const;
  expect(storyTable(outcomes, { chromium: 'Chromium 144', firefox: 'Firefox 153' }).split('\n')).toEqual([
    '| story | Chromium 144 | Firefox 153 |',
    '| --- | --- | --- |',
    '| a guest reads | desktop | desktop FAILED, phone |',
    '| a member writes | desktop | — |',
  ]);
});
