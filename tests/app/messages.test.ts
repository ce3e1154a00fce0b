import { expect, onTestFinished, test } from 'vitest';
import { otherIn } from '#machines/messages/conversation.setup.ts';
import { selectOpen } from '#machines/messages/conversations.machine.ts';
import { selectUnread } from '#machines/messages/conversations-list.ts';
import type { Domain } from '#mocks/domain/domain.ts';
import { requestFriend } from '#mocks/domain/rules/friends.ts';
import { conversationList } from '#mocks/domain/rules/messages.ts';
import { noticePage } from '#mocks/domain/rules/notices.ts';
import { block } from '#mocks/domain/tables.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { openMessages } from '../harness/open-messages.ts';
import { chosen } from '../harness/pictures.ts';

test.each([
  ['价格表在 https://shiye.example/prices 里', 3],
  ['周二见', 0],
])('[R4.6-16] "%s" goes out as a message of type %i', async (text, msgType) => {
  const { open, wait, backend } = await openMessages();
  const ref = await open('70001');
  ref.send({ type: 'text.change', text });
  ref.send({ type: 'message.send' });
  await wait();
  expect(backend.domain.tables.messages.get('70001')?.at(-1)).toMatchObject({ msgType, msgContent: text });
});

test('[R4.6-2][R4.6-7][R4.6-10][R4.6-12] unread: what arrives elsewhere counts, what is opened or looked at is read', async () => {
  const { app, backend, conversations, open, receive, unreadOf, wait } = await openMessages();
  const unreadThere = () =>
    conversationList(backend.domain, '1001').find(({ id }) => id === '70001')?.unreadMessageCount;
  expect([selectUnread(conversations()), unreadOf('70001')]).toEqual([13, 3]);
  await receive('70001', '在吗');
  expect([selectUnread(conversations()), unreadOf('70001')]).toEqual([14, 4]);
  const ref = await open('70001');
  expect([selectUnread(conversations()), unreadOf('70001')]).toEqual([10, 0]);
  await receive('70001', '看到了吗');
  expect([unreadOf('70001'), unreadThere()]).toEqual([0, 0]);
  ref.send({ type: 'log.above' });
  await receive('70001', '再说一句');
  expect([unreadOf('70001'), unreadThere()]).toEqual([1, 1]);
  for (const type of ['page.hidden', 'page.shown'] as const) {
    app.send({ type });
    await wait();
  }
  expect([unreadOf('70001'), unreadThere()]).toEqual([1, 1]);
  ref.send({ type: 'log.atEnd' });
  await wait();
  expect([unreadOf('70001'), unreadThere()]).toEqual([0, 0]);
});

test('[R4.6-2][R4.6-4][R4.6-12] two windows agree: what one reads or deletes, the other counts and shows', async () => {
  const { actor, conversations, open, openTab, sockets, wait } = await openMessages();
  const { app } = openTab({}, { openSocket: sockets.open });
  onTestFinished(() => void app.stop());
  await wait();
  await wait();
  const theirs = () => app.getSnapshot().children.conversations?.getSnapshot();
  const unread = () => [conversations(), theirs()].map((snapshot) => snapshot && selectUnread(snapshot));
  expect(unread()).toEqual([13, 13]);
  await open('70001');
  await wait();
  expect(unread()).toEqual([10, 10]);
  actor.send({ type: 'conversation.delete', convId: '70003' });
  actor.send({ type: 'delete.confirm' });
  await wait();
  await wait();
  expect(theirs()?.context.list.some(({ id }) => id === '70003')).toBe(false);
});

test.each([
  [1, 3],
  [0, 4],
  [7, 4],
])(
  '[R4.6-7][R4.6-9] the type of a push tells what it is, not that of its message: %i leaves %i unread',
  async (type, unread) => {
    const { backend, unreadOf, wait } = await openMessages();
    const message = {
      id: '9000000000009',
      convId: '70001',
      msgFrom: '1002',
      msgTo: '1001',
      msgType: 1,
      msgContent: '{"postId":"700500","title":"供应冷萃咖啡液","type":9,"coverImg":""}',
      sentTime: backend.clock.now(),
      isRead: false,
      direction: 0,
      displayIcon: true,
      messagePackage: null,
    };
    backend.broker.publish('1001', destination.messages, { type, message });
    await wait();
    expect(unreadOf('70001')).toBe(unread);
  },
);

