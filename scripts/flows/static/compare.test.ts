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

test('a condition that is put before others is new, and the others are what they were', () => {
  const [first] = sampleChart.arrows;
  if (!first) throw new Error('the sample has transitions');
  const guard = { raw: 'isDark', words: { zh: '天黑了', en: 'it is dark' } };
  const asked = { ...first, id: 'lamp.off/press/0', guard };
  const otherwise = { ...first, id: 'lamp.off/press/1' };
  const rest = sampleChart.arrows.slice(1);
  const [old, now] = [sampleChart, { ...sampleChart, arrows: [asked, otherwise, ...rest] }];
  expect(compared(old, now)).toEqual({ now: new Map([['lamp.off/press/0', 'added']]), before: new Map() });
  const turned = [{ ...otherwise, id: 'lamp.off/press/0' }, { ...asked, id: 'lamp.off/press/1' }, ...rest];
  expect(compared(now, { ...sampleChart, arrows: turned }).now).toEqual(
    new Map([
      ['lamp.off/press/0', 'moved'],
      ['lamp.off/press/1', 'moved'],
    ]),
  );
});
