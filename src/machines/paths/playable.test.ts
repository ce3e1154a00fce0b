import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import type { PathSpec } from '../kit/path-spec.ts';
import { arcsBy } from './arcs.ts';
import { cover } from './cover.ts';
import { edgesOf, explore } from './explore.ts';
import { coverPlayableFirst, playablePaths, unplayed } from './playable.ts';

const desk = setup({
  types: { events: {} as { type: 'ask' } | { type: 'push' } | { type: 'alarm' } },
  actors: { look: fromPromise<number>(async () => 1), fetch: fromPromise<string>(async () => '') },
  delays: { patience: 800 },
}).createMachine({
  id: 'desk',
  initial: 'idle',
  states: {
    idle: { on: { ask: 'looking' } },
    looking: {
      invoke: { id: 'look', src: 'look', onDone: 'fetching', onError: 'idle' },
      on: { push: 'idle' },
    },
    fetching: {
      invoke: { id: 'fetch', src: 'fetch', onDone: 'idle', onError: 'resting' },
      on: { alarm: 'closed' },
    },
    resting: { after: { patience: 'idle' } },
    closed: { type: 'final' },
  },
});

const say = { zh: '做', en: 'do' };
const spec: PathSpec<typeof desk> = {
  machine: desk,
  name: say,
  starts: [say],
  states: {},
  calls: { look: [], fetch: ['desk.fetch'] },
  events: {
    ask: [say],
    push: [say],
    alarm: [{ ...say, cause: { story: 'the bell rings', inside: true } }],
    'xstate.done.actor.look': [{ ...say, payload: { output: 1 }, cause: { story: 'it is noon' } }],
    'xstate.error.actor.look': [{ ...say, payload: {}, cause: { never: 'the clock hangs there' } }],
    'xstate.done.actor.fetch': [{ ...say, payload: { output: 'x' } }],
    'xstate.error.actor.fetch': [{ ...say, payload: {}, cause: { fault: { kind: 'offline' } } }],
    'xstate.after.patience.desk.resting': [say],
  },
};
const graph = explore(spec);

test('every step says how it is brought about', () => {
  expect(edgesOf(graph).map(({ event, cause }) => [event.type, cause])).toEqual([
    ['xstate.init', { by: 'event' }],
    ['ask', { by: 'event' }],
    ['push', { by: 'never', reason: 'look answers at once, nothing comes before' }],
    ['xstate.done.actor.look', { by: 'itself', before: 'it is noon' }],
    ['xstate.error.actor.look', { by: 'never', reason: 'the clock hangs there' }],
    ['alarm', { by: 'story', story: 'the bell rings', inside: true }],
    ['xstate.done.actor.fetch', { by: 'calls', calls: ['desk.fetch'] }],
    ['xstate.error.actor.fetch', { by: 'calls', calls: ['desk.fetch'], fault: { kind: 'offline' } }],
    ['xstate.after.patience.desk.resting', { by: 'time', ms: 800 }],
  ]);
});

test('what a host cannot bring about is listed with the reason, and is in no path for it', () => {
  expect(unplayed(graph, 'process')).toEqual([
    { transition: 'desk.looking/push/0', reason: 'look answers at once, nothing comes before' },
    { transition: 'desk.looking/xstate.error.actor.look/0', reason: 'the clock hangs there' },
  ]);
  const types = (host: 'process' | 'browser') =>
    new Set(playablePaths(graph, host).flatMap((path) => path.map(({ event }) => event.type)));
  expect([...types('process')].filter((type) => !types('browser').has(type))).toEqual(['alarm']);
  expect(types('process').has('push')).toBe(false);
});

test('what is hard to bring about comes in paths of its own, after the others', () => {
  const { paths, lowerBound } = coverPlayableFirst(graph, 'transitions', 40);
  const isHard = paths.map((path) => path.some(({ cause }) => cause?.by === 'never' || (cause && 'inside' in cause)));
  expect(isHard).toEqual([false, true]);
  expect(lowerBound).toBe(cover(arcsBy(graph, 'transitions')).lowerBound);
  expect(new Set(paths.flat().flatMap(({ hits }) => hits))).toEqual(graph.reached);
});
