import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ChartFile } from './chart-file.ts';
import { foldedAway } from './chart-fold.ts';
import { foundIn } from './chart-search.ts';
import { chartViewMachine, selectSelected } from './chart-view.machine.ts';
import { elementsOf, walked } from './chart-walk.ts';
import type { LayoutWanted } from './flow-loads.ts';
import { sampleChart } from './sample-chart.ts';

const open = async (state: string | null, chart: ChartFile | null = sampleChart) => {
  const wanted: LayoutWanted[] = [];
  const actor = createActor(
    chartViewMachine.provide({
      actors: {
        loadChart: fromPromise<ChartFile | null, { stem: string }>(async () => chart),
        layouter: fromCallback<LayoutWanted>(({ receive }) => receive((event) => wanted.push(event))),
      },
    }),
    { input: { stem: 'lamp', state, reel: null, coveredBy: null } },
  ).start();
  await Promise.resolve();
  await Promise.resolve();
  return { actor, wanted };
};

test('an unknown chart and an unknown state are said, and the chart of a lost link is shown all the same', async () => {
  expect((await open(null, null)).actor.getSnapshot().hasTag('unknown')).toBe(true);
  const { actor } = await open('gone');
  expect([actor.getSnapshot().hasTag('shown'), actor.getSnapshot().hasTag('lost')]).toEqual([true, true]);
  actor.send({ type: 'element.choose', id: 'lamp.on' });
  expect([actor.getSnapshot().hasTag('lost'), selectSelected(actor.getSnapshot())]).toEqual([false, 'lamp.on']);
});

test('an address names a state by its path or by its id, or a transition', async () => {
  for (const name of ['on.dim', 'lamp.on.dim'])
    expect(selectSelected((await open(name)).actor.getSnapshot())).toBe('lamp.on.dim');
  expect(selectSelected((await open('lamp.off/press/0')).actor.getSnapshot())).toBe('lamp.off/press/0');
});

test('a folded branch asks for a layout; only the one that is still wanted is taken; the last unfold needs none', async () => {
  const { actor, wanted } = await open('lamp.on.dim');
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  expect(wanted.map(({ folded }) => folded)).toEqual([['lamp.on']]);
  expect(selectSelected(actor.getSnapshot())).toBe(null);
  const layout = { ...sampleChart.layout, size: [9, 9] as const };
  actor.send({ type: 'layout.made', layout, folded: [] });
  expect([actor.getSnapshot().hasTag('folding'), actor.getSnapshot().context.layout]).toEqual([
    true,
    sampleChart.layout,
  ]);
  actor.send({ type: 'layout.made', layout, folded: ['lamp.on'] });
  expect([actor.getSnapshot().hasTag('folding'), actor.getSnapshot().context.layout]).toEqual([false, layout]);
  actor.send({ type: 'branch.fold', id: 'lamp.on' });
  expect([wanted.length, actor.getSnapshot().context.layout]).toEqual([1, sampleChart.layout]);
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

test('a chart is searched by words of both languages, by the names of the code and by what is done', () => {
  expect(foundIn(sampleChart, 'bright').map(({ id }) => id)).toEqual(
    ['lamp.on.bright', 'lamp.on.dim/turn/0'].slice(0, 1),
  );
  expect(foundIn(sampleChart, '点一下').length).toBe(4);
  expect(foundIn(sampleChart, '  ')).toEqual([]);
});

test('a large chart opens folded; what is folded away is listed, and shown when asked for', async () => {
  const folded = ['lamp.on'];
  const layout = { ...sampleChart.layout, size: [7, 7] as const };
  const large: ChartFile = { ...sampleChart, opening: { folded, layout } };
  const { actor, wanted } = await open(null, large);
  expect([actor.getSnapshot().context.folded, actor.getSnapshot().context.layout]).toEqual([folded, layout]);
  expect(foldedAway(large, 'lamp.on').map(({ id }) => id)).toEqual(['lamp.on.dim/turn/0']);
  actor.send({ type: 'element.reveal', id: 'lamp.on.dim/turn/0' });
  const { context } = actor.getSnapshot();
  expect([context.folded, context.layout, context.selected, wanted]).toEqual([
    [],
    large.layout,
    'lamp.on.dim/turn/0',
    [],
  ]);
  const linked = (await open('on.dim', large)).actor.getSnapshot().context;
  expect([linked.folded, linked.layout, linked.selected]).toEqual([[], large.layout, 'lamp.on.dim']);
  expect((await open('on', large)).actor.getSnapshot().context.folded).toEqual(folded);
});
