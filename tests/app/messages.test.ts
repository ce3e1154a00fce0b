import { expect, onTestFinished, test } from 'vitest';
import { otherIn } from '#machines/social/conversation.setup.ts';
import { selectListed, selectOpen, selectPane, selectUnread } from '#machines/social/conversations.machine.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { conversationList, sendMessage } from '#mocks/domain/rules/messages.ts';
import { block } from '#mocks/domain/tables.ts';
import type { World } from '#mocks/domain/world.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { openBrowser } from '../harness/app.ts';
import { holdLists } from '../harness/hold-lists.ts';

/** 李然 with his conversations: 70001 is with 王芳, 70002 is very long, 70040 with one who has blocked him. */
const setup = async (persona = 'liran') => {
  const browser = openBrowser();
  const { backend } = browser;
  const sockets = directSockets(backend.broker, backend.clock);
  const tab = browser.openTab({}, { openSocket: sockets.open });
  onTestFinished(() => {
    tab.app.stop();
    backend.stop();
  });
  const wait = async (ms = 200) => {
    for (let step = 0; step < 8; step++) await browser.advance(ms / 8);
  };
  tab.app.send({ type: 'sso.returned', ticket: `sso-${persona}` });
  await wait();
  await wait();
  const found = tab.app.getSnapshot().children.conversations;
  if (!found) throw new Error('no conversations');
  const conversations = () => found.getSnapshot();
  const open = async (convId: string) => {
    found.send({ type: 'conversation.select', convId });
    await wait();
    const ref = selectOpen(conversations());
    if (!ref) throw new Error(`${convId} did not open`);
    return ref;
  };
  /** The other side writes. */
  const hear = async (convId: string, msgContent: string, msgFrom = '1002') => {
    sendMessage(backend.world, {
      convId,
      msgFrom,
      msgTo: '1001',
      msgType: 0,
      msgContent,
      sentTime: backend.clock.now(),
    });
    await wait();
  };
  const unreadOf = (convId: string) => conversations().context.list.find(({ id }) => id === convId)?.unreadMessageCount;
  const pending = () => conversations().children.outbox?.getSnapshot().context.box.entries ?? [];
  const notices = () =>
    tab.app
      .getSnapshot()
      .children.notices?.getSnapshot()
      .context.notices.map(({ key }: { key: string }) => key);
  return { ...browser, ...tab, sockets, actor: found, conversations, open, hear, unreadOf, pending, notices, wait };
};

test('[R4.6-5][R1-11] what is sent goes out at once, and its echo confirms it', async () => {
  const { open, pending, wait, backend } = await setup();
  const ref = await open('70001');
  ref.send({ type: 'text.change', text: '周二见' });
  ref.send({ type: 'message.send' });
  expect(ref.getSnapshot().context.text).toBe('');
  await wait();
  expect(ref.getSnapshot().context.messages.at(-1)).toMatchObject({ msgContent: '周二见', msgFrom: '1001' });
  expect(pending()).toEqual([]);
  await wait(2_400);
  expect(ref.getSnapshot().context.messages.at(-1)).toMatchObject({ msgFrom: '1002' });
  expect(backend.world.tables.messages.get('70001')).toHaveLength(2);
});

test.each([
  ['价格表在 https://shiye.example/prices 里', 3],
  ['周二见', 0],
])('[R4.6-16] "%s" goes out as a message of type %i', async (text, msgType) => {
  const { open, wait, backend } = await setup();
  const ref = await open('70001');
  ref.send({ type: 'text.change', text });
  ref.send({ type: 'message.send' });
  await wait();
  expect(backend.world.tables.messages.get('70001')?.at(-1)).toMatchObject({ msgType, msgContent: text });
});

