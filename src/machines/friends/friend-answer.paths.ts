import { press } from '../kit/act.ts';
import { answering, offline, refusedWith } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { friendAnswerMachine } from './friend-answer.machine.ts';

export const friendAnswerPaths: PathSpec<typeof friendAnswerMachine> = {
  machine: friendAnswerMachine,
  name: { zh: '一条好友申请', en: 'One friend request' },
  as: 'liran',
  starts: [
    {
      zh: '会员有一条待处理的好友申请',
      en: 'A friend request waits for the answer of a member',
      input: { id: '40001', requestMemberId: '1002' },
    },
  ],
  key: ({ context: { answer } }) => answer,
  events: {
    'request.answer': [
      { zh: '点击“同意”', en: 'Press "Accept"', payload: { answer: 'APPROVED' } },
      { zh: '点击“忽略”', en: 'Press "Ignore"', payload: { answer: 'IGNORED' } },
    ],
    'xstate.done.actor.send': [
      {
        zh: '后台记下了答复',
        en: 'The backend has taken the answer',
        payload: { output: true },
        cause: answering(true),
      },
    ],
    'xstate.error.actor.send': [
      refusedWith(30011, { zh: '申请已经过期', en: 'The request has expired' }),
      refusedWith(30012, { zh: '申请已在别处处理', en: 'It was answered elsewhere' }),
      {
        ...refusedWith(50000, { zh: '后台返回别的代码', en: 'The backend returns another code' }),
        then: { zh: '没有提示，两个按钮还在。', en: 'No message is shown; both buttons are back.' },
      },
      offline,
    ],
  },
  acts: {
    'request.answer': ({ answer }) => [
      press('button', `shared:friends.${answer === 'APPROVED' ? 'agree' : 'ignore'}Whom`),
    ],
  },
  states: {
    '': { zh: '一条好友申请，和用户的答复。' },
    open: { title: { zh: '可以答复', en: 'Ready to answer' }, zh: '可以答复。' },
    sending: { title: { zh: '发送中', en: 'Sending' }, zh: '正在把答复发给后台。' },
    approved: { title: { zh: '已同意', en: 'Accepted' }, zh: '已同意：两人成为好友。' },
    ignored: { title: { zh: '已忽略', en: 'Ignored' }, zh: '已忽略。' },
    expired: { title: { zh: '已过期', en: 'Expired' }, zh: '申请时间太久，不能再答复。' },
    handled: { title: { zh: '已在别处处理', en: 'Answered elsewhere' }, zh: '已在别处处理；正在刷新列表查看结果。' },
  },
};
