import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { selectAtRisk } from '#machines/messages/outbox-entry.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { deleteConversation } from '#mocks/domain/rules/messages.ts';
import { uploadHostPath } from '#mocks/domain/rules/uploads.ts';
import { wouldLose } from '#views/boot/persist-journal.ts';
import {
  type ConversationFixture,
  convId,
  liran,
  openConversationFixture,
  wangfang,
} from '../harness/faults/conversation-fixture.ts';
import { wrongIn } from '../harness/faults/socket-faults.ts';
import { holdLists } from '../harness/hold-lists.ts';
import { chosen } from '../harness/pictures.ts';
import { settle } from '../harness/virtual-clock.ts';

const day = 24 * 60 * 60 * 1_000;

let translate: (key: string) => string;
beforeAll(async () => {
  const i18n = await startI18n('zh');
  translate = (key) => i18n.t(key as never);
});

const until = async (isSo: () => boolean | undefined) => {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
};

/** A conversation as it stands in the list, and who is written with in it. */
const elsewhere = '70003';
const listed = ({ conversations }: ConversationFixture) =>
  conversations()
    .getSnapshot()
    .context.list.find(({ id }) => id === elsewhere);
const otherIn = ({ domain }: ConversationFixture): string =>
  domain.tables.conversations.get(elsewhere)?.memberIds.find((id) => id !== liran) ?? '';

/** What both say afterwards is there once, on both sides, and nothing waits. */
const expectNothingLost = async (fixture: ConversationFixture) => {
  await fixture.write('之后我说的');
  await fixture.wait();
  fixture.receive('之后她说的');
  await fixture.wait(61_000);
  await fixture.wait(15_000);
  expect(wrongIn(fixture, ['之后我说的', '之后她说的'])).toEqual([]);
};

const setup = async (odd?: Parameters<typeof openConversationFixture>[0]) => {
  const fixture = await openConversationFixture(odd);
  onTestFinished(fixture.close);
  return fixture;
};

test('[R4.6-11] a push for a conversation that the member has deleted brings it back, with what is new alone', async () => {
  const fixture = await setup();
  deleteConversation(fixture.domain, liran, elsewhere);
  fixture.conversations().send({ type: 'list.reload' });
  await fixture.wait();
  expect(listed(fixture)).toBeUndefined();
  fixture.receive('在吗', elsewhere, otherIn(fixture));
  await fixture.wait();
  expect(listed(fixture)).toMatchObject({
    unreadMessageCount: 1,
    historyTotal: 1,
    lastMessage: { msgContent: '在吗' },
  });
});

/** Counts the connections that are made from now on; frames with `late` in them arrive so many milliseconds later. */
const countConnects = (fixture: ConversationFixture, late = '', ms = 0) => {
  let connects = 0;
  fixture.setPassage((direction, frame) => {
    if (direction === 'up' && frame.startsWith('CONNECT')) connects += 1;
    return [late !== '' && frame.includes(late) ? ms : 0];
  });
  return () => connects;
};

test('[R7.5-12] a dead line of which nothing is to be heard is made anew once the list shows what it did not push', async () => {
  const fixture = await setup();
  const connects = countConnects(fixture);
  fixture.sockets.cut(true);
  fixture.receive('没推到的一句');
  await fixture.wait(75_000);
  expect([fixture.shown().includes('没推到的一句'), connects()]).toEqual([true, 1]);
  fixture.receive('又推得到的一句');
  await fixture.wait();
  expect(fixture.shown()).toContain('又推得到的一句');
});

test('[R7.5-12] a push that comes a little after the list, and a minute without any, cost no line', async () => {
  const fixture = await setup();
  const connects = countConnects(fixture, '晚到的一句', 62_000);
  fixture.receive('晚到的一句');
  await fixture.wait(61_500, 123);
  expect(
    fixture
      .conversations()
      .getSnapshot()
      .matches({ list: { shown: 'doubting' } }),
  ).toBe(true);
  await fixture.wait(120_000);
  expect([fixture.shown().filter((text) => text === '晚到的一句').length, connects()]).toEqual([1, 0]);
});