test('[R4.6-2][R4.6-7][R4.6-10][R4.6-12] unread: what arrives elsewhere counts, what is opened or looked at is read', async () => {
  const { backend, conversations, open, hear, unreadOf, wait } = await setup();
  const unreadThere = () =>
    conversationList(backend.world, '1001').find(({ id }) => id === '70001')?.unreadMessageCount;
  expect([selectUnread(conversations()), unreadOf('70001')]).toEqual([13, 3]);
  await hear('70001', '在吗');
  expect([selectUnread(conversations()), unreadOf('70001')]).toEqual([14, 4]);
  const ref = await open('70001');
  expect([selectUnread(conversations()), unreadOf('70001')]).toEqual([10, 0]);
  await hear('70001', '看到了吗');
  expect([unreadOf('70001'), unreadThere()]).toEqual([0, 0]);
  ref.send({ type: 'log.above' });
  await hear('70001', '再说一句');
  expect([unreadOf('70001'), unreadThere()]).toEqual([1, 1]);
  ref.send({ type: 'log.atEnd' });
  await wait();
  expect([unreadOf('70001'), unreadThere()]).toEqual([0, 0]);
});

test('[R4.6-6][R4.6-9] a push of type 1 is a system message and no private one', async () => {
  const { backend, conversations, wait } = await setup();
  const before = conversations().context.list;
  backend.broker.publish('1001', destination.messages, { type: 1, message: null });
  await wait();
  expect(conversations().context.list).toEqual(before);
});

