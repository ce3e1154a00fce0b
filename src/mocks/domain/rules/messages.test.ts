import { expect } from 'vitest';
import { destination, type OutgoingMessage } from '#services/contract/realtime.contract.ts';
import { befriend, block } from '../tables.ts';
import { test as base, testNow } from '../testing.ts';
import {
  conversationList,
  deleteConversation,
  messageHistory,
  messagePage,
  openConversation,
  readMessages,
  receiveFrame,
  sendMessage,
} from './messages.ts';

/** Two of its members are friends. */
const test = base.extend('friends', ({ domain }) => {
  befriend(domain.tables, '1001', '1002');
  return domain;
});
const outgoing = (part: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  convId: '71',
  msgFrom: '1001',
  msgTo: '1002',
  msgType: 0,
  msgContent: '你好',
  sentTime: testNow,
  ...part,
});
const texts = (page: { readonly records: readonly { readonly msgContent: string }[] }) =>
  page.records.map(({ msgContent }) => msgContent);

test('[R3-47][R3-48][R3-51] a conversation as each of the two sees it', ({ friends: domain }) => {
  const [own] = conversationList(domain, '1001');
  const [theirs] = conversationList(domain, '1002');
  expect(own).toMatchObject({ id: '71', unreadMessageCount: 2, isFriend: true, isFollowed: false, historyTotal: 4 });
  expect(own?.members.map(({ id }) => id)).toEqual(['1001', '1002']);
  expect(own?.lastMessage).toMatchObject({ msgContent: '下周见', direction: 0, isRead: false });
  expect(theirs?.lastMessage).toMatchObject({ msgContent: '下周见', direction: 1, isRead: false });
  expect(conversationList(domain, '1004')).toEqual([]);
});

test('[R7.5-7][R7.5-8] pages come newest first, history goes on before a message', ({ friends: domain }) => {
  expect(texts(messagePage(domain, '1001', '71', { size: 3 }))).toEqual(['下周见', '看到了', '在吗']);
  expect(texts(messageHistory(domain, '1001', '71', '710002', { size: 10 }))).toEqual(['在吗', '你好']);
  expect(texts(messageHistory(domain, '1001', '71', undefined, { size: 1, current: 2 }))).toEqual(['看到了']);
  expect(() => messagePage(domain, '1004', '71', {})).toThrow('对话不存在或已删除');
});

test('[R7.5-9][R4.6-2] reading takes the unread away, for the user alone, and marks for the other what was read', ({
  friends: domain,
}) => {
  readMessages(domain, '1001', '71');
  expect(conversationList(domain, '1001')[0]?.unreadMessageCount).toBe(0);
  expect(messagePage(domain, '1002', '71', { size: 1 }).records[0]?.isRead).toBe(true);
  const before = domain.events.length;
  readMessages(domain, '1001', '71');
  expect(domain.events.length).toBe(before);
});

test('[R7.5-14] a message is stored as it comes, also a second time: the payload has no key', ({ friends: domain }) => {
  const frame = { user: '1001', destination: destination.send, body: JSON.stringify(outgoing()) };
  const first = receiveFrame(domain, frame);
  const second = receiveFrame(domain, frame);
  expect(first).toEqual({ ...outgoing(), id: '9000000000001', messagePackage: null });
  expect(second?.id).toBe('9000000000002');
  expect(conversationList(domain, '1002')[0]?.unreadMessageCount).toBe(3);
});

test.for<[string, object]>([
  ['of another', { user: '1002' }],
  ['to another destination', { destination: '/app/other' }],
  ['that is no JSON', { body: '{' }],
  ['that lacks a field', { body: '{"convId":"71"}' }],
  ['of a time that nobody could read', { body: JSON.stringify(outgoing({ sentTime: -1 })) }],
])('[R7.5-14] a frame %s is passed over', ([, part], { friends: domain }) => {
  const frame = { user: '1001', destination: destination.send, body: JSON.stringify(outgoing()), ...part };
  expect(receiveFrame(domain, frame)).toBeNull();
  expect(domain.events).toEqual([]);
});

