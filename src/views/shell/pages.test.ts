import { expect, test } from 'vitest';
import { pageCharts } from '#machines/app/page-charts.ts';
import { firstCharts, isPageRoom } from '#machines/app/rooms.ts';
import { placeNames, placeOf } from '#services/address/places.ts';
import { isBuilt } from './built-rooms.ts';
import { builtPages, chartedPages } from './pages.ts';

const used = [...new Set(placeNames.map((name) => placeOf(name).room))].toSorted();

test('every place of the route table has a page, but for those that are always rewritten', () => {
  expect(used.filter((room) => !isBuilt(room))).toEqual(['postHome', 'redirect']);
});

test('a built room has a page, and a room with a chart is built', () => {
  expect(Object.keys(builtPages).toSorted()).toEqual(used.filter(isBuilt));
  expect(Object.keys({ ...firstCharts, ...pageCharts }).toSorted()).toEqual(Object.keys(chartedPages).toSorted());
  expect(used.filter(isPageRoom)).toEqual(Object.keys(pageCharts).toSorted());
});
