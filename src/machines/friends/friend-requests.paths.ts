import { press } from '../kit/act.ts';
import { userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { friendRequestsMachine } from './friend-requests.machine.ts';

const reloaded = { zh: '列表和待处理数更新。', en: 'The list and the count are reloaded.' };

export const friendRequestsPaths: PathSpec<typeof friendRequestsMachine> = {
  machine: friendRequestsMachine,
  name: { zh: '好友申请列表', en: 'The list of friend requests' },
  starts: [
    { zh: '会员打开好友申请', en: 'A member opens the friend requests', input: { role: 'registered' } },
    {
      zh: '登录已失效，页面上还有好友申请',
      en: 'The login is over, and requests are still on the page',
      input: { role: 'guest' },
    },
  ],
  as: 'liran',
  key: ({ context: { role, refs } }) => [role, Object.keys(refs)],
  events: {
    'request.answer': [
      {
        zh: '点击一条申请的“同意”',
        en: 'Press "Accept" at a request',
        payload: { id: '40001', requestMemberId: '1002', answer: 'APPROVED' },
        then: { zh: '这条申请正在处理。', en: 'The request is being answered.' },
      },
    ],
    'request.answered': [
      {
        by: 'part',
        zh: '同意了一条申请',
        en: 'A request was agreed to',
        payload: { requestMemberId: '1002', status: 'APPROVED' },
        then: { zh: '待处理数更新，好友列表里多一位。', en: 'The count is reloaded; there is one friend more.' },
      },
      {
        by: 'part',
        zh: '申请已在别处处理',
        en: 'It was answered elsewhere',
        payload: { requestMemberId: '1002', status: null },
        then: reloaded,
      },
    ],
    'list.reload': [{ by: 'part', zh: '列表要更新', en: 'The list is to be reloaded', then: reloaded }],
    'user.changed': userChangeCases['user.changed'],
  },
  acts: {
    'request.answer': [press('button', 'shared:friends.agreeWhom')],
  },
  states: {
    '': { zh: '收到的好友申请，和用户的答复。' },
  },
};
