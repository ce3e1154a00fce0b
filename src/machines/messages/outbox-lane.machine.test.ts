import { expect, test } from 'vitest';
import { messageConfirmTimeout } from '#services/contract/constants.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { keyOf, outgoing } from './outbox-entry.ts';
import { outboxLaneMachine, selectInFlight } from './outbox-lane.machine.ts';
import { entrySample as entry } from './path-samples.ts';

const history = '/msg/messages/history';
const page = (...records: readonly { readonly msgFrom: string; readonly sentTime: number }[]) => ({
  records,
  total: records.length,
  current: 1,
  size: 10,
});

const start = async () => {
  const lane = await inParent(outboxLaneMachine, undefined);
  const at = () => lane.child.getSnapshot();
  const looked = async (isThere: boolean) => {
    await lane.pending(history).answer(isThere ? page({ msgFrom: '1001', sentTime: 5 }) : page());
    if (isThere) return;
    await lane.pending('/msg/conversation/list').answer([]);
    await lane.pending('/admin/member/info').answer(null);
  };
  return {
    ...lane,
    at,
    looked,
    types: () => lane.received.map(({ type }) => type).filter((type) => type !== 'lane.freed'),
    freed: () => lane.receivedOf('lane.freed').length,
  };
};
const take = (isDoubtful = false) => ({ type: 'lane.take', entry, isDoubtful }) as const;

test('a message goes out, and the lane is free again when it is seen', async () => {
  const { send, at, received, types, freed } = await start();
  expect([at().hasTag('free'), selectInFlight(at())]).toEqual([true, null]);
  await send(take());
  expect([at().hasTag('free'), selectInFlight(at()), received]).toEqual([
    false,
    keyOf(entry),
    [{ type: 'realtime.send', message: outgoing(entry) }],
  ]);
  await send({ type: 'lane.release' });
  expect([at().hasTag('free'), selectInFlight(at()), types()]).toEqual([true, null, ['realtime.send']]);
  expect(freed()).toBe(1);
});

test.each([
  ['a second after it went', 0],
  ['0.3 s after the server has said that it has the frame', 100],
])('[R7.5-17] without an echo the history is asked %s; what it has is confirmed', async (_, receipt) => {
  const { send, at, clock, sentTo, looked, received } = await start();
  await send(take());
  await clock.advance(receipt);
  if (receipt > 0) await send({ type: 'lane.receipted' });
  await clock.advance(receipt > 0 ? 299 : 999);
  expect(sentTo(history)).toEqual([]);
  await clock.advance(1);
  expect(sentTo(history).map(({ query }) => query)).toEqual([{ convId: '70001', current: 1, size: 10 }]);
  await looked(true);
  expect([at().hasTag('free'), received.at(-1)]).toEqual([true, { type: 'lane.confirmed', entry }]);
});

test('[R7.5-17] what the history does not have is sent again over a new line only, and not before that one was asked', async () => {
  const { send, clock, looked, types, sentTo } = await start();
  await send(take());
  await clock.advance(1_000);
  await looked(false);
  await clock.advance(messageConfirmTimeout - 1_001);
  expect([sentTo(history).length, types()]).toEqual([1, ['realtime.send']]);
  await clock.advance(1);
  await looked(false);
  expect(types()).toEqual(['realtime.send', 'realtime.renew']);
  await clock.advance(messageConfirmTimeout);
  expect([sentTo(history).length, types()]).toEqual([3, ['realtime.send', 'realtime.renew']]);
  await looked(false);
  expect(types()).toEqual(['realtime.send', 'realtime.renew', 'realtime.renew']);
  await send({ type: 'lane.mended' });
  expect([sentTo(history).length, types().length]).toEqual([4, 3]);
  await looked(false);
  expect(types()).toEqual(['realtime.send', 'realtime.renew', 'realtime.renew', 'realtime.send']);
});

test('one that may have been sent before is looked for first', async () => {
  const { send, looked, types, at } = await start();
  await send(take(true));
  expect(types()).toEqual([]);
  await looked(true);
  expect([types(), at().hasTag('free')]).toEqual([['lane.confirmed'], true]);
});

test('a new line has the history asked, whatever was under way; an older question counts no more', async () => {
  const { send, clock, sentTo, pending, types, looked } = await start();
  await send(take(), { type: 'lane.mended' });
  expect(sentTo(history)).toHaveLength(1);
  const old = pending(history);
  await send({ type: 'lane.mended' });
  expect([sentTo(history).length, old.isAborted()]).toEqual([2, true]);
  await looked(false);
  await clock.advance(1_000);
  expect([sentTo(history).length, types()]).toEqual([3, ['realtime.send', 'realtime.send']]);
  await send({ type: 'lane.mended' });
  await looked(false);
  expect(types()).toEqual(['realtime.send', 'realtime.send', 'realtime.send']);
});

test('a history that cannot be read is asked again after five seconds, or when the line is new; nothing is sent meanwhile', async () => {
  const { send, clock, sentTo, pending, types } = await start();
  await send(take(true));
  await pending(history).fail({ tag: 'offline' });
  await clock.advance(4_999);
  expect(sentTo(history)).toHaveLength(1);
  await clock.advance(1);
  expect(sentTo(history)).toHaveLength(2);
  await pending(history).fail({ tag: 'timeout' });
  await send({ type: 'lane.mended' });
  expect([sentTo(history).length, types()]).toEqual([3, []]);
});

test('what stands in its way is said, and the lane goes on', async () => {
  const { send, at, received, pending } = await start();
  await send(take(true));
  await pending(history).fail({ tag: 'refused', code: 60001, msg: '', data: null });
  expect([at().hasTag('free'), received]).toEqual([true, [{ type: 'lane.failed', entry, reason: 'gone' }]]);
});
