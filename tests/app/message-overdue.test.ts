import { expect, onTestFinished, test } from 'vitest';
import { messageConfirmTimeout, reconnectWait } from '#services/contract/constants.ts';
import { type ConversationFixture, convId, openConversationFixture } from '../harness/faults/conversation-fixture.ts';

const setup = async () => {
  // The longest wait before each reconnection.
  const fixture = await openConversationFixture({ token: (length) => 'z'.repeat(length) });
  onTestFinished(fixture.close);
  return fixture;
};

const text = '样品周五寄出';
const sending = [['sending', null]];
const late = [['failed', 'late']];
const sent = [['sent', null]];

const statesIn = (fixture: ConversationFixture, tab = fixture.conversations()) =>
  fixture
    .lines(tab)
    .filter(({ message }) => message.msgContent === text)
    .map(({ state, reason }) => [state === 'queued' ? 'sending' : state, reason]);

/** Has its time and is stored when this is over. */
const write = async (fixture: ConversationFixture, msgContent = text) => {
  await fixture.write(msgContent);
  await fixture.wait(0, 1);
};

const writeLate = async (fixture: ConversationFixture) => {
  await write(fixture);
  await fixture.wait(messageConfirmTimeout);
  expect(statesIn(fixture)).toEqual(late);
  const [entry] = fixture.waiting();
  if (!entry) throw new Error('nothing waits');
  return entry;
};

const expectSentOnce = async (fixture: ConversationFixture) => {
  await fixture.wait(2 * reconnectWait.cap);
  expect([statesIn(fixture), fixture.stored(), fixture.waiting()]).toEqual([sent, [text], []]);
};

const expectNeverSent = async (fixture: ConversationFixture) => {
  await fixture.wait(2 * reconnectWait.cap);
  expect([statesIn(fixture), fixture.stored(), fixture.waiting()]).toEqual([[], [], []]);
};

test.each([
  ['the line is down', (fixture: ConversationFixture) => fixture.setDown(true)],
  ['the line is dead and says nothing', ({ sockets }: ConversationFixture) => sockets.cut(true)],
  [
    'requests hang and nothing is pushed',
    ({ backend, setPassage }: ConversationFixture) => {
      for (const endpoint of ['message.history', 'message.list'] as const)
        backend.faults.add({ kind: 'hold', endpoint });
      setPassage((direction, frame) => (direction === 'down' && /^(MESSAGE|RECEIPT)/.test(frame) ? [] : [0]));
    },
  ],
] as const)(
  '[R7.5-17][R8.5-4] where %s, a message is shown as failed after 10 s, and arrives once by itself',
  async (_, begin) => {
    const fixture = await setup();
    begin(fixture);
    await write(fixture);
    await fixture.wait(messageConfirmTimeout - 500);
    expect(statesIn(fixture)).toEqual(sending);
    await fixture.wait(500);
    expect(statesIn(fixture)).toEqual(late);
    await fixture.wait(50_000);
    fixture.backend.faults.clear();
    fixture.setPassage(null);
    fixture.setDown(false);
    await expectSentOnce(fixture);
  },
);

test('[R7.5-17] each message has 10 s of its own', async () => {
  const fixture = await setup();
  fixture.setDown(true);
  await write(fixture, '先写的');
  await fixture.wait(5_000);
  await write(fixture);
  await fixture.wait(5_100);
  expect(
    fixture
      .lines()
      .slice(-2)
      .map(({ state }) => state),
  ).toEqual(['failed', 'queued']);
  await fixture.wait(5_000);
  expect(
    fixture
      .lines()
      .slice(-2)
      .map(({ state }) => state),
  ).toEqual(['failed', 'failed']);
});

test('[R7.5-17] retrying a late message tries at once, and says so again where that fails too', async () => {
  const fixture = await setup();
  fixture.setDown(true);
  await fixture.wait(2 * reconnectWait.cap);
  const key = await writeLate(fixture);
  fixture.conversations().send({ type: 'message.retry', key });
  await fixture.wait(messageConfirmTimeout - 500);
  expect(statesIn(fixture)).toEqual(sending);
  await fixture.wait(500);
  expect(statesIn(fixture)).toEqual(late);
  fixture.setDown(false);
  await fixture.wait(3_000);
  expect(statesIn(fixture)).toEqual(late);
  fixture.conversations().send({ type: 'message.retry', key });
  await fixture.wait(1_000);
  expect([statesIn(fixture), fixture.stored()]).toEqual([sent, [text]]);
  await expectSentOnce(fixture);
});

