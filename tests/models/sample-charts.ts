import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { PathSpec } from '#machines/kit/path-spec.ts';

const words = { zh: '做', en: 'do' };

/** Everything that makes charts hard to explore: invoke, timers in two regions, sendParent, history, always, guards. */
export const kettleMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as
      | { type: 'lid.open' }
      | { type: 'lid.close' }
      | { type: 'heat.start'; force: boolean }
      | { type: 'off' },
  },
  actors: { heat: fromPromise<number>(async () => 100) },
  actions: { tell: sendParent({ type: 'kettle.boiled' }) },
  guards: { isForced: (_, { force }: { force: boolean }) => force, isHot: (_, { at }: { at: number }) => at >= 100 },
  delays: { rest: 10, blink: 3 },
}).createMachine({
  id: 'kettle',
  context: { tries: 0 },
  type: 'parallel',
  states: {
    lid: {
      initial: 'closed',
      states: {
        closed: { on: { 'lid.open': 'open' } },
        open: {
          initial: 'half',
          states: {
            half: { after: { blink: 'wide' } },
            wide: {},
            past: { type: 'history' },
          },
          on: { 'lid.close': 'closed' },
        },
      },
    },
    water: {
      initial: 'cold',
      states: {
        cold: {
          on: {
            'heat.start': {
              guard: { type: 'isForced', params: ({ event }) => event },
              target: 'heating',
              actions: assign({ tries: ({ context }) => context.tries + 1 }),
            },
          },
        },
        heating: {
          invoke: {
            id: 'heat',
            src: 'heat',
            onDone: [
              { guard: { type: 'isHot', params: ({ event }) => ({ at: event.output }) }, target: 'boiled' },
              { target: 'resting' },
            ],
            onError: { target: 'resting' },
          },
          on: { off: { target: 'cold' } },
        },
        resting: { after: { rest: { target: 'cold' } } },
        boiled: { entry: 'tell', always: { target: 'served' } },
        served: { type: 'final' },
      },
    },
  },
});

export const kettlePaths: PathSpec<typeof kettleMachine> = {
  machine: kettleMachine,
  name: words,
  starts: [words],
  key: () => null,
  events: {
    'lid.open': [words],
    'lid.close': [words],
    'heat.start': [
      { ...words, payload: { force: true } },
      { ...words, payload: { force: false } },
    ],
    off: [words],
    'xstate.done.actor.heat': [
      { ...words, payload: { output: 100 } },
      { ...words, payload: { output: 20 } },
    ],
    'xstate.error.actor.heat': [{ ...words, payload: { error: 'cold' } }],
    'xstate.after.rest.kettle.water.resting': [words],
    'xstate.after.blink.kettle.lid.open.half': [words],
  },
  states: {},
};

/** Two ways into a menu, three ways out of it that end: three paths at least. */
export const menuMachine = setup({
  types: { events: {} as { type: 'go' } | { type: 'back' } | { type: 'a' } | { type: 'b' } | { type: 'c' } },
}).createMachine({
  id: 'menu',
  initial: 'hall',
  states: {
    hall: { on: { go: { target: 'menu' } } },
    menu: { on: { back: { target: 'hall' }, a: { target: 'first' }, b: { target: 'second' }, c: { target: 'third' } } },
    first: { type: 'final' },
    second: { type: 'final' },
    third: { type: 'final' },
  },
});

export const menuPaths: PathSpec<typeof menuMachine> = {
  machine: menuMachine,
  name: words,
  starts: [words],
  events: { go: [words], back: [words], a: [words], b: [words], c: [words] },
  states: {},
};

/** A door that opens at the third knock; its key hides the knocks, or does not. */
export const knockMachine = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'knock' } },
  guards: { isThird: ({ context }) => context.knocks === 2 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        knock: [
          { guard: 'isThird', target: 'open' },
          { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        ],
      },
    },
    open: {},
  },
});

export const knockPaths: PathSpec<typeof knockMachine> = {
  machine: knockMachine,
  name: words,
  starts: [words],
  events: { knock: [words] },
  states: {},
};
