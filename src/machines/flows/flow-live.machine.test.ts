import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine, fromCallback } from 'xstate';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type FlowLiveInput, flowLiveMachine, selectApps, selectWatched } from './flow-live.machine.ts';
import type { FoundApp } from './journal-link.ts';
import { sampleSession as session } from './sample-session.ts';

const app = (name: string, route = '/'): FoundApp => ({ app: name, title: '食业', route, startedAt: 0, version: '1' });
const found = (name: string, route?: string) => ({ type: 'app.found', found: app(name, route) }) as const;
const login = { path: '/login', stem: 'login' };
const joined = { type: 'live.joined', session, chosen: null, moment: null } as const;
const grew = { type: 'live.grew', count: 4, violation: null, newest: login } as const;

/** `sent`: the events that each child receives. */
const open = (input: FlowLiveInput = { actor: null, entry: null }) => {
  const clock = new VirtualClock();
  const sent: Record<'link' | 'session' | 'recording', AnyEventObject[]> = { link: [], session: [], recording: [] };
  const listening = (to: AnyEventObject[]) =>
    createMachine({ on: { '*': { actions: ({ event }) => to.push(event) } } }) as never;
  const actor = createActor(
    flowLiveMachine.provide({
      actors: {
        link: fromCallback(({ receive }) => receive((event) => sent.link.push(event))) as never,
        flowSession: listening(sent.session),
        recording: listening(sent.recording),
      },
    }),
    { input, clock },
  ).start();
  return { actor, clock, sent, at: () => actor.getSnapshot() };
};

const watching = async (input?: FlowLiveInput) => {
  const live = open(input);
  live.actor.send(found('one'));
  await live.clock.advance(400);
  return live;
};

test('a window that is alone is joined as soon as others have had their time to answer', async () => {
  const { actor, clock, sent, at } = open({ actor: '/login', entry: 7 });
  expect(at().hasTag('searching')).toBe(true);
  actor.send(found('one'));
  await clock.advance(399);
  expect(sent.link).toEqual([]);
  await clock.advance(1);
  expect(sent.link).toEqual([{ type: 'app.watch', app: 'one', actor: '/login', entry: 7 }]);
  expect([at().hasTag('joining'), selectWatched(at())]).toEqual([true, app('one')]);
});

test('of several one is chosen, also while another is watched; one that is not there is not', async () => {
  const { actor, clock, sent, at } = open();
  actor.send(found('one'));
  actor.send(found('two'));
  actor.send(found('one', '/people'));
  await clock.advance(400);
  expect([at().hasTag('choosing'), selectApps(at())]).toEqual([true, [app('one', '/people'), app('two')]]);
  actor.send({ type: 'app.choose', app: 'three' });
  expect(at().hasTag('choosing')).toBe(true);
  for (const name of ['two', 'one']) {
    actor.send({ type: 'app.choose', app: name });
    actor.send(joined);
    expect(at().hasTag('watching')).toBe(true);
  }
  expect(sent.link.map((event) => event.app)).toEqual(['two', 'one']);
  actor.send({ type: 'app.left', app: 'two' });
  expect([at().hasTag('watching'), selectApps(at())]).toEqual([true, [app('one', '/people')]]);
});

test('what has been recorded is opened at what the address names, once', async () => {
  const { actor, sent } = await watching({ actor: '/login', entry: 7 });
  actor.send({ ...joined, chosen: login, moment: 2 });
  expect([sent.session, sent.recording]).toEqual([
    [
      { type: 'recording.opened', ...session },
      { type: 'actor.choose', ...login },
      { type: 'moment.go', index: 2 },
    ],
    [{ type: 'session.replaced' }],
  ]);
  sent.session.length = 0;
  actor.send(joined);
  expect(sent.session).toEqual([{ type: 'recording.opened', ...session }]);
  actor.send({ type: 'app.choose', app: 'one' });
  expect(sent.link.at(-1)).toEqual({ type: 'app.watch', app: 'one', actor: null, entry: null });
});

test('what is recorded, cut, marked and brought back goes on to the session', async () => {
  const { actor, sent } = await watching();
  actor.send(joined);
  sent.session.length = 0;
  actor.send(grew);
  actor.send({ type: 'live.cut', dropped: 3 });
  actor.send({ type: 'span.marked', edge: 'from' });
  expect(sent.session).toEqual([
    { type: 'recording.grew', count: 4, violation: null },
    { type: 'recording.cut', dropped: 3 },
    { type: 'span.mark', edge: 'from' },
  ]);
});

test('the chart follows whoever has done something last, if that is wished', async () => {
  const { actor, sent, at } = await watching();
  actor.send(joined);
  const looks = () => sent.session.filter(({ type }) => type === 'actor.choose');
  actor.send(grew);
  expect(looks()).toEqual([]);
  actor.send({ type: 'follow.toggle' });
  actor.send(grew);
  actor.send({ ...grew, newest: null });
  expect([at().hasTag('following'), looks()]).toEqual([true, [{ type: 'actor.choose', ...login }]]);
  actor.send({ type: 'follow.toggle' });
  actor.send(grew);
  expect([at().hasTag('following'), looks().length]).toEqual([false, 1]);
});

test('a window that does not answer is silent after eight seconds, and may still come', async () => {
  const { actor, clock, at } = await watching();
  await clock.advance(7_999);
  expect(at().hasTag('joining')).toBe(true);
  await clock.advance(1);
  expect(at().hasTag('silent')).toBe(true);
  actor.send(joined);
  expect(at().hasTag('watching')).toBe(true);
});

test('a window that was closed is lost, with all that was seen, until it is back', async () => {
  const { actor, at, sent } = await watching();
  actor.send(joined);
  actor.send({ type: 'app.left', app: 'one' });
  expect([at().hasTag('lost'), selectApps(at()), selectWatched(at())]).toEqual([true, [], null]);
  actor.send(found('two'));
  expect([at().hasTag('lost'), selectApps(at())]).toEqual([true, [app('two')]]);
  actor.send(found('one'));
  expect([at().hasTag('joining'), sent.link.length]).toEqual([true, 2]);
  actor.send({ type: 'app.left', app: 'one' });
  expect(at().hasTag('lost')).toBe(true);
});

test('windows that cannot be joined say so', async () => {
  const { actor, at } = await watching();
  actor.send({ type: 'live.failed', failure: { tag: 'offline' } });
  expect([at().hasTag('failed'), at().context.failure]).toEqual([true, { tag: 'offline' }]);
});