test.each([
  [
    'that is read again',
    'reloading',
    (fixture: ConversationFixture) => fixture.conversations().send({ type: 'list.reload' }),
  ],
  ['that is only compared', 'comparing', () => {}],
] as const)(
  '[R4.6-10] what is pushed while the answer of a list %s is on its way stays the newest',
  async (_, where, ask) => {
    const fixture = await setup();
    const connects = countConnects(fixture);
    fixture.receive('先前的一句', elsewhere, otherIn(fixture));
    await fixture.wait();
    const answer = holdLists(fixture.backend);
    ask(fixture);
    const reads = () =>
      fixture
        .conversations()
        .getSnapshot()
        .matches({ list: { shown: where } });
    for (let turn = 0; turn < 700 && !reads(); turn += 1) await fixture.wait(100);
    await fixture.wait();
    expect(reads()).toBe(true);
    fixture.receive('路上的一句', elsewhere, otherIn(fixture));
    await fixture.wait(200);
    const pushed = listed(fixture);
    expect([pushed?.lastMessage?.msgContent, reads()]).toEqual(['路上的一句', true]);
    answer();
    await fixture.wait();
    expect([reads(), listed(fixture)]).toEqual([false, pushed]);
    expect(fixture.conversations().getSnapshot().context.list[0]?.id).toBe(elsewhere);
    await fixture.wait(65_000);
    expect([listed(fixture)?.unreadMessageCount, connects()]).toEqual([pushed?.unreadMessageCount, 0]);
  },
);

test('[R4.6-3] a conversation that is deleted while a list with it is on its way does not come back, nor with the next', async () => {
  const fixture = await setup();
  const answer = holdLists(fixture.backend);
  const actor = fixture.conversations();
  const isReading = () => actor.getSnapshot().hasTag('reading');
  const isListed = () => listed(fixture) !== undefined;
  actor.send({ type: 'list.reload' });
  await fixture.wait();
  expect([isReading(), isListed()]).toEqual([true, true]);
  actor.send({ type: 'conversation.delete', convId: elsewhere });
  actor.send({ type: 'delete.confirm' });
  await fixture.wait();
  expect([isReading(), isListed()]).toEqual([true, false]);
  answer();
  await fixture.wait();
  expect([isReading(), isListed()]).toEqual([false, false]);
  actor.send({ type: 'list.reload' });
  await fixture.wait();
  expect(isListed()).toBe(false);
});

/** The simulated time in ms until it is so, while something is pushed every 300 ms and answers take longer than that; for a minute at most. */
const healedAmidPushes = async (
  { backend, wait }: ConversationFixture,
  push: (nth: number) => void,
  isHealed: () => boolean,
) => {
  backend.faults.latency.set({ least: 400, most: 400 });
  let healed: number | null = null;
  for (let ms = 0; ms < 60_000; ms += 300) {
    push(ms / 300);
    await wait(300, 3);
    if (healed === null && isHealed()) healed = ms + 300;
  }
  return healed;
};

test('[R4.6-7] a message whose push was lost is found within two seconds, while others are pushed without a pause', async () => {
  const fixture = await setup();
  fixture.setPassage((_, frame) => (frame.includes('没推到的一句') ? [] : [0]));
  fixture.receive('没推到的一句');
  await fixture.wait();
  expect(fixture.shown()).not.toContain('没推到的一句');
  const healed = await healedAmidPushes(
    fixture,
    (nth) => fixture.receive(`第 ${nth} 句`),
    () => fixture.shown().includes('没推到的一句'),
  );
  expect(healed).toBeLessThanOrEqual(2_000);
  await fixture.wait(3_000);
  expect(fixture.shown().slice(-201)).toEqual(fixture.stored().slice(-201));
});

test('[R4.6-11] a conversation that comes back while it is written in without a pause is there within two seconds', async () => {
  const fixture = await setup();
  deleteConversation(fixture.domain, liran, elsewhere);
  fixture.conversations().send({ type: 'list.reload' });
  await fixture.wait();
  expect(listed(fixture)).toBeUndefined();
  const healed = await healedAmidPushes(
    fixture,
    (nth) => fixture.receive(`第 ${nth} 句`, elsewhere, otherIn(fixture)),
    () => listed(fixture) !== undefined,
  );
  expect(healed).toBeLessThanOrEqual(2_000);
  await fixture.wait(3_000);
  expect(listed(fixture)?.unreadMessageCount).toBe(200);
});

