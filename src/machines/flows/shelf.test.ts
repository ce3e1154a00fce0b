import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { sessionCounts } from './gallery-coverage.ts';
import type { Reel } from './reel.ts';
import { productProfileOf } from './shelf.ts';

const about = { name: 'a.flow', appVersion: '1', language: 'zh', route: '/', written: null };
const reel = (covered: readonly string[], entries = 3): Reel & { readonly ids: Set<string> } => {
  const ids = new Set(covered);
  return {
    ids,
    entries: Array.from({ length: entries }),
    covered: (machine: string) => (machine === 'lamp' ? ids : new Set<string>()),
  } as unknown as Reel & { readonly ids: Set<string> };
};

const open = (machines: readonly string[] = ['lamp', 'kettle']) => {
  const told: AnyEventObject[] = [];
  const listener = setup({ actors: { sessionCounts } }).createMachine({
    initial: 'off',
    states: {
      off: { on: { listen: 'on' } },
      on: { invoke: { id: 'counts', src: 'sessionCounts', input: { machines } } },
    },
    on: { 'shares.grew': { actions: ({ event }) => told.push(event) } },
  });
  const actor = createActor(listener).start();
  return { actor, told, shelf: productProfileOf(actor.system), listen: () => actor.send({ type: 'listen' }) };
};

test('a recording is found by its key, named where it can be chosen, and gone once it is taken away', () => {
  const { shelf, actor } = open();
  const [one, other] = [reel(['lamp']), reel(['lamp.on'])];
  const [key, second] = [shelf.put(one, about), shelf.put(other)];
  expect([shelf.get(key), shelf.get(second), shelf.get(null), shelf.get('no')]).toEqual([one, other, null, null]);
  expect(shelf.open()).toEqual([{ ...about, reel: key, count: 3 }]);
  expect(productProfileOf(actor.system)).toBe(shelf);
  shelf.remove(key);
  expect([shelf.get(key), shelf.open()]).toEqual([null, []]);
});

test('what all of them cover counts together; what one that was left has covered counts on', () => {
  const { shelf } = open();
  expect(shelf.covered('lamp')).toBeNull();
  const [key, second] = [shelf.put(reel(['lamp', 'lamp.off'])), shelf.put(reel(['lamp', 'lamp.on']))];
  expect([...(shelf.covered('lamp') ?? [])].toSorted()).toEqual(['lamp', 'lamp.off', 'lamp.on']);
  expect([shelf.covered('lamp', key)?.size, shelf.covered('lamp', 'no')]).toEqual([2, null]);
  shelf.leave(key);
  shelf.remove(second);
  expect([shelf.get(key), [...(shelf.covered('lamp') ?? [])]]).toEqual([null, ['lamp', 'lamp.off']]);
});

test('whoever watches hears of each that is put there or taken away, and of growth, until he stops', () => {
  const { shelf } = open();
  let heard = 0;
  const stop = shelf.watch(() => {
    heard += 1;
  });
  const key = shelf.put(reel([]));
  shelf.grew();
  shelf.remove('no');
  shelf.remove(key);
  expect(heard).toBe(3);
  stop();
  shelf.grew();
  expect(heard).toBe(3);
});

test('the gallery is told what the session covers, once there is one, and then only what has grown', () => {
  const { shelf, listen, told, actor } = open();
  listen();
  expect(told).toEqual([]);
  const lamp = reel(['lamp', 'lamp.on', 'lamp.on/press/0']);
  shelf.put(lamp);
  expect(told.splice(0)).toEqual([{ type: 'shares.grew', counts: { lamp: [2, 1] } }]);
  shelf.grew();
  expect(told).toEqual([]);
  lamp.ids.add('lamp.off');
  shelf.grew();
  expect(told).toEqual([{ type: 'shares.grew', counts: { lamp: [3, 1] } }]);
  actor.stop();
});

test('a session that covers nothing of these charts is told all the same: it is there', () => {
  const { shelf, listen, told } = open(['kettle']);
  shelf.put(reel(['lamp']));
  listen();
  shelf.grew();
  expect(told).toEqual([{ type: 'shares.grew', counts: {} }]);
});
