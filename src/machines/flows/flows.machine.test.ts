import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import { announce } from '../../../tests/harness/announce.ts';
import { flowsMachine, type Params } from './flows.machine.ts';

const open = (params: Params) => {
  const opened: unknown[] = [];
  const part = createMachine({
    context: ({ input }) => ({ input }),
    entry: ({ context, self }) => opened.push(self.id, context.input),
    on: { '*': { actions: ({ event }: { event: AnyEventObject }) => opened.push(event.type) } },
  }) as never;
  const actor = createActor(
    flowsMachine.provide({ actors: { gallery: part, chart: part, flowSession: part, live: part, compare: part } }),
    { input: { params } },
  ).start();
  announce(actor, { type: 'connection.returned' });
  return opened;
};
const chart = (stem: string, state: string | null = null) => ({ stem, state, recording: null, coveredBy: null });

test.each<[Params, string, unknown]>([
  [{}, 'gallery', undefined],
  [{ machine: 'time' }, 'session', { take: null, copy: null }],
  [{ machine: 'time', take: 'key' }, 'session', { take: 'key', copy: null }],
  [{ machine: 'live' }, 'live', { actor: null, entry: null }],
  [{ machine: 'live', actor: '/login', entry: '12' }, 'live', { actor: '/login', entry: 12 }],
  [{ machine: 'live', entry: '1e3' }, 'live', { actor: null, entry: null }],
  [{ machine: 'compare' }, 'compare', { copy: null }],
  [{ machine: 'compare', with: 'recording-1' }, 'compare', { copy: 'recording-1' }],
  [{ machine: 'login' }, 'chart', chart('login')],
  [{ machine: 'login', state: 'open' }, 'chart', chart('login', 'open')],
])('the address %j opens the %s, which hears that the network is back', (params, part, input) => {
  expect(open(params)).toEqual([part, input, 'connection.returned']);
});