test('[R7.5-15][R4.6-7] a push that lacks its type, and of its message what is not needed, is shown at once', async () => {
  const { backend, open, wait } = await openMessages();
  const ref = await open('70001');
  for (const endpoint of ['message.list', 'message.history']) backend.faults.add({ kind: 'hold', endpoint });
  const message = {
    id: '9000000000009',
    convId: '70001',
    msgFrom: '1002',
    msgTo: '1001',
    msgType: 0,
    msgContent: '在吗',
    sentTime: backend.clock.now(),
    isRead: false,
  };
  backend.broker.publish('1001', destination.messages, { message });
  await wait();
  expect(ref.getSnapshot().context.messages.at(-1)).toMatchObject(message);
});

const systemMessage = {
  id: '6000009',
  noticeType: 0,
  sentTime: 1_785_000_000_000,
  entityId: '1003',
  noticeContent: '<p>陈半 关注了你</p>',
};

test.each([
  ['system', { type: 1, message: systemMessage }, [1, 0]],
  ['system, without a body', { type: 1, message: null }, [1, 0]],
  ['system, with a body of another shape', { type: 1, message: { title: '系统维护', at: '今晚' } }, [1, 0]],
  ['system, with a text as its body', { type: '1', message: '你有新的系统消息' }, [1, 0]],
  ['private, with a body that cannot be read', { type: 0, message: { ...systemMessage, id: {} } }, [0, 1]],
  ['private, without a body', { type: 0, message: null }, [0, 1]],
  ['of an unknown type', { type: 7, message: systemMessage }, [1, 1]],
  ['of a type that is no number', { type: 'NOTICE', message: systemMessage }, [1, 1]],
  ['no JSON', '<html>502</html>', [1, 1]],
] as const)(
  '[R4.6-6][R4.6-7][R4.6-9][R7.5-15] a push that is %s has that read which it concerns',
  async (_, body, reads) => {
    const { backend, visit, wait } = await openMessages();
    await visit('/site/about', 'about');
    await wait();
    const rules = (['notice.all', 'message.list'] as const).map((endpoint) =>
      backend.faults.add({ kind: 'hold', endpoint }),
    );
    backend.broker.publish('1001', destination.messages, body);
    await wait();
    expect(rules.map(backend.faults.held)).toEqual(reads);
  },
);

test('[R4.6-6][R7.5-15] the backend pushes a system message with its body, as the list has it', async () => {
  const { backend, sockets, wait } = await openMessages();
  const pushed: unknown[] = [];
  sockets.setPassage((direction, frame) => {
    if (direction === 'down' && frame.startsWith('MESSAGE'))
      pushed.push(JSON.parse(frame.slice(frame.indexOf('\n\n') + 2).replace('\0', '')));
    return [0];
  });
  requestFriend(backend.domain, '1003', '1001', '展会上见过');
  await wait();
  const [{ isRead: _, ...newest } = expect.unreachable()] = noticePage(backend.domain, '1001', undefined, {}).records;
  expect(pushed).toMatchObject([{ type: 1, message: newest }]);
});

test('[R7.5-15][R4.6-7] a push that only hints at a message has it read from the backend', async () => {
  const { backend, open, receive, sockets, wait } = await openMessages();
  const ref = await open('70001');
  sockets.setPassage((_, frame) => (frame.includes('没推到的一句') ? [] : [0]));
  await receive('70001', '没推到的一句');
  expect(ref.getSnapshot().context.messages.at(-1)?.msgContent).not.toBe('没推到的一句');
  backend.broker.publish('1001', destination.messages, { convId: '70001' });
  await wait();
  expect(ref.getSnapshot().context.messages.at(-1)?.msgContent).toBe('没推到的一句');
});

test('[R4.6-13] history comes ten at a time, upward', async () => {
  const { open, wait } = await openMessages();
  const ref = await open('70002');
  expect(ref.getSnapshot().context.messages).toHaveLength(10);
  ref.send({ type: 'history.older' });
  await wait();
  expect(ref.getSnapshot().context.messages.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => `70002${String(4_981 + index).padStart(5, '0')}`),
  );
});

