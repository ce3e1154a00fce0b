import { expect, test } from 'vitest';
import { madeWhenAsked } from './made-when-asked.ts';

test('a chart is made when it is first asked for, once; its name is known before', () => {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return { name };
  };
  const charts = madeWhenAsked({ flashes: make('flashes'), visitors: make('visitors') });
  expect([Object.keys(charts), made]).toEqual([['flashes', 'visitors'], []]);
  expect(charts.visitors).toBe(charts.visitors);
  expect([charts.visitors.name, made]).toEqual(['visitors', ['visitors']]);
});

test('another chart may be put in its place', () => {
  const charts = madeWhenAsked({ flashes: () => 'ours' });
  charts.flashes = 'theirs';
  expect([charts.flashes, Object.entries(charts)]).toEqual(['theirs', [['flashes', 'theirs']]]);
});