test('[R7.5-17] retrying a message that had arrived does not send it twice', async () => {
  const fixture = await setup();
  fixture.backend.faults.add({ kind: 'offline', endpoint: 'message.history' });
  fixture.setPassage((direction, frame) => (direction === 'down' && /^(MESSAGE|RECEIPT)/.test(frame) ? [] : [0]));
  const key = await writeLate(fixture);
  expect(fixture.stored()).toEqual([text]);
  fixture.conversations().send({ type: 'message.retry', key });
  await fixture.wait(1_000);
  fixture.backend.faults.clear();
  await expectSentOnce(fixture);
});

test('[R7.5-17] a late message that is deleted while the line is down never arrives', async () => {
  const fixture = await setup();
  fixture.setDown(true);
  const key = await writeLate(fixture);
  fixture.conversations().send({ type: 'message.discard', key });
  await fixture.wait(1_000);
  expect(statesIn(fixture)).toEqual([]);
  fixture.setDown(false);
  await expectNeverSent(fixture);
});

test('[R7.5-17] a late message that is deleted while it is on its way never arrives', async () => {
  const fixture = await setup();
  fixture.setPassage((direction, frame) => [direction === 'up' && frame.startsWith('SEND') ? 5_000 : 0]);
  fixture.setDown(true);
  await write(fixture);
  await fixture.wait(messageConfirmTimeout - 1_000);
  fixture.setDown(false);
  fixture.app.send({ type: 'connection.returned' });
  await fixture.wait(1_000);
  expect([statesIn(fixture), fixture.waiting()]).toMatchObject([late, [{ state: 'sending' }]]);
  const [key] = fixture.waiting();
  if (key) fixture.conversations().send({ type: 'message.discard', key });
  await expectNeverSent(fixture);
});

test('[R7.5-17] a deleted message that had arrived is shown as sent, in both places', async () => {
  const fixture = await setup();
  fixture.backend.faults.add({ kind: 'offline', endpoint: 'message.history' });
  fixture.setPassage((direction, frame) => (direction === 'down' && /^(MESSAGE|RECEIPT)/.test(frame) ? [] : [0]));
  const key = await writeLate(fixture);
  fixture.backend.faults.clear();
  fixture.conversations().send({ type: 'message.discard', key });
  await fixture.wait(2_000);
  expect([statesIn(fixture), fixture.stored()]).toEqual([sent, [text]]);
});

test('[R7.5-17] a late message is still late after a reload, and arrives once when the line is back', async () => {
  const fixture = await setup();
  fixture.setDown(true);
  await writeLate(fixture);
  fixture.app.stop();
  const { app } = fixture.openTab();
  onTestFinished(() => void app.stop());
  await fixture.wait();
  const next = app.getSnapshot().children.conversations;
  next?.send({ type: 'conversation.select', convId });
  await fixture.wait();
  expect(statesIn(fixture, next)).toEqual(late);
  fixture.setDown(false);
  await fixture.wait(2 * reconnectWait.cap);
  expect([statesIn(fixture, next), fixture.stored()]).toEqual([sent, [text]]);
});

/** Another tab of the same member; the first one sends. */
const withOtherTab = async () => {
  const fixture = await setup();
  const { app } = fixture.openTab();
  onTestFinished(() => void app.stop());
  await fixture.wait();
  const other = app.getSnapshot().children.conversations;
  if (!other) throw new Error('no conversations');
  other.send({ type: 'conversation.select', convId });
  await fixture.wait();
  return { ...fixture, other };
};

test('[R7.5-17] another tab says so too, and retrying there makes the tab that sends try at once', async () => {
  const fixture = await withOtherTab();
  fixture.setDown(true);
  await fixture.wait(2 * reconnectWait.cap);
  const key = await writeLate(fixture);
  expect(statesIn(fixture, fixture.other)).toEqual(late);
  fixture.setDown(false);
  fixture.other.send({ type: 'message.retry', key });
  await fixture.wait(1_000);
  expect([statesIn(fixture, fixture.other), fixture.stored()]).toEqual([sent, [text]]);
  await expectSentOnce(fixture);
});

test.each([
  ['while the line is down', (fixture: ConversationFixture) => fixture.setDown(true)],
  [
    'while what is sent is lost',
    ({ setPassage }: ConversationFixture) => setPassage((_, frame) => (frame.startsWith('SEND') ? [] : [0])),
  ],
] as const)('[R7.5-17] a late message that is deleted in another tab %s never arrives', async (_, begin) => {
  const fixture = await withOtherTab();
  begin(fixture);
  const key = await writeLate(fixture);
  fixture.other.send({ type: 'message.discard', key });
  await fixture.wait(1_000);
  fixture.setDown(false);
  fixture.setPassage(null);
  await expectNeverSent(fixture);
  expect(statesIn(fixture, fixture.other)).toEqual([]);
});
