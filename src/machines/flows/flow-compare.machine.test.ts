import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import { flowCompareMachine, selectComparedIndex, selectComparedPath } from './flow-compare.machine.ts';

test('both recordings stand at the same entry, and one of them may be a copy', () => {
  const sent: Record<string, AnyEventObject[]> = {};
  const inputs: unknown[] = [];
  const session = createMachine({
    context: ({ input }) => ({ input }),
    entry: ({ context }) => inputs.push(context.input),
    on: {
      '*': {
        actions: ({ event, self }) => {
          sent[self.id] = [...(sent[self.id] ?? []), event];
        },
      },
    },
  });
  const actor = createActor(flowCompareMachine.provide({ actors: { flowSession: session as never } }), {
    input: { copy: 'recording-1' },
  }).start();
  expect(inputs).toEqual([
    { take: null, copy: 'recording-1' },
    { take: null, copy: null },
  ]);
  actor.send({ type: 'moment.go', index: 4.6 });
  const all = [{ type: 'moment.go', index: 4.6 }];
  expect([sent, selectComparedIndex(actor.getSnapshot())]).toEqual([{ left: all, right: all }, 4]);
  actor.send({ type: 'moment.go', index: -2 });
  actor.send({ type: 'pair.choose', path: '/login' });
  expect([selectComparedIndex(actor.getSnapshot()), selectComparedPath(actor.getSnapshot())]).toEqual([0, '/login']);
});
