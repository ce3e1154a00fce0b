import { Context } from 'effect';
import { expect, test } from 'vitest';
import { type AnyEventObject, fromCallback } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';
import { type Outbox, type OutboxEntry, stored } from '#services/contract/stored.contract.ts';
import { Store } from '#services/env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { outboxMachine, selectEntries } from './outbox.machine.ts';
import { keyOf, selectAtRisk } from './outbox-entry.ts';

const start = async (machine = outboxMachine) => {
  const outbox = await inParent(machine, { memberId: '1001' }, { named: ['conversation-71', 'conversation-72'] });
  const at = () => outbox.child.getSnapshot();
  const write = (text: string, convId = '71', isTyped = true) =>
    ({
      type: 'outbox.add',
      draft: { msgTo: '1002', msgType: 0, msgContent: text, convId, isTyped },
    }) as const;
  return {
    ...outbox,
    at,
    write,
    box: (): Outbox => at().context.box,
    stored: (): Outbox => Context.get(outbox.env, Store).load(stored.outbox).value,
    texts: (convId = '71') => selectEntries(at(), convId).map(({ msgContent, state }) => [msgContent, state]),
    out: () => outbox.receivedOf('realtime.send').map(({ message }) => message.msgContent),
    first: (convId = '71'): OutboxEntry => selectEntries(at(), convId)[0] ?? expect.unreachable(),
    loaded: (entries: readonly OutboxEntry[], done: readonly string[] = []) =>
      ({ type: 'record.loaded', value: { entries, done }, setAside: false, at: 0 }) as const,
    changed: (entries: readonly OutboxEntry[], done: readonly string[] = []) =>
      ({ type: 'record.changed', value: { entries, done }, at: 0 }) as const,
  };
};
const up = { type: 'realtime.up' } as const;
const ofOther = (entry: OutboxEntry): OutboxEntry => ({ ...entry, msgFrom: '1003', msgContent: '别人的' });

test('what is written has its time, is kept, and waits for the line; only what was typed drops its draft', async () => {
  const { send, write, texts, receivedOf, out, box, clock, stored } = await start();
  await send(write('一'), write('二', '71', false), write('三', '72'));
  expect(stored()).toEqual(box());
  const now = clock.now();
  expect(box().entries.map(({ sentTime, msgFrom }) => [sentTime, msgFrom])).toEqual([
    [now, '1001'],
    [now + 1, '1001'],
    [now + 2, '1001'],
  ]);
  expect(receivedOf('text.stored').map(({ text }) => text)).toEqual(['一', '三']);
  expect([out(), texts()]).toEqual([
    [],
    [
      ['一', 'queued'],
      ['二', 'queued'],
    ],
  ]);
});

test('of each conversation the first goes out, and the next only when that one was seen', async () => {
  const { send, write, texts, out, first, box, stored, clock } = await start();
  await send(write('一'));
  await clock.advance(submitThrottle);
  await send(write('二'), write('三', '72'));
  await send(up);
  expect(out().toSorted()).toEqual(['一', '三']);
  expect(stored()).toEqual(box());
  expect(texts()).toEqual([
    ['一', 'sending'],
    ['二', 'queued'],
  ]);
  await send({ type: 'outbox.seen', keys: [first()] });
  expect([out().at(-1), texts()]).toEqual(['二', [['二', 'sending']]]);
  expect(stored()).toEqual(box());
  await send({ type: 'outbox.seen', keys: [{ ...first(), sentTime: 1 }] });
  expect(texts()).toEqual([['二', 'sending']]);
});

test('[R5.7-10] texts that were written in one moment go out 800 ms apart, a picture at once', async () => {
  const { send, write, out, first, clock, receivedOf } = await start();
  await send(up, write('一'), write('二'), write('三'));
  expect(receivedOf('text.stored')).toHaveLength(3);
  await send({ type: 'outbox.seen', keys: [first()] });
  await clock.advance(submitThrottle - 1);
  expect(out()).toEqual(['一']);
  await clock.advance(1);
  expect(out()).toEqual(['一', '二']);
  await send({ type: 'outbox.seen', keys: [first()] });
  expect(out()).toEqual(['一', '二']);
  await clock.advance(submitThrottle);
  expect(out()).toEqual(['一', '二', '三']);
  const picture = write('https://files.shiye.example/a.png');
  await send({ ...picture, draft: { ...picture.draft, msgType: 2 } }, { type: 'outbox.seen', keys: [first()] });
  expect(out()).toHaveLength(4);
});

