import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Conversation } from '#services/contract/message.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';

const person = (id: string): Conversation['members'][number] => ({
  id,
  name: '王芳',
  avatar: '',
  company: '',
  position: '',
  isAnonymous: false,
  contextType: null,
  contextId: null,
});

export const conversationSample: Conversation = {
  id: '70001',
  members: [person('1001'), person('1002')],
  unreadMessageCount: 1,
  lastMessage: null,
  createdTime: 0,
  isFollowed: true,
  isFriend: true,
  isBlockedMe: false,
  contextType: null,
  contextId: null,
  messageList: [],
  historyCurrent: 0,
  historyTotal: 20,
};

export const messageSample: Message = {
  id: '2',
  convId: '70001',
  msgFrom: '1002',
  msgTo: '1001',
  msgType: 0,
  msgContent: '你好',
  sentTime: 1,
  isRead: false,
  direction: 0,
  displayIcon: true,
  messagePackage: null,
};

/** A message of the user on its way. */
export const entrySample: OutboxEntry = {
  msgFrom: '1001',
  msgTo: '1002',
  convId: '70001',
  msgType: 0,
  msgContent: '你好',
  sentTime: 5,
  state: 'sending',
  reason: null,
};

export const restingBut =
  <Region extends string>(rest: Readonly<Record<Region, StateValue>>) =>
  (...regions: readonly Region[]) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    Object.entries(rest).every(
      ([region, state]) => regions.some((name) => name === region) || snapshot.matches({ [region]: state }),
    );
