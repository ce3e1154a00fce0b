import { fill, press } from '../kit/act.ts';
import {
  answering,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  sentWords,
  throttleOpens,
} from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { friendRequestMachine } from './friend-request.machine.ts';

const memberId = '1003';
const tooLong = '好'.repeat(141);

export const friendRequestPaths: PathSpec<typeof friendRequestMachine> = {
  machine: friendRequestMachine,
  name: { zh: '申请加好友', en: 'Sending a friend request' },
  as: 'liran',
  starts: [
    {
      zh: '会员点击一位会员的“加好友”',
      en: 'A member presses "Add friend" at another member',
      input: { memberId, name: '周默' },
    },
  ],
  key: ({ context: { typed, errors, failure, result } }) => [typed, errors, failure, result],
  agrees: ({ context: { typed, errors, failure, result } }) => [typed, errors, failure?.tag, result],
  events: {
    'field.change': [
      { zh: '写“你好”', en: 'Write a greeting', payload: { field: 'introduction', text: '你好' } },
      { zh: '写 141 个字', en: 'Write 141 characters', payload: { field: 'introduction', text: tooLong } },
    ],
    'draft.found': [
      {
        by: 'part',
        zh: '上次没有发出的验证消息还在',
        en: 'The earlier draft is still there',
        payload: { subject: `friend:${memberId}`, fields: { text: '你好' } },
        then: { zh: '输入框里是上次写的文字。', en: 'The text of last time stands in the field.' },
      },
    ],
    'connection.returned': [{ ...networkReturns, then: offlineGone }],
    'request.submit': [
      {
        zh: '点击“发送申请”',
        en: 'Press "Send request"',
        payload: { introduction: '你好，我是李然，希望和你成为好友。' },
      },
    ],
    'request.close': [{ zh: '关闭窗口', en: 'Close the dialog' }],
    'xstate.done.actor.submit': [
      {
        zh: '申请送到了',
        en: 'The request has arrived',
        payload: { output: 'PENDING' },
        cause: answering('PENDING'),
        then: {
          zh: '窗口关上，提示“好友申请已发送”，名片显示“等待验证”。',
          en: 'The dialog closes; the card shows "Pending".',
        },
      },
    ],
    'xstate.error.actor.submit': [
      refusedWith(30001, { zh: '60 日内申请过', en: 'Asked within 60 days' }),
      refusedWith(30005, { zh: '对方把申请人加入了黑名单', en: 'The other member has blocked the user' }),
      offline,
    ],
    'xstate.after.submitThrottle.friendRequest.sent.throttle': [throttleOpens],
  },
  acts: {
    'request.submit': [press('button', 'friends:request.submit')],
    'field.change': ({ text }) => [fill(text, 'textbox', 'friends:request.message')],
    'request.close': [press('button', 'friends:close')],
  },
  states: {
    '': { zh: '会员申请加另一位会员为好友。' },
    ...sentWords,
    editing: { title: { zh: '填写中', en: 'Editing' }, zh: '窗口已打开，默认填好自我介绍。' },
    'sent.answer.awaiting': { title: { zh: '等待答复', en: 'Waiting for answer' }, zh: '等后台答复。' },
    'sent.answer.refused': {
      title: { zh: '发送失败', en: 'Sending failed' },
      zh: '没有发出去；窗口说明原因，文字还在。',
    },
    done: { title: { zh: '申请已发送', en: 'Request sent' }, zh: '申请发出了。' },
    refused: { title: { zh: '不能申请', en: 'Request not allowed' }, zh: '写什么都不能发。' },
    closed: { title: { zh: '已关闭', en: 'Closed' }, zh: '用户关闭了窗口。' },
  },
};
