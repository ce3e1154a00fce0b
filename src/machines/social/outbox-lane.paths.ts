import { offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { outboxLaneMachine } from './outbox-lane.machine.ts';

const entry = {
  msgFrom: '1001',
  msgTo: '1002',
  msgType: 0,
  msgContent: '你好',
  convId: '71',
  sentTime: 1,
  state: 'sending',
  reason: null,
} as const;

export const outboxLanePaths: PathSpec<typeof outboxLaneMachine> = {
  machine: outboxLaneMachine,
  name: { zh: '一个对话的发送', en: 'The way out of one conversation' },
  starts: [{ zh: '对话里还没有要发的', en: 'Nothing is to be sent yet' }],
  key: ({ context }) => context.entry !== null,
  events: {
    'lane.take': [
      { by: 'part', zh: '有一条新消息', en: 'There is a new message', payload: { entry, isDoubtful: false } },
      {
        by: 'part',
        zh: '有一条也许发过的消息',
        en: 'There is a message that may have been sent before',
        payload: { entry, isDoubtful: true },
      },
    ],
    'lane.release': [{ by: 'part', zh: '看到了自己的回声', en: 'Its echo is seen' }],
    'lane.mended': [{ by: 'part', zh: '连接恢复', en: 'The line is up again' }],
    'xstate.done.actor.look': [
      { zh: '历史里有', en: 'The history has it', payload: { output: 'found' } },
      { zh: '历史里没有', en: 'The history does not have it', payload: { output: 'missing' } },
      { zh: '对方不再是好友', en: 'The other is no friend any more', payload: { output: 'notFriend' } },
    ],
    'xstate.error.actor.look': [offline],
    'xstate.after.messageConfirmTimeout.outboxLane.sending': [{ zh: '10 秒没有回音', en: '10 s without an echo' }],
    'xstate.after.messageConfirmTimeout.outboxLane.doubting': [{ zh: '又过 10 秒', en: 'Another 10 s pass' }],
    'xstate.after.lookAgainDelay.outboxLane.resting': [{ zh: '过 5 秒', en: '5 s pass' }],
  },
  states: {
    '': '一个对话里的消息一条一条地发。',
    free: '没有在路上的消息。',
    sending: '已交给实时连接，等自己的回声。',
    looking: '没有回音：看历史里有没有。',
    doubting: '历史里没有：先换一条新连接，免得旧连接迟到。',
    checking: '连接是新的：先看历史，再决定是否重发。',
    resting: '历史读不到，过一会儿再看。',
  },
};