test('[R4.6-13] a live channel that comes after the history brings what was missed, and nothing older', async () => {
  const { open, receive, wait, sockets } = await openMessages();
  const ref = await open('70002');
  const { messages: before, conversation, memberId } = ref.getSnapshot().context;
  const other = otherIn(conversation, memberId)?.id;
  ref.send({ type: 'realtime.up' });
  await wait();
  expect(ref.getSnapshot().context.messages).toEqual(before);
  sockets.cut(true);
  for (let at = 0; at < 12; at++) await receive('70002', `第 ${at} 条`, other);
  ref.send({ type: 'realtime.up' });
  await wait();
  expect(ref.getSnapshot().context.messages).toHaveLength(22);
  expect(ref.getSnapshot().context.messages.slice(0, 10)).toEqual(before);
});

test('[R1-11] a message that the backend stores late under an early id is shown, where the whole history is', async () => {
  const { open, backend, sockets, wait } = await openMessages();
  const ref = await open('70003');
  while (!ref.getSnapshot().context.isAll) {
    ref.send({ type: 'history.older' });
    await wait();
  }
  const [oldest] = ref.getSnapshot().context.messages;
  if (!oldest) throw new Error('nothing was said');
  sockets.cut(true);
  backend.domain.commit({ type: 'message.sent', row: { ...oldest, id: '1', msgTo: '1001' } });
  ref.send({ type: 'realtime.up' });
  await wait();
  expect(ref.getSnapshot().context.messages.map(({ id }) => id)).toContain('1');
});

test('[R4.6-15] what is typed is kept for each conversation, and found after a reload', async () => {
  const { open, openTab, wait, app, sockets } = await openMessages();
  (await open('70001')).send({ type: 'text.change', text: '给王芳的话' });
  const other = await open('70002');
  expect(other.getSnapshot().context.text).toBe('');
  expect((await open('70001')).getSnapshot().context.text).toBe('给王芳的话');
  await wait(1_000);
  app.stop();
  const { app: again } = openTab({}, { openSocket: sockets.open });
  await wait();
  await wait();
  const actor = again.getSnapshot().children.conversations;
  actor?.send({ type: 'conversation.select', convId: '70001' });
  await wait();
  expect(actor && selectOpen(actor.getSnapshot())?.getSnapshot().context.text).toBe('给王芳的话');
  again.stop();
});

test.each([
  ['[R8.5-8][R6-12] blocked', '70040', 'blocked'],
  ['[R8.5-7][R4.6-1] no friend', '70036', 'notFriend'],
  ['[R8.5-11][R5.7-3] empty', '70001', 'empty', ' \n'],
  ['[R8.5-11][R5.7-3] what draws nothing', '70001', 'empty', '\u200B\uFEFF'],
])('[R4.6-19]%s: nothing is sent, and it is said for 5 s', async (_, convId, tip, text = '你好') => {
  const { open, backend, wait } = await openMessages();
  const ref = await open(convId);
  ref.send({ type: 'text.change', text });
  ref.send({ type: 'message.send' });
  await wait();
  expect(ref.getSnapshot().context.tip).toBe(tip);
  expect(backend.domain.tables.messages.get(convId)).toBeUndefined();
  await wait(4_792);
  expect(ref.getSnapshot().context.tip).toBe(tip);
  await wait(8);
  expect(ref.getSnapshot().context.tip).toBeNull();
});

test('[R5.7-2][R8.5-10] with no conversation nothing is sent, and it is said', async () => {
  const { actor, notices } = await openMessages();
  actor.send({ type: 'message.send' });
  expect(notices()).toContain('messages:noConversation');
});

test('[R5.7-10] within 800 ms a second press sends nothing; a second message is in the outbox at once, and goes out when they have passed', async () => {
  const { open, pending, backend, wait } = await openMessages();
  const ref = await open('70001');
  const before = backend.domain.tables.sentMessages;
  const sent = () => backend.domain.tables.sentMessages - before;
  const press = (text: string) => {
    ref.send({ type: 'text.change', text });
    ref.send({ type: 'message.send' });
  };
  press('好的');
  ref.send({ type: 'message.send' });
  expect(ref.getSnapshot().context).toMatchObject({ text: '', tip: null });
  await wait(0);
  await wait(400);
  press('周二见');
  press('带上样品');
  ref.send({ type: 'text.change', text: '还' });
  await wait(8);
  const waiting = () => [pending().map(({ msgContent }) => msgContent), sent()];
  expect(waiting()).toEqual([['周二见', '带上样品'], 1]);
  await wait(376);
  expect(waiting()).toEqual([['周二见', '带上样品'], 1]);
  await wait(24);
  expect(waiting()).toEqual([['带上样品'], 2]);
  await wait(776);
  expect(waiting()).toEqual([['带上样品'], 2]);
  await wait(32);
  expect([...waiting(), ref.getSnapshot().context.text]).toEqual([[], 3, '还']);
  expect(backend.domain.tables.messages.get('70001')?.map(({ msgContent }) => msgContent)).toEqual([
    '好的',
    '周二见',
    '带上样品',
  ]);
});

