import { expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import {
  flowSessionMachine,
  selectAnnotations,
  selectHandedOver,
  selectIndex,
  selectPart,
  selectPath,
  selectQuestion,
  selectRefusal,
  selectSession,
  selectSessionFailure,
  selectSide,
} from './flow-session.machine.ts';
import type { FlowSessionInput } from './flow-session.setup.ts';
import type { FlowHandover, HandoverInput } from './hand-over-flow.ts';
import type { OpenRecording } from './open-recording.ts';
import { sampleSession } from './sample-session.ts';

const opened = (rest: Partial<OpenRecording> = {}) =>
  ({ type: 'recording.opened', ...sampleSession, count: 10, ...rest }) as const;

const open = (
  input: Partial<FlowSessionInput> = {},
  handOver: () => Promise<FlowHandover> = async () => ({ address: '/', isOpen: true }),
) => {
  const requests: unknown[] = [];
  const handedOver: HandoverInput[] = [];
  const charts: unknown[] = [];
  const chart = createMachine({
    entry: ({ context }) => charts.push(context),
    context: ({ input: given }) => given,
    on: { '*': { actions: ({ event }) => charts.push(event) } },
  });
  const actor = createActor(
    flowSessionMachine.provide({
      actors: {
        recordingLoader: fromCallback(({ receive }) => receive((event) => requests.push(event))) as never,
        chart: chart as never,
        handOverFlow: fromPromise<FlowHandover, HandoverInput>(({ input: asked }) => {
          handedOver.push(asked);
          return handOver();
        }),
      },
    }),
    { input: { take: null, copy: null, ...input } },
  ).start();
  return { actor, at: () => actor.getSnapshot(), requests, handedOver, charts };
};

const openWith = (rest?: Partial<OpenRecording>) => {
  const session = open();
  session.actor.send(opened(rest));
  return session;
};

test('what another page has left is taken, what is open in this window is copied, a file is read; one is enough', () => {
  expect(open().requests).toEqual([]);
  expect(open({ take: 'key' }).requests).toEqual([{ type: 'flow.take', key: 'key' }]);
  expect(open({ copy: 'recording-1' }).requests).toEqual([{ type: 'flow.copy', recording: 'recording-1' }]);
  const { actor, at, requests } = open();
  actor.send({ type: 'flow.open', file: 'blob:1', name: 'a.flow', size: 10 });
  expect([at().hasTag('reading'), requests]).toEqual([
    true,
    [{ type: 'flow.read', file: 'blob:1', name: 'a.flow', size: 10 }],
  ]);
  actor.send(opened());
  expect([at().hasTag('reading'), at().hasTag('open')]).toEqual([false, true]);
});

test('a file that does not open says why until that is put away; what was shown stays', () => {
  const { actor, at } = openWith();
  const read = { type: 'flow.open', file: 'blob:1', name: 'b.flow', size: 10 } as const;
  actor.send(read);
  actor.send({ type: 'recording.refused', refusal: { tag: 'notFlow' } });
  expect([at().hasTag('refused'), selectRefusal(at()), at().hasTag('open')]).toEqual([true, { tag: 'notFlow' }, true]);
  actor.send({ type: 'flow.dismiss' });
  expect(at().hasTag('refused')).toBe(false);
  actor.send(read);
  actor.send({ type: 'recording.failed', failure: { tag: 'offline' } });
  expect([at().hasTag('failed'), selectSessionFailure(at())]).toEqual([true, { tag: 'offline' }]);
  actor.send({ type: 'flow.dismiss' });
  expect(at().hasTag('failed')).toBe(false);
  actor.send(opened({ count: 3 }));
  expect([selectRefusal(at()), selectSessionFailure(at()), selectIndex(at())]).toEqual([null, null, 3]);
});

test('a moment is looked at, no farther than there are any; the newest is followed while more is recorded', () => {
  const { actor, at } = openWith();
  const go = (index: number) => {
    actor.send({ type: 'moment.go', index });
    return [selectIndex(at()), at().hasTag('following')];
  };
  const grow = (count: number) => {
    actor.send({ type: 'recording.grew', count, violation: null });
    return [selectIndex(at()), selectSession(at())?.count];
  };
  expect([selectIndex(at()), at().hasTag('following')]).toEqual([10, true]);
  expect(grow(12)).toEqual([12, 12]);
  expect([go(4.7), go(-3), go(5)]).toEqual([
    [4, false],
    [0, false],
    [5, false],
  ]);
  const violation = { tag: 'noActor', index: 13, path: '', event: 'e' } as const;
  actor.send({ type: 'recording.grew', count: 14, violation });
  expect([selectIndex(at()), selectSession(at())?.count, selectSession(at())?.violation]).toEqual([5, 14, violation]);
  expect([go(99), grow(15)]).toEqual([
    [14, true],
    [15, 15],
  ]);
  go(2);
  actor.send({ type: 'moment.goToEnd' });
  expect([selectIndex(at()), at().hasTag('following')]).toEqual([15, true]);
});

test('a file opens where its span begins, with what was written to it', () => {
  const annotations = { name: '绑定失败', notes: [{ index: 5, text: '出错' }], from: 4, to: 8 };
  const { actor, at } = openWith({ annotations });
  expect([selectIndex(at()), at().hasTag('following'), selectAnnotations(at())]).toEqual([4, false, annotations]);
  actor.send(opened({ name: 'c.flow', annotations: null }));
  expect(selectAnnotations(at())).toEqual({ name: 'c.flow', notes: [], from: null, to: null });
});

test('notes are written, changed and taken away, in their order; name and marks as well', () => {
  const { actor, at } = openWith();
  const note = (index: number, text: string) => actor.send({ type: 'note.write', index, text });
  note(7, '后');
  note(2, '前');
  note(7, '后来');
  note(3, '中');
  note(3, '');
  note(1, '先');
  expect(selectAnnotations(at()).notes).toEqual([
    { index: 1, text: '先' },
    { index: 2, text: '前' },
    { index: 7, text: '后来' },
  ]);
  actor.send({ type: 'session.rename', name: '注册' });
  actor.send({ type: 'moment.go', index: 3 });
  actor.send({ type: 'mark.set', edge: 'from' });
  actor.send({ type: 'mark.set', edge: 'to' });
  actor.send({ type: 'mark.set', edge: 'to' });
  expect(selectAnnotations(at())).toMatchObject({ name: '注册', from: 3, to: null });
  actor.send({ type: 'span.mark', edge: 'to' });
  expect(selectAnnotations(at())).toMatchObject({ from: 3, to: 10 });
});

test('when the first entries go, everything moves with them', () => {
  const { actor, at } = openWith({ first: 100 });
  actor.send({ type: 'moment.go', index: 6 });
  actor.send({ type: 'note.write', index: 5, text: '出错' });
  actor.send({ type: 'recording.cut', dropped: 4 });
  expect([selectSession(at())?.first, selectSession(at())?.count, selectIndex(at())]).toEqual([104, 6, 2]);
  expect(selectAnnotations(at()).notes).toEqual([{ index: 1, text: '出错' }]);
  actor.send({ type: 'recording.cut', dropped: 4 });
  expect(selectIndex(at())).toBe(0);
});

test('the chart of the chosen actor is shown, anew for another chart, with the coverage that was asked for', () => {
  const { actor, at, charts } = openWith({ recording: 'recording-7' });
  const asked = (stem: string, coveredBy: string | null = null) => ({
    stem,
    state: null,
    recording: 'recording-7',
    coveredBy,
  });
  expect(charts.splice(0)).toEqual([asked('app')]);
  actor.send({ type: 'actor.choose', path: '/login', stem: 'login' });
  actor.send({ type: 'actor.choose', path: '/login2', stem: 'login' });
  expect([selectPath(at()), charts.splice(0)]).toEqual(['/login2', [asked('login')]]);
  actor.send({ type: 'coverage.show', by: 'tests' });
  expect(charts.splice(0)).toEqual([{ type: 'coverage.show', by: 'tests' }]);
  actor.send({ type: 'actor.choose', path: '/login/send', stem: null });
  expect([at().children.chart, charts]).toEqual([undefined, []]);
  actor.send({ type: 'actor.choose', path: '', stem: 'app' });
  expect(charts).toEqual([asked('app', 'tests')]);
});

test('the app goes on from a moment in a new tab; where it cannot be left it says so, and can be tried again', async () => {
  let isBroken = true;
  const address = { address: '/?flow=k', isOpen: false };
  const { actor, at, handedOver } = open({}, async () => {
    if (isBroken) throw { tag: 'offline' };
    return address;
  });
  actor.send(opened());
  actor.send({ type: 'moment.go', index: 4 });
  const want = async () => {
    actor.send({ type: 'continue.want' });
    expect(at().hasTag('handingOver')).toBe(true);
    await settle();
  };
  await want();
  expect([at().hasTag('handoverFailed'), selectSessionFailure(at()), handedOver[0]?.index]).toEqual([
    true,
    { tag: 'offline' },
    4,
  ]);
  isBroken = false;
  await want();
  expect([at().hasTag('handedOver'), selectHandedOver(at())]).toEqual([true, address]);
  await want();
  actor.send({ type: 'continue.dismiss' });
  expect([at().hasTag('handedOver'), handedOver.length]).toEqual([false, 3]);
  await want();
  actor.send(opened());
  expect([at().hasTag('handedOver'), selectHandedOver(at())]).toEqual([false, null]);
});

test('what is shown beside, and what is asked, is kept', () => {
  const { actor, at } = open();
  actor.send({ type: 'part.show', part: 'sequence' });
  actor.send({ type: 'side.show', side: 'why' });
  actor.send({ type: 'why.ask', text: '跳过' });
  expect([selectPart(at()), selectSide(at()), selectQuestion(at())]).toEqual(['sequence', 'why', '跳过']);
});
