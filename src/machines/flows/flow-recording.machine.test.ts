import { expect, test } from 'vitest';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { flowRecordingMachine } from './flow-recording.machine.ts';

const start = async () => {
  const recording = await inParent(flowRecordingMachine, undefined);
  return { ...recording, state: () => recording.child.getSnapshot().value };
};
const edges = (received: readonly { readonly type: string }[]) => received.map(({ type, ...rest }) => [type, rest]);
const marked = (edge: string) => ['span.marked', { edge }];

test('a recording begins and ends at the newest moment, is made again, and is let go', async () => {
  const { send, received, state } = await start();
  await send({ type: 'recording.start' });
  expect(state()).toBe('on');
  await send({ type: 'recording.stop' });
  expect([state(), edges(received)]).toEqual(['made', [marked('from'), marked('to')]]);
  await send({ type: 'recording.start' }, { type: 'recording.stop' }, { type: 'recording.dismiss' });
  expect([state(), edges(received).slice(2)]).toEqual(['off', [marked('from'), marked('to'), marked('none')]]);
});

test('where another session comes in between, the recording is interrupted and says so; one that is made is gone', async () => {
  const { send, received, state } = await start();
  await send({ type: 'session.replaced' });
  expect(state()).toBe('off');
  await send({ type: 'recording.start' }, { type: 'session.replaced' });
  expect(state()).toBe('interrupted');
  await send({ type: 'recording.dismiss' });
  expect(state()).toBe('off');
  await send({ type: 'recording.start' }, { type: 'session.replaced' }, { type: 'recording.start' });
  expect([state(), edges(received)]).toEqual(['on', [marked('from'), marked('from'), marked('from')]]);
  await send({ type: 'recording.stop' });
  expect(state()).toBe('made');
  await send({ type: 'session.replaced' });
  expect(state()).toBe('off');
});
