import type { AnyMachineSnapshot } from 'xstate';
import { answering, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { outboxLaneMachine } from './outbox-lane.machine.ts';
import { entrySample as entry, messageSample } from './path-samples.ts';

const isFree = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('free');

const history = (...records: readonly object[]) => answering({ records, total: records.length, current: 1, size: 10 });

export const outboxLanePaths: PathSpec<typeof outboxLaneMachine> = {
  machine: outboxLaneMachine,
  name: { zh: '一个对话的发送', en: 'Sending in one conversation' },
  starts: [{ zh: '对话里还没有要发的', en: 'Nothing is to be sent yet' }],
  as: 'liran',
  calls: { look: ['message.history'] },
  key: ({ context }) => context.entry !== null,
  events: {
    'lane.take': [
      {
        by: 'part',
        zh: '有一条新消息',
        en: 'There is a new message',
        payload: { entry, isDoubtful: false },
        when: isFree,
      },
      {
        by: 'part',
        zh: '有一条也许发过的消息',
        en: 'There is a message that may have been sent before',
        payload: { entry, isDoubtful: true },
        when: isFree,
      },
    ],
    'lane.release': [{ by: 'part', zh: '看到了自己的回声', en: 'Its echo is seen' }],
    'lane.receipted': [{ by: 'backend', zh: '服务器确认收到', en: 'The server confirms receipt' }],
    'lane.mended': [{ by: 'part', zh: '连接恢复', en: 'The connection is up again' }],
    'xstate.done.actor.look': [
      {
        zh: '历史里有',
        en: 'The history has it',
        payload: { output: 'found' },
        cause: history({ ...messageSample, ...entry }),
      },
      { zh: '历史里没有', en: 'The history does not have it', payload: { output: 'missing' }, cause: history() },
      {
        zh: '对话已经不在了',
        en: 'The conversation is gone',
        payload: { output: 'gone' },
        cause: { fault: { kind: 'code', code: 404 } },
      },
    ],
    'xstate.error.actor.look': [offline],
    'xstate.after.echoWait.outboxLane.delivery.out.sending': [{ zh: '1 秒没有回音', en: '1 s without an echo' }],
    'xstate.after.receiptedEchoWait.outboxLane.delivery.out.receipted': [{ zh: '过 0.3 秒', en: '0.3 s pass' }],
    'xstate.after.submitThrottle.outboxLane.pace.pausing': [{ zh: '过 0.8 秒', en: '0.8 s pass' }],
    'xstate.after.messageConfirmTimeout.outboxLane.delivery.out': [{ zh: '10 秒没有回音', en: '10 s without an echo' }],
    'xstate.after.messageConfirmTimeout.outboxLane.delivery.doubting': [{ zh: '又过 10 秒', en: 'Another 10 s pass' }],
    'xstate.after.lookAgainDelay.outboxLane.delivery.resting': [{ zh: '过 5 秒', en: '5 s pass' }],
  },
  states: {
    '': { zh: '一个对话里的消息一条一条地发。' },
    delivery: { title: { zh: '消息送达', en: 'Delivery' } },
    'delivery.free': { title: { zh: '没有待发', en: 'Nothing to send' }, zh: '没有正在发送的消息。' },
    'delivery.out': { title: { zh: '已发出', en: 'Sent' }, zh: '已交给实时连接。' },
    'delivery.out.sending': { title: { zh: '等待回显', en: 'Waiting for echo' }, zh: '等服务器把消息发回来作为确认。' },
    'delivery.out.receipted': {
      title: { zh: '服务器已收到', en: 'Server received' },
      zh: '服务器已收到：确认应该马上就来。',
    },
    'delivery.out.peeking': {
      title: { zh: '检查历史', en: 'Checking history' },
      zh: '没有收到确认：历史里已经有了吗？',
    },
    'delivery.out.awaiting': {
      title: { zh: '送达未确认', en: 'Delivery unconfirmed' },
      zh: '历史里还没有，消息也许还在路上。',
    },
    'delivery.looking': { title: { zh: '没有回应', en: 'No answer yet' }, zh: '一直没有收到确认：查看历史里有没有。' },
    'delivery.doubting': {
      title: { zh: '更换连接', en: 'Renewing connection' },
      zh: '历史里没有：重发之前先换新连接，避免消息重复到达。',
    },
    'delivery.checking': {
      title: { zh: '重发前检查', en: 'Checking before resend' },
      zh: '连接是新的：先查看历史，再决定是否重发。',
    },
    'delivery.resting': { title: { zh: '等待重试', en: 'Waiting to retry' }, zh: '历史读不到，过一会儿重试。' },
    pace: { title: { zh: '发送间隔', en: 'Send interval' } },
    'pace.ready': { title: { zh: '可以发送', en: 'Ready to send' }, zh: '下一条可以马上发。' },
    'pace.pausing': { title: { zh: '间隔等待中', en: 'Pausing' }, zh: '0.8 秒内刚发过一条：下一条先等一等。' },
  },
};
