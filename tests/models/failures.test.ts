import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { explore } from '#machines/paths/explore.ts';
import { failuresOf } from '../harness/faults/dead-ends.ts';

const words = { zh: '做', en: 'do' };

/** A page whose call fails: as it should be, unheard, and heard without a way on. */
const planted = (onError: object | undefined): PathSpec => {
  const machine = setup({
    types: { context: {} as { failed: boolean }, events: {} as { type: 'retry' } },
    actors: { load: fromPromise(async () => 1) },
  }).createMachine({
    id: 'planted',
    context: { failed: false },
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: 'load', onDone: 'shown', ...(onError ? { onError } : {}) } },
      shown: {},
      failed: { on: { retry: 'loading' } },
      stuck: {},
    },
  });
  return {
    machine,
    name: words,
    starts: [words],
    events: { retry: [words], 'xstate.done.actor.load': [words], 'xstate.error.actor.load': [words] },
    states: {},
  };
};

test('charts that ignore a failure are found', () => {
  const found = [{ target: 'failed' }, { target: 'stuck' }, { actions: assign({ failed: true }) }, undefined].map(
    (onError) => failuresOf(planted(onError), explore(planted(onError))).found,
  );
  expect(found).toEqual([
    [],
    ['planted.load: never tried again'],
    ['planted.load: never tried again'],
    ['planted.load: nothing hears that it fails'],
  ]);
});
