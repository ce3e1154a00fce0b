import { expect, test } from 'vitest';
import { endsIn, troublesIn } from './answers.ts';
import type { ChartOutcome } from './chart-file.ts';
import { sampleChart } from './sample-chart.ts';

const same = (text: string) => ({ zh: text, en: text });
const wrong = (text: string, shows: readonly string[], isUnanswered = false): ChartOutcome => ({
  ...same(text),
  shows: shows.map(same),
  isWrong: true,
  isUnanswered,
});
const withOutcomes = (...outcomes: readonly ChartOutcome[]) => ({
  ...sampleChart,
  arrows: sampleChart.arrows.map((arrow, at) => (at === 0 ? { ...arrow, outcomes } : arrow)),
});

test('what can go wrong: the chart’s own first, then what happens to all, then what nobody sees', () => {
  const chart = withOutcomes(
    wrong('It is quiet', []),
    wrong('It is late', ['Too slow'], true),
    wrong('No bulb', ['Buy one']),
  );
  expect(troublesIn(chart).map(({ en }) => en)).toEqual(['No bulb', 'It is late', 'It is quiet']);
});

test('what shows the same and leads to the same stands together', () => {
  const chart = withOutcomes(wrong('It is late', []), wrong('It is lost', []), {
    ...wrong('Well', []),
    isWrong: false,
  });
  expect(troublesIn(chart).map(({ en, answers }) => [en, answers.length])).toEqual([['It is late / It is lost', 1]]);
});

test('a chart ends in its final states', () => {
  const states = sampleChart.states.map((state) =>
    state.id === 'lamp.off' ? { ...state, kind: 'final' as const } : state,
  );
  expect(endsIn({ ...sampleChart, states }).map(({ en }) => en)).toEqual(['State lamp.off']);
  expect(endsIn(sampleChart)).toEqual([]);
});
