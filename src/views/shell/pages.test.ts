import { expect, test } from 'vitest';
import { pageCharts } from '#machines/app/page-charts.ts';
import { placeNames, placeOf } from '#services/address/places.ts';
import { pages } from './pages.ts';

const used = [...new Set(placeNames.map((name) => placeOf(name).room))].toSorted();

test('every place of the route table has a page, but for those that are always rewritten', () => {
  expect(used.filter((room) => !Object.hasOwn(pages, room))).toEqual(['postHome', 'redirect']);
  expect(Object.keys(pages).filter((page) => !used.some((room) => room === page))).toEqual([]);
});

test('every room with a chart has a page', () => {
  expect(used).toEqual(expect.arrayContaining(Object.keys(pageCharts)));
});