test('[R7.5-17] what leaves as it was seen, here or in another tab, is told; what its writer throws away is not', async () => {
  const { send, write, first, receivedOf, changed } = await start();
  const confirmed = () => receivedOf('message.confirmed').map(({ entry }) => entry.msgContent);
  await send(write('一'), write('二'), write('三'));
  await send({ type: 'outbox.seen', keys: [first()] });
  expect(confirmed()).toEqual(['一']);
  await send(changed([], [keyOf(first())]));
  expect(confirmed()).toEqual(['一', '二']);
  await send({ type: 'outbox.discard', key: first() });
  expect(confirmed()).toEqual(['一', '二']);
});

test('nothing goes out while the line is down, and what was on its way is looked for when it is back', async () => {
  const { send, write, out, sentTo } = await start();
  await send(up, { type: 'realtime.down' }, write('一'));
  expect(out()).toEqual([]);
  await send(up);
  expect(out()).toEqual(['一']);
  await send({ type: 'realtime.down' }, up);
  expect([out(), sentTo('/msg/messages/history').length]).toEqual([['一'], 1]);
});

test('one that may have been sent by the page before is looked for before it goes out', async () => {
  const { send, write, loaded, first, out, sentTo } = await start();
  await send(write('一'));
  const entry = first();
  const next = await start();
  await next.send(next.loaded([{ ...entry, state: 'sending' }]), up);
  expect([next.out(), next.sentTo('/msg/messages/history').length]).toEqual([[], 1]);
  await send(loaded([]), up);
  expect([out(), sentTo('/msg/messages/history').length]).toEqual([['一'], 0]);
});

test('what another page left is sent, told as kept, and nothing of another member is', async () => {
  const { send, write, loaded, first } = await start();
  await send(write('一'));
  const entry = first();
  const next = await start();
  await next.send(
    next.loaded([{ ...entry, sentTime: 1 }, ofOther(entry), { ...entry, sentTime: 2, state: 'failed' }]),
    up,
  );
  expect(next.receivedOf('text.stored')).toEqual([{ type: 'text.stored', convId: '71', text: '一' }]);
  expect([next.out(), next.texts().map(([text]) => text)]).toEqual([['一'], ['一', '一']]);
  await next.send({ type: 'outbox.forget' });
  expect(next.box().entries).toEqual([ofOther(entry)]);
  await send(loaded([]));
});

test('one that is refused fails and says why; it is sent again as a new message, or thrown away, and the next goes', async () => {
  const { send, write, texts, out, first, receivedOf, pending, box, stored, clock } = await start();
  await send(write('一'));
  await clock.advance(submitThrottle);
  await send(write('二'), up);
  await send({ type: 'realtime.down' }, up);
  await pending('/msg/messages/history').fail({ tag: 'refused', code: 1, msg: '', data: null });
  expect(receivedOf('outbox.failed')).toEqual([{ type: 'outbox.failed', convId: '71', reason: 'gone' }]);
  expect(texts()).toEqual([
    ['一', 'failed'],
    ['二', 'sending'],
  ]);
  expect(stored()).toEqual(box());
  await send({ type: 'outbox.retry', key: first() });
  expect(stored()).toEqual(box());
  expect(texts().map(([text, state]) => [text, state])).toEqual([
    ['二', 'sending'],
    ['一', 'queued'],
  ]);
  expect(receivedOf('text.stored')).toHaveLength(2);
  await send({ type: 'outbox.discard', key: first() });
  await clock.advance(submitThrottle);
  expect([texts(), out()]).toEqual([[['一', 'sending']], ['一', '二', '一']]);
  expect(stored()).toEqual(box());
});

test('with a deleted conversation goes what waited for it; another one goes on', async () => {
  const { send, write, texts, out, first, box, clock } = await start();
  await send(write('一'), write('二'), write('三', '72'), up);
  const key = keyOf(first());
  await send({ type: 'outbox.drop', convId: '71' });
  expect([texts('71'), texts('72'), box().done.includes(key)]).toEqual([[], [['三', 'sending']], true]);
  await clock.advance(submitThrottle);
  await send(write('四'));
  expect(out().at(-1)).toBe('四');
});

