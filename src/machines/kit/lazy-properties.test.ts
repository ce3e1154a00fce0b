import { expect, test } from 'vitest';
import { lazyProperties } from './lazy-properties.ts';

test('a chart is made when it is first asked for, once; its name is known before', () => {
  const values: string[] = [];
  const make = (name: string) => () => {
    values.push(name);
    return { name };
  };
  const charts = lazyProperties({ flashes: make('flashes'), visitors: make('visitors') });
  expect([Object.keys(charts), values]).toEqual([['flashes', 'visitors'], []]);
  expect(charts.visitors).toBe(charts.visitors);
  expect([charts.visitors.name, values]).toEqual(['visitors', ['visitors']]);
});

test('another chart may be put in its place', () => {
  const charts = lazyProperties({ flashes: () => 'ours' });
  charts.flashes = 'theirs';
  expect([charts.flashes, Object.entries(charts)]).toEqual(['theirs', [['flashes', 'theirs']]]);
});