test.each([
  [1, 3],
  [0, 4],
  [7, 4],
])(
  '[R4.6-7][R4.6-9] the type of a push tells what it is, not that of its message: %i leaves %i unread',
  async (type, unread) => {
    const { backend, unreadOf, wait } = await setup();
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

test('[R4.6-11] a message of an unknown conversation has the list loaded anew', async () => {
  const { backend, conversations, wait } = await setup();
  const { openConversation } = await import('#mocks/domain/rules/messages.ts');
  const { id } = openConversation(backend.world, '1002', {
    members: ['1001'],
    contextType: 'post',
    contextId: backend.world.seed.posts()[0]?.id ?? null,
  });
  sendMessage(backend.world, {
    convId: id,
    msgFrom: '1002',
    msgTo: '1001',
    msgType: 0,
    msgContent: '您好',
    sentTime: 1,
  });
  await wait();
  expect(conversations().context.list.find((row) => row.id === id)).toMatchObject({ unreadMessageCount: 1 });
});

test('[R4.6-13] history comes ten at a time, upward', async () => {
  const { open, wait } = await setup();
  const ref = await open('70002');
  expect(ref.getSnapshot().context.messages).toHaveLength(10);
  ref.send({ type: 'history.older' });
  await wait();
  expect(ref.getSnapshot().context.messages.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => `70002${String(4_981 + index).padStart(5, '0')}`),
  );
});

test('[R4.6-13] a live channel that comes after the history brings what was missed, and nothing older', async () => {
  const { open, hear, wait, sockets } = await setup();
  const ref = await open('70002');
  const { messages: before, conversation, memberId } = ref.getSnapshot().context;
  const other = otherIn(conversation, memberId)?.id;
  ref.send({ type: 'realtime.up' });
  await wait();
  expect(ref.getSnapshot().context.messages).toEqual(before);
  sockets.cut(true);
  for (let at = 0; at < 12; at++) await hear('70002', `第 ${at} 条`, other);
  ref.send({ type: 'realtime.up' });
  await wait();
  expect(ref.getSnapshot().context.messages).toHaveLength(22);
  expect(ref.getSnapshot().context.messages.slice(0, 10)).toEqual(before);
});

test('[R1-11] a message that the backend stores late under an early id is shown, where the whole history is', async () => {
  const { open, backend, sockets, wait } = await setup();
  const ref = await open('70003');
  while (!ref.getSnapshot().context.isAll) {
    ref.send({ type: 'history.older' });
    await wait();
  }
  const [oldest] = ref.getSnapshot().context.messages;
  if (!oldest) throw new Error('nothing was said');
  sockets.cut(true);
  backend.world.commit({ type: 'message.sent', row: { ...oldest, id: '1', msgTo: '1001' } });
  ref.send({ type: 'realtime.up' });
  await wait();
  expect(ref.getSnapshot().context.messages.map(({ id }) => id)).toContain('1');
});

test('[R4.6-15] what is typed is kept for each conversation, and found after a reload', async () => {
  const { open, openTab, wait, app, sockets } = await setup();
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
  const { open, backend, wait } = await setup();
  const ref = await open(convId);
  ref.send({ type: 'text.change', text });
  ref.send({ type: 'message.send' });
  await wait();
  expect(ref.getSnapshot().context.tip).toBe(tip);
  expect(backend.world.tables.messages.get(convId)).toBeUndefined();
  await wait(4_792);
  expect(ref.getSnapshot().context.tip).toBe(tip);
  await wait(8);
  expect(ref.getSnapshot().context.tip).toBeNull();
});

test('[R5.7-2][R8.5-10] with no conversation nothing is sent, and it is said', async () => {
  const { actor, notices } = await setup();
  actor.send({ type: 'message.send' });
  expect(notices()).toContain('messages:noConversation');
});

test('[R5.7-10] a second press within 800 ms sends nothing and says nothing, whatever stands in the box by then', async () => {
  const { open, pending, backend, wait } = await setup();
  const ref = await open('70001');
  const before = backend.world.tables.sentMessages;
  const press = (text: string) => {
    ref.send({ type: 'text.change', text });
    ref.send({ type: 'message.send' });
  };
  press('好的');
  ref.send({ type: 'message.send' });
  expect(ref.getSnapshot().context).toMatchObject({ text: '', tip: null });
  await wait(792);
  press('周二见');
  await wait(0);
  expect([pending(), backend.world.tables.sentMessages - before]).toEqual([[], 1]);
  expect(ref.getSnapshot().context.text).toBe('周二见');
  await wait(8);
  ref.send({ type: 'message.send' });
  expect(ref.getSnapshot().context.text).toBe('');
});

test('[R2.2-22][R4.6-3][R4.6-4][R8.5-5][R8.5-6] deletion asks, then the conversation and its pane are gone', async () => {
  const { actor, conversations, open, wait, notices, backend } = await setup();
  await open('70003');
  expect(selectPane(conversations())).toBe('open');
  actor.send({ type: 'conversation.delete', convId: '70003' });
  expect(conversations().hasTag('asking')).toBe(true);
  backend.faults.add({ kind: 'offline', endpoint: 'message.delete', times: 1 });
  actor.send({ type: 'delete.confirm' });
  await wait();
  expect(notices()).toContain('messages:deleteFailed');
  actor.send({ type: 'conversation.delete', convId: '70003' });
  actor.send({ type: 'delete.confirm' });
  await wait();
  expect(conversations().context.list.some(({ id }) => id === '70003')).toBe(false);
  expect([selectPane(conversations()), selectOpen(conversations())]).toEqual(['none', null]);
  expect(notices()).toContain('messages:deleted');
});

test('[R2.2-18] followed lists those with whom the reader follows the other, follow the rest', async () => {
  const { actor, conversations } = await setup();
  const followed = selectListed(conversations());
  actor.send({ type: 'tab.choose', tab: 'follow' });
  const others = selectListed(conversations());
  expect([followed.every(({ isFollowed }) => isFollowed), others.some(({ isFollowed }) => isFollowed)]).toEqual([
    true,
    false,
  ]);
  expect(followed.length + others.length).toBe(40);
});

test('[R4.6-18] a dialog that was just opened is not opened again within a second', async () => {
  const { actor, conversations, wait } = await setup();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'dialog.close' });
  actor.send({ type: 'dialog.open' });
  expect(conversations().hasTag('open')).toBe(false);
  await wait(992);
  actor.send({ type: 'dialog.open' });
  expect(conversations().hasTag('open')).toBe(false);
  await wait(8);
  actor.send({ type: 'dialog.open' });
  expect(conversations().hasTag('open')).toBe(true);
});