test.for<[string, OutgoingMessage]>([
  ['[R5.7-3] empty text', outgoing({ msgContent: ' \n' })],
  ['[R7.5-14] too long a text', outgoing({ msgContent: '长'.repeat(2_001) })],
  ['[R7.5-14] an unknown conversation', outgoing({ convId: '72' })],
  ['[R7.5-14] somebody who is not in it', outgoing({ msgTo: '1004' })],
  ['[R7.5-14] a conversation of others', outgoing({ msgFrom: '1004', msgTo: '1001' })],
])('%s is passed over', ([, message], { friends: domain }) => {
  befriend(domain.tables, '1001', '1004');
  expect(sendMessage(domain, message)).toBeNull();
  expect(sendMessage(domain, outgoing())).not.toBeNull();
});

test('[R4.6-1][R1-11] only friends are written to', ({ domain }) => {
  expect(sendMessage(domain, outgoing())).toBeNull();
  befriend(domain.tables, '1001', '1002');
  expect(sendMessage(domain, outgoing())).not.toBeNull();
});

test('[R6-12] who is blocked cannot send, even as a friend, and is told so', ({ friends: domain }) => {
  block(domain.tables, '1002', '1001');
  expect(conversationList(domain, '1001')[0]).toMatchObject({ isBlockedMe: true });
  expect(sendMessage(domain, outgoing())).toBeNull();
  expect(sendMessage(domain, outgoing({ msgFrom: '1002', msgTo: '1001' }))).not.toBeNull();
});

test('[R7.5-2][R3-48][R3-49] the conversation that there is already is opened again; another subject is another conversation', ({
  friends: domain,
}) => {
  const wanted = { members: ['1002'], contextType: null, contextId: null };
  expect(openConversation(domain, '1001', wanted).id).toBe('71');
  const about = { members: ['1002'], contextType: 'post', contextId: '701' } as const;
  const made = openConversation(domain, '1001', about);
  const subject = { contextType: 'post', contextId: '701' };
  expect(made).toMatchObject({ ...subject, lastMessage: null, historyTotal: 0 });
  expect(conversationList(domain, '1001').find(({ id }) => id === made.id)).toMatchObject({
    ...subject,
    members: [
      { id: '1001', isAnonymous: false, ...subject },
      { id: '1002', isAnonymous: false, ...subject },
    ],
  });
  expect(openConversation(domain, '1002', { ...about, members: ['1001'] }).id).toBe(made.id);
  expect(() => openConversation(domain, '1001', { ...wanted, members: ['1001'] })).toThrow('不能和自己对话');
});

test('[R7.5-3][R4.6-3] a deleted conversation is gone for the user alone, until something new is said', ({
  friends: domain,
}) => {
  deleteConversation(domain, '1001', '71');
  expect(conversationList(domain, '1001')).toEqual([]);
  expect(conversationList(domain, '1002')).toHaveLength(1);
  sendMessage(domain, outgoing({ msgFrom: '1002', msgTo: '1001', msgContent: '还在吗' }));
  expect(conversationList(domain, '1001')[0]).toMatchObject({ unreadMessageCount: 1, historyTotal: 1 });
  expect(texts(messagePage(domain, '1001', '71', {}))).toEqual(['还在吗']);
});

test('[R7.5-2][R7.5-3] who begins what he has deleted has it in the list again, without what was said before', ({
  friends: domain,
}) => {
  const begin = () => openConversation(domain, '1001', { members: ['1002'], contextType: null, contextId: null });
  const listed = () => conversationList(domain, '1001').map(({ id, historyTotal }) => [id, historyTotal]);
  deleteConversation(domain, '1001', '71');
  expect(begin()).toMatchObject({ id: '71', historyTotal: 0 });
  expect(listed()).toEqual([['71', 0]]);
  begin();
  expect(domain.events.map(({ type }) => type)).toEqual(['conversation.deleted', 'conversation.reopened']);
  deleteConversation(domain, '1001', '71');
  expect(listed()).toEqual([]);
});
