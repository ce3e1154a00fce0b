import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { sessionCounts } from './gallery-coverage.ts';
import type { Recording } from './recording.ts';
import { recordingStoreOf } from './recording-store.ts';

const about = { name: 'a.flow', appVersion: '1', language: 'zh', route: '/', annotations: null, persons: null };
const recording = (covered: readonly string[], entries = 3): Recording & { readonly ids: Set<string> } => {
  const ids = new Set(covered);
  return {
    ids,
    entries: Array.from({ length: entries }),
    covered: (machine: string) => (machine === 'lamp' ? ids : new Set<string>()),
  } as unknown as Recording & { readonly ids: Set<string> };
};

const open = (machines: readonly string[] = ['lamp', 'kettle']) => {
  const received: AnyEventObject[] = [];
  const listener = setup({ actors: { sessionCounts } }).createMachine({
    initial: 'off',
    states: {
      off: { on: { listen: 'on' } },
      on: { invoke: { id: 'counts', src: 'sessionCounts', input: { machines } } },
    },
    on: { 'shares.grew': { actions: ({ event }) => received.push(event) } },
  });
  const actor = createActor(listener).start();
  return { actor, received, store: recordingStoreOf(actor.system), listen: () => actor.send({ type: 'listen' }) };
};

test('a recording is found by its key, named where it can be chosen, and gone once it is taken away', () => {
  const { store, actor } = open();
  const [one, other] = [recording(['lamp']), recording(['lamp.on'])];
  const [key, second] = [store.put(one, about), store.put(other)];
  expect([store.get(key), store.get(second), store.get(null), store.get('no')]).toEqual([one, other, null, null]);
  expect(store.open()).toEqual([{ ...about, recording: key, count: 3 }]);
  expect(recordingStoreOf(actor.system)).toBe(store);
  store.remove(key);
  expect([store.get(key), store.open()]).toEqual([null, []]);
});

test('what all of them cover counts together; what one that was left has covered counts on', () => {
  const { store } = open();
  expect(store.covered('lamp')).toBeNull();
  const [key, second] = [store.put(recording(['lamp', 'lamp.off'])), store.put(recording(['lamp', 'lamp.on']))];
  expect([...(store.covered('lamp') ?? [])].toSorted()).toEqual(['lamp', 'lamp.off', 'lamp.on']);
  expect([store.covered('lamp', key)?.size, store.covered('lamp', 'no')]).toEqual([2, null]);
  store.leave(key);
  store.remove(second);
  expect([store.get(key), [...(store.covered('lamp') ?? [])]]).toEqual([null, ['lamp', 'lamp.off']]);
});

test('whoever watches hears of each that is put there or taken away, and of growth, until he stops', () => {
  const { store } = open();
  let calls = 0;
  const stop = store.watch(() => {
    calls += 1;
  });
  const key = store.put(recording([]));
  store.grew();
  store.remove('no');
  store.remove(key);
  expect(calls).toBe(3);
  stop();
  store.grew();
  expect(calls).toBe(3);
});

test('the gallery is told what the session covers, once there is one, and then only what has grown', () => {
  const { store, listen, received, actor } = open();
  listen();
  expect(received).toEqual([]);
  const lamp = recording(['lamp', 'lamp.on', 'lamp.on/press/0']);
  store.put(lamp);
  expect(received.splice(0)).toEqual([{ type: 'shares.grew', counts: { lamp: [2, 1] } }]);
  store.grew();
  expect(received).toEqual([]);
  lamp.ids.add('lamp.off');
  store.grew();
  expect(received).toEqual([{ type: 'shares.grew', counts: { lamp: [3, 1] } }]);
  actor.stop();
});

test('a session that covers nothing of these charts is told all the same: it is there', () => {
  const { store, listen, received } = open(['kettle']);
  store.put(recording(['lamp']));
  listen();
  store.grew();
  expect(received).toEqual([{ type: 'shares.grew', counts: {} }]);
});
