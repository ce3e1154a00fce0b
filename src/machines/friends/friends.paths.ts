import { friendRequestRefusal } from '#services/contract/friend.contract.ts';
import { press } from '../kit/act.ts';
import { crashed, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec, Words } from '../kit/path-spec.ts';
import type { FinalRefusal } from './friend-request.machine.ts';
import { friendsMachine } from './friends.machine.ts';

const zhoumo = { memberId: '1003', name: '周默' };

const refused = (key: FinalRefusal, words: Words) => ({
  ...words,
  by: 'part' as const,
  payload: { output: { outcome: 'refused', key } },
  see: `failure:code.${friendRequestRefusal[key]}`,
});

export const friendsPaths: PathSpec<typeof friendsMachine> = {
  machine: friendsMachine,
  name: { zh: '加好友', en: 'Adding friends' },
  starts: [{ zh: '会员在看一位会员的名片', en: 'A member looks at the card of another' }],
  as: 'liran',
  key: ({ context: { friendships } }) => friendships,
  events: {
    'friend.apply': [{ zh: '点击“加好友”', en: 'Press "Add friend"', payload: zhoumo }],
    'friendship.changed': [
      {
        by: 'part',
        zh: '在好友列表里删除了这位好友',
        en: 'This friend is deleted in the list',
        payload: { memberId: '1003', friendship: 'none' },
        then: { zh: '名片又显示“加好友”。', en: 'The card shows "Add friend" again.' },
        when: (snapshot) => snapshot.matches('resting'),
      },
    ],
    ...userChangeCases,
    'record.changed': [
      {
        by: 'part',
        zh: '在另一个标签页删除了这位好友',
        en: 'This friend is deleted in another tab',
        payload: { value: { 'friend-member-1003': { login: 1, on: false } }, at: 1 },
        then: { zh: '名片以后台为准。', en: "The card shows the backend's state." },
        when: (snapshot) => snapshot.matches('resting'),
      },
    ],
    'xstate.error.actor.hearPressed': [
      crashed({ zh: '收不到其他标签页的操作', en: 'Changes in other tabs cannot be received' }),
    ],
    'xstate.done.actor.request': [
      {
        by: 'part',
        zh: '申请发出了',
        en: 'The request is sent',
        payload: { output: { outcome: 'sent', status: 'PENDING' } },
        see: 'friends:request.sent',
      },
      {
        by: 'part',
        zh: '对方也申请过，两人成为好友',
        en: 'The other has asked, too: the two are friends',
        payload: { output: { outcome: 'sent', status: 'APPROVED' } },
        see: 'friends:befriended',
      },
      refused('repeated', { zh: '60 日内申请过', en: 'Asked within 60 days' }),
      refused('alreadyFriends', { zh: '已经是好友', en: 'Friends already' }),
      refused('self', { zh: '申请的是自己', en: 'Asked oneself' }),
      refused('dailyLimit', { zh: '今天申请得太多', en: 'Too many today' }),
      { by: 'part', zh: '关上了窗口', en: 'The dialog is closed', payload: { output: { outcome: 'closed' } } },
    ],
    'xstate.error.actor.request': [crashed({ zh: '申请窗口出了故障', en: 'The dialog crashes' })],
  },
  acts: {
    'friend.apply': [press('button', 'shared:friends.apply')],
  },
  states: {
    '': { zh: '发送好友申请，显示申请的结果。' },
    resting: { title: { zh: '没有申请', en: 'No request' }, zh: '没有在申请好友。' },
    requesting: { title: { zh: '申请窗口已打开', en: 'Request dialog open' }, zh: '申请窗口开着。' },
  },
};
