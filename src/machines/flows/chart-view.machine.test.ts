import { expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import type { ChartFile } from './chart-file.ts';
import { foldedAway } from './chart-fold.ts';
import { foundIn } from './chart-search.ts';
import {
  chartViewMachine,
  selectChartFailure,
  selectChartText,
  selectCovered,
  selectFolded,
  selectIsRaw,
  selectLayout,
  selectScale,
  selectSelected,
} from './chart-view.machine.ts';
import { elementsOf, walked } from './chart-walk.ts';
import type { LayoutRequest } from './flow-loads.ts';
import { sampleChart } from './sample-chart.ts';

const open = async (state: string | null, chart: ChartFile | null = sampleChart, load = async () => chart) => {
  const requests: LayoutRequest[] = [];
  const paths: unknown[] = [];
  const player = createMachine({
    context: ({ input }) => ({ input }),
    entry: ({ context }) => paths.push(context.input),
  });
  const actor = createActor(
    chartViewMachine.provide({
      actors: {
        loadChart: fromPromise<ChartFile | null, { stem: string }>(load),
        paths: player as never,
        layouter: fromCallback<LayoutRequest>(({ receive }) => receive((event) => requests.push(event))),
      },
    }),
    { input: { stem: 'lamp', state, recording: null, coveredBy: null } },
  ).start();
  await settle();
  return { actor, requests, paths, at: () => actor.getSnapshot() };
};

test('an unknown chart, one that did not come and an unknown state are said, and the chart of a lost link is shown all the same', async () => {
  expect((await open(null, null)).at().hasTag('unknown')).toBe(true);
  const failed = (await open(null, null, () => Promise.reject({ tag: 'offline' }))).at();
  expect([failed.hasTag('failed'), selectChartFailure(failed)]).toEqual([true, { tag: 'offline' }]);
  const { actor, at } = await open('gone');
  expect([at().hasTag('shown'), at().hasTag('lost')]).toEqual([true, true]);
  actor.send({ type: 'element.choose', id: 'lamp.on' });
  expect([at().hasTag('lost'), selectSelected(at())]).toEqual([false, 'lamp.on']);
});

test('an address names a state by its path or by its id, or a transition', async () => {
  for (const name of ['on.dim', 'lamp.on.dim']) expect(selectSelected((await open(name)).at())).toBe('lamp.on.dim');
  expect(selectSelected((await open('lamp.off/press/0')).at())).toBe('lamp.off/press/0');
});

test('a folded branch asks for a layout; only the one that is still wanted is taken; the last unfold needs none', async () => {
  const { actor, at, requests } = await open('lamp.on.dim');
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  expect(requests.map(({ folded }) => folded)).toEqual([['lamp.on']]);
  expect(selectSelected(at())).toBe(null);
  const layout = { ...sampleChart.layout, size: [9, 9] as const };
  actor.send({ type: 'layout.made', layout, folded: [] });
  expect([at().hasTag('folding'), selectLayout(at())]).toEqual([true, sampleChart.layout]);
  actor.send({ type: 'layout.made', layout, folded: ['lamp.on'] });
  expect([at().hasTag('folding'), selectLayout(at())]).toEqual([false, layout]);
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  expect([requests.length, selectLayout(at())]).toEqual([1, sampleChart.layout]);
});

test('the keyboard walks through states and transitions as one reads them, and along a transition', () => {
  const elements = elementsOf(sampleChart, []);
  expect(elements.map(({ id, level }) => [id, level])).toEqual([
    ['lamp', 1],
    ['lamp.off', 2],
    ['lamp.off/press/0', 3],
    ['lamp.on', 2],
    ['lamp.on/press/0', 3],
    ['lamp.on/look/0', 3],
    ['lamp.on.dim', 3],
    ['lamp.on.dim/turn/0', 4],
    ['lamp.on.bright', 3],
  ]);
  expect(walked(elements, null, 'next')).toBe('lamp');
  expect(walked(elements, 'lamp.off', 'next')).toBe('lamp.off/press/0');
  expect(walked(elements, 'lamp.off/press/0', 'along')).toBe('lamp.on');
  expect(walked(elements, 'lamp.on.dim', 'out')).toBe('lamp.on');
  expect(walked(elements, 'lamp.on.bright', 'in')).toBe('lamp.on.bright');
  expect(walked(elements, 'lamp', 'last')).toBe('lamp.on.bright');
  expect(elementsOf(sampleChart, ['lamp.on']).map(({ id }) => id)).not.toContain('lamp.on.dim');
});

test('no key leads out of the chart, and one that leads nowhere stays', () => {
  const elements = elementsOf(sampleChart, ['lamp.on']);
  expect(walked(elements, 'lamp', 'back')).toBe('lamp');
  expect(walked(elements, 'lamp', 'out')).toBe('lamp');
  expect(walked(elements, 'lamp.off/press/0', 'in')).toBe('lamp.off/press/0');
  expect(walked(elements, 'lamp', 'in')).toBe('lamp.off');
  expect(walked(elements, 'lamp.off', 'along')).toBe('lamp.off');
  const last = elements.at(-1)?.id ?? '';
  expect([walked(elements, last, 'next'), walked(elements, last, 'first')]).toEqual([last, 'lamp']);
  expect(elements.filter(({ isFolded }) => isFolded !== null).map(({ id, isFolded }) => [id, isFolded])).toEqual([
    ['lamp', false],
    ['lamp.on', true],
  ]);
});

test('an address that names nothing chooses nothing; the keyboard, a search, names and sizes are the user’s', async () => {
  const { actor, at } = await open(null);
  expect([at().hasTag('lost'), selectSelected(at())]).toEqual([false, null]);
  const walkTo = (to: 'next' | 'last') => {
    actor.send({ type: 'element.walk', to });
    return selectSelected(at());
  };
  expect([walkTo('next'), walkTo('last')]).toEqual(['lamp', 'lamp.on.bright']);
  actor.send({ type: 'chart.search', text: 'dim' });
  actor.send({ type: 'names.toggle' });
  expect([selectChartText(at()), selectIsRaw(at())]).toEqual(['dim', true]);
  actor.send({ type: 'names.toggle' });
  expect(selectIsRaw(at())).toBe(false);
  const sizes = [0.01, 1, 9].map((scale) => {
    actor.send({ type: 'zoom.to', scale });
    return selectScale(at());
  });
  actor.send({ type: 'zoom.reset' });
  expect([sizes, selectScale(at())]).toEqual([[0.02, 1, 2.5], null]);
});

test('a picture that cannot be drawn anew shows the whole chart and says so; all is unfolded at once', async () => {
  const { actor, at } = await open(null);
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  actor.send({ type: 'layout.failed' });
  expect([at().hasTag('unfolded'), selectFolded(at()), selectLayout(at())]).toEqual([true, [], sampleChart.layout]);
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  actor.send({ type: 'layout.made', layout: { ...sampleChart.layout, size: [9, 9] }, folded: ['lamp.off'] });
  expect(at().hasTag('folding')).toBe(true);
  actor.send({ type: 'branch.unfoldAll' });
  expect([at().hasTag('folding'), selectFolded(at()), selectLayout(at())]).toEqual([false, [], sampleChart.layout]);
});

test('what is seen already is chosen where it is: nothing is drawn anew', async () => {
  const { actor, at, requests } = await open(null);
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  actor.send({ type: 'element.reveal', id: 'lamp.off' });
  expect([selectSelected(at()), selectFolded(at()), requests.length]).toEqual(['lamp.off', ['lamp.on'], 1]);
});

test('the paths are those of the chart, by whatever name it was asked for', async () => {
  const { actor, paths } = await open(null, { ...sampleChart, stem: 'desk-lamp', machine: 'deskLamp' });
  actor.send({ type: 'side.show', part: 'paths' });
  expect(paths).toEqual([{ stem: 'desk-lamp', machine: 'deskLamp' }]);
});

test('nothing is marked as covered once nobody’s coverage is shown', async () => {
  const { actor, at } = await open(null, { ...sampleChart, missing: ['lamp.off'] });
  actor.send({ type: 'coverage.show', by: 'paths' });
  await settle();
  expect([selectCovered(at())?.includes('lamp.on'), selectCovered(at())?.includes('lamp.off')]).toEqual([true, false]);
  actor.send({ type: 'coverage.show', by: null });
  expect(selectCovered(at())).toBeNull();
});

test('a chart is searched by words of both languages, by the names of the code and by what is done', () => {
  expect(foundIn(sampleChart, 'bright').map(({ id }) => id)).toEqual(['lamp.on.bright']);
  expect(foundIn(sampleChart, '点一下').length).toBe(4);
  expect(foundIn(sampleChart, '  ')).toEqual([]);
});

test('a large chart opens folded; what is folded away is listed, and shown when asked for', async () => {
  const folded = ['lamp.on'];
  const layout = { ...sampleChart.layout, size: [7, 7] as const };
  const large: ChartFile = { ...sampleChart, opening: { folded, layout } };
  const { actor, at, requests } = await open(null, large);
  const shown = (snapshot = at()) => [selectFolded(snapshot), selectLayout(snapshot), selectSelected(snapshot)];
  expect(shown()).toEqual([folded, layout, null]);
  expect(foldedAway(large, 'lamp.on').map(({ id }) => id)).toEqual(['lamp.on.dim/turn/0']);
  actor.send({ type: 'element.reveal', id: 'lamp.on.dim/turn/0' });
  expect([shown(), requests]).toEqual([[[], large.layout, 'lamp.on.dim/turn/0'], []]);
  expect(shown((await open('on.dim', large)).at())).toEqual([[], large.layout, 'lamp.on.dim']);
  expect(selectFolded((await open('on', large)).at())).toEqual(folded);
});