test('[R7.5-12][R8.5-4] a login that has ended: what was written waits, and goes out once when the same member is back', async () => {
  const { app, backend, domain, sockets, open, wait, stored, conversations } = await setup();
  const ref = await open();
  for (const { family } of [...domain.tables.families.values()]) domain.commit({ type: 'token.revoked', family });
  sockets.cut(false);
  ref.send({ type: 'text.change', text: '登录过期时写的' });
  ref.send({ type: 'message.send' });
  await wait(20_000);
  expect(stored()).toEqual([]);
  expect(app.getSnapshot().children.session?.getSnapshot().hasTag('authenticated')).toBe(false);
  const credentials = loginBySso(domain, 'sso-liran');
  app.getSnapshot().children.session?.send({ type: 'session.opened', credentials, at: backend.clock.now() });
  await wait(20_000);
  await wait(20_000);
  expect(stored()).toEqual(['登录过期时写的']);
  expect(conversations().getSnapshot().children.outbox?.getSnapshot().context.box.entries).toEqual([]);
});

test.each([-day, day])(
  'a device clock that is wrong by %i ms: messages keep their order, on both sides',
  async (skew) => {
    const fixture = await setup({ skew });
    await fixture.write('第一句');
    await fixture.wait();
    fixture.receive('第二句');
    await fixture.wait();
    await fixture.write('第三句');
    await fixture.wait(2_000);
    const all = ['第一句', '第二句', '第三句'];
    expect(fixture.stored()).toEqual(all);
    expect(fixture.shown().slice(-3)).toEqual(all);
    await expectNothingLost(fixture);
  },
);

test('[R7.5-17] what cannot be stored and is not sent yet is said to live as long as the page; who leaves is asked', async () => {
  const fixture = await setup({ isFull: true });
  const atRisk = () => {
    const outbox = fixture.conversations().getSnapshot().children.outbox;
    return [outbox ? selectAtRisk(outbox.getSnapshot()) : null, wouldLose(fixture.app)];
  };
  expect(atRisk()).toEqual([false, false]);
  fixture.setDown(true);
  await fixture.write('存不下，也发不出');
  await fixture.wait();
  expect(atRisk()).toEqual([true, true]);
  fixture.makeSpace();
  await fixture.write('有地方了');
  await fixture.wait(6_000);
  expect(atRisk()).toEqual([false, false]);
  fixture.setDown(false);
  await fixture.wait(60_000);
  expect(fixture.stored()).toEqual(['存不下，也发不出', '有地方了']);
});

test.each([
  ['while there is no line: the older goes first', true, ['先前写的', '后来写的']],
  ['while the line is there: the newer does not wait for it', false, ['后来写的', '先前写的']],
] as const)(
  '[R7.5-17] an outbox that could not be read, then can be: what lay in it and what came since are sent, each once, %s',
  async (_, isDown, expected) => {
    const sentTime = Date.UTC(2026, 7, 2);
    const message = { convId, msgFrom: liran, msgTo: wangfang, msgType: 0, msgContent: '先前写的', sentTime } as const;
    const fixture = await setup({ unreadable: [{ ...message, state: 'queued', reason: null }] });
    fixture.setDown(isDown);
    await fixture.write('后来写的');
    await fixture.wait(12_000);
    expect(fixture.stored()).toEqual(isDown ? [] : ['后来写的']);
    fixture.letRead();
    await fixture.write('读得到之后');
    await fixture.wait(12_000);
    fixture.setDown(false);
    await fixture.wait(60_000);
    await fixture.wait(15_000);
    expect(fixture.stored().filter((text) => text !== '读得到之后')).toEqual(expected);
    await expectNothingLost(fixture);
  },
);