test('[R8.5-11][R5.7-3] too long within 800 ms of the last: said at once, and kept', async () => {
  const { open, wait } = await openMessages();
  const ref = await open('70001');
  ref.send({ type: 'text.change', text: '好的' });
  ref.send({ type: 'message.send' });
  ref.send({ type: 'text.change', text: '长'.repeat(2_001) });
  ref.send({ type: 'message.send' });
  await wait(16);
  expect(ref.getSnapshot().context).toMatchObject({ text: '长'.repeat(2_001), tip: 'tooLong' });
});

test.each([
  ['is given up', 'session.pause'],
  ['is ended', 'session.close'],
])('[R8.5-12] pictures on their way when the login %s: it is said that they were not sent', async (_, type) => {
  const { app, open, backend, notices, wait } = await openMessages();
  backend.faults.add({ kind: 'hold', endpoint: 'upload.sign' });
  const ref = await open('70001');
  ref.getSnapshot().children.images?.send({ type: 'images.choose', images: [chosen(), chosen()] });
  await wait();
  expect(notices()).not.toContain('messages:imagesLost');
  app.getSnapshot().children.session?.send({ type } as never);
  await wait();
  expect(notices()?.filter((key: string) => key === 'messages:imagesLost')).toHaveLength(1);
});

test.each([
  ['R8.5-7', 'notFriend', ({ tables }: Domain): void => void tables.friends.get('1001')?.delete('1002')],
  ['R8.5-8', 'blocked', ({ tables }: Domain): void => block(tables, '1002', '1001')],
  [
    'R8.5-9',
    'muted',
    ({ tables }: Domain): void => void Object.assign(tables.members.get('1001') ?? {}, { isBanned: true }),
  ],
] as const)(
  '[%s][R7.5-17] who is %s by the time the message comes: it fails for good, and says why',
  async (_, reason, befall) => {
    const { backend, open, pending, wait } = await openMessages();
    const ref = await open('70001');
    befall(backend.domain);
    ref.send({ type: 'text.change', text: '还在吗' });
    ref.send({ type: 'message.send' });
    await wait(160);
    expect(pending()).toMatchObject([{ msgContent: '还在吗', state: 'sending', reason: null }]);
    await wait(400);
    expect(pending()).toMatchObject([{ msgContent: '还在吗', state: 'failed', reason }]);
  },
);

test('[R4.3-3] who logs out has no live channel and nothing unsent any more; another member starts anew', async () => {
  const { app, backend, open, sockets, storage, wait } = await openMessages();
  const ref = await open('70001');
  sockets.cut(false);
  ref.send({ type: 'text.change', text: '没发出去的话' });
  ref.send({ type: 'message.send' });
  await wait(40);
  app.getSnapshot().children.session?.send({ type: 'session.close' });
  await wait();
  expect([app.getSnapshot().children.conversations, backend.broker.users()]).toEqual([undefined, []]);
  expect(JSON.stringify([...storage.values])).not.toContain('没发出去的话');
  app.send({ type: 'sso.returned', ticket: 'sso-wangfang' });
  await wait();
  await wait();
  expect(app.getSnapshot().children.conversations?.getSnapshot().context.memberId).toBe('1002');
});

test('[R5.7-1][R8.5-9] who is muted sends nothing, and is told so', async () => {
  const { actor, backend, open, wait } = await openMessages('muted');
  actor.send({ type: 'conversation.begin', memberId: '1002', postId: null });
  await wait();
  const { id } = selectOpen(actor.getSnapshot())?.getSnapshot().context.conversation ?? { id: '' };
  const ref = await open(id);
  ref.send({ type: 'text.change', text: '你好' });
  ref.send({ type: 'message.send' });
  await wait();
  expect(ref.getSnapshot().context.tip).toBe('muted');
  expect(backend.domain.tables.messages.get(id)).toBeUndefined();
});
