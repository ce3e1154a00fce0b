import { expect, test } from 'vitest';
import { and, createActor, not, or, setup, stateIn } from 'xstate';
import { refusedIn } from './guard-answer.ts';
import { type EventAnswer, whyNot } from './why-not.ts';

type Event =
  | { readonly type: 'save' }
  | { readonly type: 'skip' }
  | { readonly type: 'close' }
  | { readonly type: 'type'; readonly text: string };

const machine = setup({
  types: { context: {} as { readonly added: number; readonly text: string }, events: {} as Event },
  guards: {
    hasText: ({ context }) => context.text !== '',
    hasAdded: ({ context }) => context.added > 0,
    isRested: stateIn('#rested'),
    isShort: (_, { text }: { text: string }) => text.length < 5,
    isFirst: not('hasAdded'),
  },
}).createMachine({
  id: 'form',
  type: 'parallel',
  context: { added: 0, text: '' },
  on: { close: {} },
  states: {
    entry: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            save: [
              { guard: and(['isRested', 'hasText']), target: 'saved' },
              { guard: or(['hasAdded', 'isRested']) },
              { target: 'saved' },
            ],
            skip: { guard: and(['isRested', or(['hasAdded', 'hasText'])]), target: 'saved' },
            type: { guard: { type: 'isShort', params: ({ event }) => ({ text: event.text }) }, target: 'saved' },
          },
        },
        saved: { on: { close: { guard: 'isFirst', target: 'editing' } } },
      },
    },
    pause: { initial: 'rested', states: { rested: { id: 'rested', on: { save: 'resting' } }, resting: {} } },
  },
});

interface Held {
  readonly added?: number;
  readonly text?: string;
}
const editing = { entry: 'editing', pause: 'rested' } as const;
const resting = { entry: 'saved', pause: 'resting' } as const;
const snapshotIn = (value: typeof editing | typeof resting, context: Held = {}) =>
  machine.resolveState({ value, context: { added: 0, text: '', ...context } });

const asked = (context: Held = {}, last: { readonly text: string } | null = null) => {
  const answers = whyNot(snapshotIn(editing, context), (event) =>
    event === 'type' && last ? { type: 'type', ...last } : null,
  );
  return (event: string): EventAnswer => {
    const answer = answers.find((one) => one.event === event);
    if (!answer) throw new Error(`no answer for ${event}`);
    return answer;
  };
};

const verdicts = ({ candidates }: EventAnswer) => candidates.map(({ source, at, verdict }) => [source, at, verdict]);

test('the first transition whose guard passes is taken; those after it are behind, those before it refused', () => {
  expect(verdicts(asked()('save'))).toEqual([
    ['form.entry.editing', 0, 'refused'],
    ['form.entry.editing', 1, 'taken'],
    ['form.entry.editing', 2, 'behind'],
    ['rested', 0, 'taken'],
  ]);
  expect(asked()('save').result).toBe('can');
});

test('a refused event names the parts of its guard that refused, however they are put together', () => {
  const skip = asked()('skip');
  expect(skip.result).toBe('refused');
  const [candidate] = skip.candidates;
  expect(candidate?.guard && refusedIn(candidate.guard).map(({ name }) => name)).toEqual(['hasAdded', 'hasText']);
  expect(asked({ added: 1 })('skip').result).toBe('can');
});

test('a guard that looks at what comes stays open, until such an event has been seen', () => {
  expect(asked()('type').result).toBe('open');
  expect(asked({}, { text: 'abc' })('type').result).toBe('can');
  expect(asked({}, { text: 'too long' })('type').result).toBe('refused');
});

test('an event without a transition in the active states tells which states have one', () => {
  const close = asked()('close');
  expect([close.result, close.states]).toEqual(['ignored', ['form', 'form.entry.saved']]);
  const answers = whyNot(snapshotIn(resting, { added: 1 }));
  const skip = answers.find(({ event }) => event === 'skip');
  expect([skip?.result, skip?.candidates, skip?.states]).toEqual(['elsewhere', [], ['form.entry.editing']]);
  const [inner] = answers.find(({ event }) => event === 'close')?.candidates ?? [];
  expect(inner?.guard && refusedIn(inner.guard)).toMatchObject([{ kind: 'named', name: 'isFirst', result: 'no' }]);
});

test('an inner transition goes before the one of the state around it', () => {
  const close = whyNot(snapshotIn(resting)).find(({ event }) => event === 'close');
  expect(close && verdicts(close)).toEqual([
    ['form.entry.saved', 0, 'taken'],
    ['form', 0, 'behind'],
  ]);
});

test('what it says agrees with what the chart does', () => {
  for (const context of [{}, { added: 1 }, { text: 'x' }, { added: 1, text: 'x' }]) {
    for (const type of ['save', 'skip', 'close'] as const) {
      expect(asked(context)(type).result === 'can').toBe(snapshotIn(editing, context).can({ type }));
    }
  }
});

const chained = setup({
  types: { events: {} as { readonly type: 'press'; readonly force: boolean } },
}).createMachine({
  id: 'chained',
  initial: 'off',
  states: {
    off: {
      always: { guard: () => false, target: 'on' },
      on: { press: [{ guard: ({ event }) => event.force, target: 'on' }, { target: 'on' }, { target: 'off' }] },
    },
    on: { type: 'final' },
  },
});

test('behind a guard that stays open the next one may be taken, and those after it surely not', () => {
  const actor = createActor(chained);
  const [press, always] = ['press', 'always'].map((name) =>
    whyNot(actor.getSnapshot()).find(({ event }) => event === name),
  );
  expect([press?.result, press && verdicts(press).map(([, , verdict]) => verdict)]).toEqual([
    'open',
    ['open', 'open', 'behind'],
  ]);
  expect([always?.result, always && verdicts(always)]).toEqual(['refused', [['chained.off', 0, 'refused']]]);
});

test('a chart that has ended does nothing any more', () => {
  const actor = createActor(chained).start();
  actor.send({ type: 'press', force: true });
  expect(actor.getSnapshot().status).toBe('done');
  expect(whyNot(actor.getSnapshot()).map(({ result, candidates }) => [result, candidates.length])).toEqual([
    ['elsewhere', 0],
    ['elsewhere', 0],
  ]);
});
