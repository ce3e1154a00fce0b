import { expect, test } from 'vitest';
import { selectListed, selectOpen, selectPane } from '#machines/messages/conversations.machine.ts';
import { messageOf } from '#machines/messages/conversations-list.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { holdLists } from '../harness/hold-lists.ts';
import { openMessages } from '../harness/open-messages.ts';

test('[R2.2-22][R4.6-3][R4.6-4][R8.5-5][R8.5-6] deletion asks, then the conversation and its pane are gone', async () => {
  const { actor, conversations, open, wait, notices, backend } = await openMessages();
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

test('[R2.2-18] followed lists those with whom the user follows the other, follow the rest', async () => {
  const { actor, conversations } = await openMessages();
  actor.send({ type: 'tab.choose', tab: 'followed' });
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
  const { actor, conversations, wait } = await openMessages();
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

test('[R4.6-8] pushes that come before the list wait in a queue for it, and are in it then', async () => {
  const { backend, conversations, receive, openTab, sockets, wait } = await openMessages();
  const other = backend.domain.tables.conversations.get('70003')?.memberIds.find((id) => id !== '1001');
  const answer = holdLists(backend);
  const { app: second } = openTab({}, { openSocket: sockets.open });
  await wait();
  await wait();
  const late = second.getSnapshot().children.conversations;
  expect(late?.getSnapshot().hasTag('loading')).toBe(true);
  await receive('70001', '在吗');
  await receive('70003', '看到了吗', other);
  expect(late?.getSnapshot().context.queue.map((push) => messageOf(push)?.msgContent)).toEqual(['在吗', '看到了吗']);
  answer();
  await wait();
  expect(late?.getSnapshot().context.queue).toEqual([]);
  const top = conversations().context.list.slice(0, 2);
  expect(top.map(({ lastMessage }) => lastMessage?.msgContent)).toEqual(['看到了吗', '在吗']);
  expect(late?.getSnapshot().context.list.slice(0, 2)).toEqual(top);
  second.stop();
});

test('[R4.6-8] a push that comes while the list could not be loaded waits for it', async () => {
  const { backend, receive, openTab, sockets, unreadOf, wait } = await openMessages();
  backend.faults.add({ kind: 'offline', endpoint: 'message.list' });
  const { app: second } = openTab({}, { openSocket: sockets.open });
  await wait();
  await wait();
  const other = second.getSnapshot().children.conversations;
  expect(other?.getSnapshot().hasTag('failed')).toBe(true);
  await receive('70001', '在吗');
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

test.each([
  ['is on its way', (backend: NodeBackend) => holdLists(backend)],
  [
    'could not be loaded',
    ({ faults }: NodeBackend) => {
      faults.add({ kind: 'offline', endpoint: 'message.list', times: 2 });
      return () => {};
    },
  ],
] as const)('[R4.6-7][R4.6-8] a hint that comes while the list %s has it read again', async (_, begin) => {
  const { backend, receive, openTab, sockets, wait } = await openMessages();
  const { app: second } = openTab({}, { openSocket: sockets.open });
  const end = begin(backend);
  await wait();
  await wait();
  sockets.setPassage((_, frame) => (frame.includes('没推到的一句') ? [] : [0]));
  await receive('70001', '没推到的一句');
  backend.broker.publish('1001', destination.messages, { type: 0, message: null });
  await wait();
  end();
  await wait();
  const [newest] = second.getSnapshot().children.conversations?.getSnapshot().context.list ?? [];
  expect(newest?.lastMessage?.msgContent).toBe('没推到的一句');
  second.stop();
});

test('[R7.5-2][R4.6-8] a conversation that was begun stays where the list that comes then was made before it', async () => {
  const { actor, backend, conversations, openTab, sockets, wait } = await openMessages();
  const { app: second } = openTab({}, { openSocket: sockets.open });
  const answer = holdLists(backend);
  await wait();
  await wait();
  const late = second.getSnapshot().children.conversations;
  expect(late?.getSnapshot().hasTag('loading')).toBe(true);
  late?.send({ type: 'conversation.begin', memberId: '1300', postId: null });
  actor.send({ type: 'dialog.open' });
  await wait();
  actor.send({ type: 'conversation.begin', memberId: '1301', postId: null });
  await wait();
  answer();
  await wait();
  await wait();
  for (const [snapshot, other] of [[late?.getSnapshot(), '1300'] as const, [conversations(), '1301'] as const]) {
    expect(snapshot && selectPane(snapshot)).toBe('open');
    expect(snapshot?.context.list.filter(({ members }) => members.some(({ id }) => id === other))).toHaveLength(1);
  }
  second.stop();
});

test('[R7.5-2][R7.5-3] a conversation that was deleted is begun again, and is still there when the list has been read', async () => {
  const { actor, conversations, open, wait } = await openMessages();
  await open('70001');
  actor.send({ type: 'conversation.delete', convId: '70001' });
  actor.send({ type: 'delete.confirm' });
  await wait();
  actor.send({ type: 'conversation.begin', memberId: '1002', postId: null });
  await wait();
  actor.send({ type: 'list.reload' });
  await wait();
  actor.send({ type: 'conversation.leave' });
  actor.send({ type: 'conversation.select', convId: '70001' });
  await wait();
  expect(selectPane(conversations())).toBe('open');
});

test('[R2.2-16] messages open on the tab of the newest conversation, in the dialog and on the page', async () => {
  const { actor, conversations, visit } = await openMessages();
  const isNewestListed = () => selectListed(conversations())[0] === conversations().context.list[0];
  expect(isNewestListed()).toBe(true);
  const other = conversations().context.tab === 'followed' ? 'follow' : 'followed';
  actor.send({ type: 'tab.choose', tab: other });
  expect(isNewestListed()).toBe(false);
  actor.send({ type: 'dialog.open' });
  expect(isNewestListed()).toBe(true);
  await visit('/', 'home');
  actor.send({ type: 'tab.choose', tab: other });
  await visit('/community/message/list', 'list');
  expect(isNewestListed()).toBe(true);
});
