import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine, fromCallback, setup } from 'xstate';
import { subscribersBelow, subscribersFrom } from './announce.ts';

const fact = 'connection.returned';
const handler = createMachine({ initial: 'here', states: { here: {}, there: { on: { [fact]: {} } } } });
const other = createMachine({ on: { 'page.returned': {} } });
const effect = fromCallback<AnyEventObject>(() => {});

const middle = setup({ actors: { handler, other, effect } }).createMachine({
  invoke: [
    { id: 'first', src: 'handler' },
    { id: 'other', src: 'other' },
    { id: 'effect', src: 'effect' },
    { id: 'last', src: 'handler' },
  ],
});
const top = setup({ actors: { middle, handler } }).createMachine({
  on: { [fact]: {} },
  invoke: [
    { id: 'second', src: 'handler' },
    { id: 'middle', src: 'middle' },
  ],
});

test('a fact is for the charts that handle it in any state, at any depth: parents first, in the order of their start', () => {
  const app = createActor(top, { id: 'app' });
  app.start();
  const ids = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id);
  expect(ids(subscribersBelow(app.getSnapshot(), fact))).toEqual(['second', 'first', 'last']);
  expect(ids(subscribersFrom(app, fact))).toEqual(['app', 'second', 'first', 'last']);
  expect(ids(subscribersFrom(app, 'page.returned'))).toEqual(['other']);
});

test('there is nobody to tell before the first snapshot, and nobody who has ended', () => {
  expect(subscribersBelow(undefined, fact)).toEqual([]);
  const over = createActor(createMachine({ initial: 'over', states: { over: { type: 'final' } }, on: { [fact]: {} } }));
  over.start();
  expect(subscribersFrom(over, fact)).toEqual([]);
});