test('what is typed and cannot be stored is not lost with the page unasked; sent, nobody is asked any more', async () => {
  const fixture = await setup({ isFull: true });
  const ref = await fixture.open();
  ref.send({ type: 'text.change', text: '还没发' });
  await fixture.wait();
  expect(wouldLose(fixture.app)).toBe(true);
  ref.send({ type: 'message.send' });
  await fixture.wait();
  expect([fixture.stored(), wouldLose(fixture.app)]).toEqual([['还没发'], false]);
});

test.each([
  ['refused with 403', { kind: 'status', status: 403 }],
  ['cut half-way', { kind: 'offline' }],
] as const)(
  '[R8.5-12] an upload that is %s says so; tried again, the picture arrives once, in the conversation in which it began',
  async (_, fault) => {
    const { backend, open, wait, stored, waiting, domain } = await setup();
    const ref = await open();
    const { images } = ref.getSnapshot().children;
    if (!images) throw new Error('no pictures');
    backend.faults.add({ ...fault, endpoint: uploadHostPath, times: 3 });
    images.send({ type: 'images.choose', images: [chosen()] });
    const [picture] = Object.values(images.getSnapshot().context.uploads);
    await until(() => picture?.getSnapshot().hasTag('failed') === true);
    // Its own line says so, and nothing else does.
    expect([ref.getSnapshot().context.tip, translate('messages:imageFailed')]).toEqual([null, '图片发送失败']);
    expect([stored(), waiting()]).toEqual([[], []]);
    backend.faults.clear();
    await open('70002');
    picture?.send({ type: 'upload.retry' });
    await until(() => Object.keys(images.getSnapshot().context.uploads).length === 0);
    await wait(2_000);
    expect(domain.tables.messages.get(convId)).toMatchObject([{ msgType: 2, msgFrom: liran }]);
    expect([domain.tables.messages.get('70002'), waiting()]).toEqual([undefined, []]);
  },
);

test('[R7.5-17] what waits behind a message of which only the history tells goes out by itself', async () => {
  const fixture = await setup();
  const texts = ['第一句', '第二句', '第三句'];
  fixture.setPassage((direction, frame) => (direction === 'down' && frame.startsWith('MESSAGE') ? [] : [0]));
  const composer = await fixture.open();
  for (const text of texts) {
    composer.send({ type: 'text.change', text });
    composer.send({ type: 'message.send' });
  }
  await fixture.wait(40, 4);
  expect([fixture.stored(), fixture.waiting().length]).toEqual([['第一句'], 3]);
  await fixture.wait(3_000, 100);
  expect([fixture.stored(), fixture.waiting()]).toEqual([texts, []]);
});

test.each([
  ['but receipts', /^MESSAGE/, 600],
  ['and no receipt', /^(MESSAGE|RECEIPT)/, 1_300],
])(
  '[R7.5-17] where no message is pushed %s: what was sent stays on the screen, once, from the press on, and is soon said to be sent',
  async (_, lost, most) => {
    const fixture = await setup();
    const texts = ['第一句', '第二句'];
    const look = () => fixture.lines().filter(({ message }) => texts.includes(message.msgContent));
    fixture.setPassage((direction, frame) => (direction === 'down' && lost.test(frame) ? [] : [0]));
    fixture.sockets.cut(false);
    await fixture.wait(3_000);
    const ref = await fixture.open();
    for (const text of texts) {
      ref.send({ type: 'text.change', text });
      ref.send({ type: 'message.send' });
    }
    await fixture.wait(10, 1);
    let sentAfter: number | null = null;
    for (let ms = 0; ms < 40_000; ms += 100) {
      expect(look().map(({ message }) => message.msgContent)).toEqual(texts);
      if (sentAfter === null && look()[0]?.state === 'sent') {
        sentAfter = ms;
        // It stands there although the history, which would show it, cannot be read.
        fixture.backend.faults.add({ kind: 'offline', endpoint: 'message.history', times: 3 });
      }
      await fixture.wait(100, 1);
    }
    expect(sentAfter).toBeLessThanOrEqual(most);
    expect([look().map(({ state }) => state), fixture.waiting(), fixture.stored()]).toEqual([
      ['sent', 'sent'],
      [],
      texts,
    ]);
  },
);
