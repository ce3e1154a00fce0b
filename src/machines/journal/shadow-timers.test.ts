import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { shadowTimers } from './shadow-timers.ts';

const house = createActor(createMachine({ id: 'house' }));
const garden = createActor(createMachine({ id: 'garden' }), { parent: house, id: 'garden' } as object);

const ring = { type: 'ring' };
const knock = { type: 'knock' };

const linesOf = (timers: ReturnType<typeof shadowTimers>) =>
  timers
    .pending()
    .map(({ source, target, event, due }) => `${source || 'house'} → ${target || 'house'}: ${event.type} at ${due}`);

test('what is sent later is on its way, by when it is due, to oneself, to an actor, or to a child by its name', () => {
  const timers = shadowTimers();
  timers.note(house, 'xstate.raise', { event: ring, delay: 300 }, 1_000);
  timers.note(house, 'xstate.sendTo', { event: knock, to: garden, delay: 100 }, 1_000);
  timers.note(garden, 'xstate.sendTo', { event: knock, to: 'gate', delay: -50 }, 1_200);
  timers.note(garden, 'xstate.sendTo', { event: knock, to: house, delay: 100 }, 1_000);
  timers.note(garden, 'xstate.raise', { event: knock }, 1_000);
  expect(linesOf(timers)).toEqual([
    'house → /garden: knock at 1100',
    '/garden → house: knock at 1100',
    '/garden → /garden/gate: knock at 1200',
    'house → house: ring at 1300',
  ]);
});

test('what is taken back is the own one of that name', () => {
  const timers = shadowTimers();
  timers.note(house, 'xstate.raise', { event: ring, id: 'later', delay: 10 }, 0);
  timers.note(garden, 'xstate.raise', { event: ring, id: 'other', delay: 20 }, 0);
  timers.note(garden, 'xstate.raise', { event: ring, id: 'later', delay: 30 }, 0);
  timers.note(garden, 'xstate.cancel', { sendId: 'later' }, 0);
  timers.note(garden, 'xstate.cancel', { sendId: 'unknown' }, 0);
  expect(linesOf(timers)).toEqual(['house → house: ring at 10', '/garden → /garden: ring at 20']);
});

test('what has come is the one that was due first of those with this source, target and event', () => {
  const timers = shadowTimers();
  timers.note(house, 'xstate.raise', { event: ring, delay: 30 }, 0);
  timers.note(house, 'xstate.raise', { event: ring, id: 'first', delay: 20 }, 0);
  timers.note(house, 'xstate.raise', { event: ring, id: 'second', delay: 20 }, 0);
  timers.note(house, 'xstate.sendTo', { event: ring, to: garden, delay: 5 }, 0);
  timers.note(garden, 'xstate.sendTo', { event: ring, to: house, delay: 5 }, 0);
  timers.note(house, 'xstate.raise', { event: knock, delay: 5 }, 0);
  timers.fired('', '', 'ring');
  expect(timers.pending().map(({ id, due }) => `${id} ${due}`)).toEqual([
    'null 5',
    'null 5',
    'null 5',
    'second 20',
    'null 30',
  ]);
});

test('who has ended takes the own timers along, and what a base names is found again where its source is', () => {
  const timers = shadowTimers();
  timers.note(house, 'xstate.raise', { event: ring, delay: 10 }, 0);
  timers.note(garden, 'xstate.raise', { event: ring, delay: 20 }, 0);
  const kept = timers.pending();
  timers.endedWith(garden);
  expect(linesOf(timers)).toEqual(['house → house: ring at 10']);
  timers.restore(kept, (path) => (path === '/garden' ? garden : undefined));
  expect(linesOf(timers)).toEqual(['/garden → /garden: ring at 20']);
});