test.each([
  ['R8.5-7', 'notFriend', ({ tables }: World): void => void tables.friends.get('1001')?.delete('1002')],
  ['R8.5-8', 'blocked', ({ tables }: World): void => block(tables, '1002', '1001')],
  [
    'R8.5-9',
    'muted',
    ({ tables }: World): void => void Object.assign(tables.members.get('1001') ?? {}, { isBanned: true }),
  ],
] as const)(
  '[%s][R7.5-17] who is %s by the time the message comes: it fails for good, and says why',
  async (_, reason, befall) => {
    const { backend, open, pending, wait } = await setup();
    const ref = await open('70001');
    befall(backend.world);
    ref.send({ type: 'text.change', text: '还在吗' });
    ref.send({ type: 'message.send' });
    await wait(9_500);
    expect(pending()).toMatchObject([{ msgContent: '还在吗', state: 'sending', reason: null }]);
    await wait(2_000);
    expect(pending()).toMatchObject([{ msgContent: '还在吗', state: 'failed', reason }]);
  },
);

test('[R4.3-3] who logs out has no live channel and nothing unsent any more; another member starts anew', async () => {
  const { app, backend, open, sockets, storage, wait } = await setup();
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
  const { actor, backend, open, wait } = await setup('muted');
  actor.send({ type: 'conversation.begin', memberId: '1002', postId: null });
  await wait();
  const { id } = selectOpen(actor.getSnapshot())?.getSnapshot().context.conversation ?? { id: '' };
  const ref = await open(id);
  ref.send({ type: 'text.change', text: '你好' });
  ref.send({ type: 'message.send' });
  await wait();
  expect(ref.getSnapshot().context.tip).toBe('muted');
  expect(backend.world.tables.messages.get(id)).toBeUndefined();
});

test('[R4.6-8] pushes that come before the list wait in a queue for it, and are in it then', async () => {
  const { backend, conversations, hear, openTab, sockets, wait } = await setup();
  const other = backend.world.tables.conversations.get('70003')?.memberIds.find((id) => id !== '1001');
  const answer = holdLists(backend);
  const { app: second } = openTab({}, { openSocket: sockets.open });
  await wait();
  await wait();
  const late = second.getSnapshot().children.conversations;
  expect(late?.getSnapshot().hasTag('loading')).toBe(true);
  await hear('70001', '在吗');
  await hear('70003', '看到了吗', other);
  expect(late?.getSnapshot().context.queue.map(({ message }) => message?.msgContent)).toEqual(['在吗', '看到了吗']);
  answer();
  await wait();
  expect(late?.getSnapshot().context.queue).toEqual([]);
  const top = conversations().context.list.slice(0, 2);
  expect(top.map(({ lastMessage }) => lastMessage?.msgContent)).toEqual(['看到了吗', '在吗']);
  expect(late?.getSnapshot().context.list.slice(0, 2)).toEqual(top);
  second.stop();
});

test('[R4.6-8] what could not be loaded says so, and a push that came meanwhile waits for the list', async () => {
  const { actor, backend, conversations, hear, openTab, sockets, unreadOf, wait } = await setup();
  backend.faults.add({ kind: 'offline', endpoint: 'message.history', times: 1 });
  actor.send({ type: 'conversation.select', convId: '70002' });
  await wait();
  const ref = selectOpen(conversations());
  expect(ref?.getSnapshot().hasTag('failed')).toBe(true);
  ref?.send({ type: 'history.retry' });
  await wait();
  expect(ref?.getSnapshot().context.messages).toHaveLength(10);

  backend.faults.add({ kind: 'offline', endpoint: 'message.list' });
  const { app: second } = openTab({}, { openSocket: sockets.open });
  await wait();
  await wait();
  const other = second.getSnapshot().children.conversations;
  expect(other?.getSnapshot().hasTag('failed')).toBe(true);
  await hear('70001', '在吗');
  expect(other?.getSnapshot().context.queue).toHaveLength(1);
  backend.faults.clear();
  other?.send({ type: 'list.retry' });
  await wait();
  expect(other?.getSnapshot().context.queue).toEqual([]);
  expect(other?.getSnapshot().context.list.find(({ id }) => id === '70001')?.unreadMessageCount).toBe(
    unreadOf('70001'),
  );
  second.stop();
});
