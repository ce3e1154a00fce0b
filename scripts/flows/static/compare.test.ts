import { expect, test } from 'vitest';
import { sampleChart } from '#machines/flows/sample-chart.ts';
import { compared } from './compare.ts';

const without = (id: string) => ({
  states: sampleChart.states.filter((state) => state.id !== id),
  arrows: sampleChart.arrows.filter((arrow) => arrow.id !== id),
});

test('what is new, what is gone and what says something else are told apart', () => {
  expect(compared(sampleChart, sampleChart)).toEqual({ now: new Map(), before: new Map() });
  expect(compared(without('lamp.off'), sampleChart)).toEqual({
    now: new Map([['lamp.off', 'added']]),
    before: new Map(),
  });
  expect(compared(sampleChart, without('lamp.off/press/0'))).toEqual({
    now: new Map(),
    before: new Map([['lamp.off/press/0', 'removed']]),
  });
  const renamed = sampleChart.states.map((state) => (state.id === 'lamp.off' ? { ...state, words: null } : state));
  expect(compared(sampleChart, { ...sampleChart, states: renamed })).toEqual({
    now: new Map([['lamp.off', 'changed']]),
    before: new Map([['lamp.off', 'changed']]),
  });
});

test('a chart that was not there is all new, one that is no longer is all gone', () => {
  expect(new Set(compared(null, sampleChart).now.values())).toEqual(new Set(['added']));
  expect(compared(sampleChart, null).now.size).toBe(0);
  expect(new Set(compared(sampleChart, null).before.values())).toEqual(new Set(['removed']));
});
