import { expect, test } from 'vitest';
import {
  kettlePaths,
  type knockMachine,
  knockPaths,
  type menuMachine,
  menuPaths,
} from '../../../tests/models/sample-charts.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { edgesOf, explore, findings } from './explore.ts';

test('a chart with invoke, timers, history, always and parallel states is explored without running it', () => {
  const graph = explore(kettlePaths);
  expect(findings(kettlePaths, graph)).toEqual([]);
  expect([...graph.reached].toSorted()).toEqual([...graph.chart.arrows.keys()].toSorted());
  const kinds = new Map(edgesOf(graph).map(({ event, kind }) => [event.type, kind]));
  expect(Object.fromEntries(kinds)).toEqual({
    'xstate.init': 'part',
    'lid.open': 'user',
    'lid.close': 'user',
    'heat.start': 'user',
    off: 'user',
    'xstate.done.actor.heat': 'backend',
    'xstate.error.actor.heat': 'backend',
    'xstate.after.rest.kettle.water.resting': 'time',
    'xstate.after.blink.kettle.lid.open.half': 'time',
  });
});

test('timers come in the order in which they would fire', () => {
  const { nodes } = explore(kettlePaths);
  const waits = [...nodes.values()].filter(({ timers }) => timers.length === 2);
  expect(waits.length).toBeGreaterThan(0);
  for (const { timers, out } of waits) {
    expect(timers.map(({ left }) => left)).toEqual(timers.map(({ left }) => left).toSorted((a, b) => a - b));
    expect(out.filter(({ kind }) => kind === 'time').map(({ event }) => event.type)).toEqual([timers[0]?.event.type]);
  }
});

test('a step that no guard lets pass is kept with the guard that refused it', () => {
  const refused = edgesOf(explore(kettlePaths)).find(({ event }) => event.type === 'heat.start' && !event.force);
  expect({ ...refused, from: '', to: '' }).toEqual({
    from: '',
    to: '',
    event: { type: 'heat.start', force: false },
    kind: 'user',
    words: { zh: '做', en: 'do' },
    then: null,
    see: null,
    also: [],
    cause: { by: 'event' },
    hits: [],
    refused: ['kettle.water.cold/heat.start/0'],
  });
});

test('an event without a case, a listed transition that is reached, and one that does not exist are found', () => {
  const unknown: PathSpec = { ...kettlePaths, machine: menuPaths.machine };
  expect(() => explore(unknown)).toThrow('menu: go has no case and no words in its paths file');
  const listed = ['menu.hall/go/0', 'menu.hall/gone/0'].map((transition) => ({ transition, reason: 'so' }));
  const spec: PathSpec<typeof menuMachine> = {
    ...menuPaths,
    events: { ...menuPaths.events, c: [] },
    unreachable: listed,
  };
  expect(findings(spec, explore(spec))).toEqual([
    'nothing reaches menu.menu/c/0',
    'menu.hall/go/0 is listed as unreachable, but is not',
    'menu.hall/gone/0 is listed as unreachable, but does not exist',
  ]);
});

test('a chart without an end of states is told to declare a key', () => {
  const spec: PathSpec<typeof knockMachine> = { ...knockPaths, limit: 2 };
  expect(() => explore(spec)).toThrow('door: more than 2 states; declare a key projection');
});