test('tabs hold the same: nothing is lost, and what one saw arrive does not come back', async () => {
  const { send, write, changed, texts, first, box, stored } = await start();
  await send(write('一'), write('二'));
  const [one, two] = [first(), selectEntries({ context: { box: box(), memberId: '1001' } as never }, '71')[1]];
  if (!two) throw new Error('two were written');
  await send(changed([{ ...two, sentTime: two.sentTime + 1, msgContent: '三' }], [keyOf(one)]));
  expect(texts().map(([text]) => text)).toEqual(['二', '三']);
  expect([box().done.includes(keyOf(one)), stored()]).toEqual([true, box()]);
});

test('where the browser stores nothing it says so, and what is unsent would be lost, until it does again', async () => {
  const { send, write, at, clock } = await start();
  await send({ type: 'record.failed', failure: { tag: 'crashed', reason: 'full' } });
  expect([at().hasTag('unstored'), selectAtRisk(at())]).toEqual([true, false]);
  await send(write('一'));
  expect(selectAtRisk(at())).toBe(true);
  await clock.advance(5_100);
  expect([at().hasTag('unstored'), selectAtRisk(at())]).toEqual([false, false]);
});

test('what is seen, refused or thrown away is stored so at once, also where nothing else waits', async () => {
  const { send, write, first, box, stored, pending, changed, clock } = await start();
  await send(write('一'));
  await send(up);
  await send({ type: 'outbox.seen', keys: [first()] });
  expect([stored().entries, stored()]).toEqual([[], box()]);
  await clock.advance(submitThrottle);
  await send(write('二'));
  await send({ type: 'realtime.down' }, up);
  await pending('/msg/messages/history').fail({ tag: 'refused', code: 1, msg: '', data: null });
  expect([stored().entries.map(({ state }) => state), stored()]).toEqual([['failed'], box()]);
  const failed = first();
  await send(changed([ofOther(failed)]));
  await send({ type: 'outbox.drop', convId: '71' });
  expect([stored().entries, stored()]).toEqual([[ofOther(failed)], box()]);
});

test('once the history has one, the next goes', async () => {
  const { send, write, out, first, pending, texts, clock } = await start();
  await send(write('一'));
  await clock.advance(submitThrottle);
  await send(write('二'), up);
  const { sentTime } = first();
  await send({ type: 'realtime.down' }, up);
  await pending('/msg/messages/history').answer({ records: [{ msgFrom: '1001', sentTime }] });
  expect([out(), texts()]).toEqual([['一', '二'], [['二', 'sending']]]);
});

test('the tab that sends also sends what another page left or another tab wrote', async () => {
  const { send, write, first } = await start();
  await send(write('一'));
  const entry = first();
  const left = await start();
  await left.send(up);
  await left.send(left.loaded([entry]));
  expect(left.out()).toEqual(['一']);
  await left.send(left.changed([entry, { ...entry, convId: '72', msgContent: '二' }]));
  expect(left.out()).toEqual(['一', '二']);
});

test('a tab that has to wait for its turn sends nothing, holds what the others have, and takes over when it comes', async () => {
  let take = (): void => {};
  const senderLock = fromCallback<AnyEventObject, { memberId: string }>(({ sendBack }) => {
    take = () => sendBack({ type: 'lock.acquired' });
  });
  const { send, write, out, texts, first, changed, box, stored, at, tick } = await start(
    outboxMachine.provide({ actors: { senderLock: senderLock as never } }),
  );
  await send(up, write('一'));
  expect([out(), texts(), at().hasTag('sender')]).toEqual([[], [['一', 'queued']], false]);
  const entry = first();
  const other = { ...entry, convId: '72', msgContent: '二' };
  await send(changed([other]));
  expect([texts('72'), stored()]).toEqual([[['二', 'queued']], box()]);
  await send(changed([{ ...entry, state: 'sending' }, other]));
  expect(texts()).toEqual([['一', 'sending']]);
  await send(changed([other], [keyOf(entry)]));
  expect([texts(), out()]).toEqual([[], []]);
  take();
  await tick();
  expect([out(), at().hasTag('sender')]).toEqual([['二'], true]);
});
