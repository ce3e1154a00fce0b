import { press } from '../kit/act.ts';
import { crashed, offline, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { friendListMachine } from './friend-list.machine.ts';

const reloaded = { zh: '列表更新。', en: 'The list is reloaded.' };
const isIdle = ({ context }: { readonly context: { readonly gone: object } }) => Object.keys(context.gone).length === 0;

export const friendListPaths: PathSpec<typeof friendListMachine> = {
  machine: friendListMachine,
  name: { zh: '好友列表', en: 'The list of friends' },
  starts: [{ zh: '会员打开好友列表', en: 'A member opens the list of friends' }],
  as: 'liran',
  events: {
    'friend.delete': [
      {
        zh: '点击“删除好友”',
        en: 'Press "Delete friend"',
        payload: { memberId: '1002', name: '王芳' },
        when: isIdle,
      },
    ],
    'delete.confirm': [{ zh: '确认删除', en: 'Confirm' }],
    'delete.cancel': [{ zh: '不删除', en: 'Do not delete' }],
    'friend.made': [
      {
        by: 'part',
        zh: '同意了一条好友申请',
        en: 'A request was agreed to',
        payload: { memberId: '1002' },
        then: reloaded,
      },
    ],
    'record.changed': [
      {
        by: 'part',
        zh: '在另一个标签页又成了好友',
        en: 'They have become friends again in another tab',
        payload: { value: { 'friend-member-1002': { login: 1, on: true } }, at: 1 },
        then: reloaded,
      },
      {
        by: 'part',
        zh: '在另一个标签页删除了这位好友',
        en: 'This friend is deleted in another tab',
        payload: { value: { 'friend-member-1002': { login: 1, on: false } }, at: 1 },
        then: { zh: '列表里不再有这位好友。', en: 'The friend is in the list no more.' },
        when: isIdle,
      },
    ],
    'xstate.error.actor.hearPressed': [
      crashed({ zh: '收不到其他标签页的操作', en: 'Changes in other tabs cannot be received' }),
    ],
    'list.reload': [{ by: 'part', zh: '列表要更新', en: 'The list is to be reloaded', then: reloaded }],
    'user.changed': userChangeCases['user.changed'],
    'xstate.done.actor.remove': [
      {
        zh: '后台删除了好友',
        en: 'The backend has deleted the friend',
        payload: { output: 1 },
        see: 'shared:friends.deleted',
      },
    ],
    'xstate.error.actor.remove': [offline],
  },
  acts: {
    'friend.delete': [press('button', 'shared:friends.deleteWhom')],
    'delete.confirm': [press('button', 'shared:friends.deleteConfirm', { role: 'alertdialog' })],
    'delete.cancel': [press('button', 'shared:friends.cancel', { role: 'alertdialog' })],
  },
  states: {
    '': { zh: '用户的好友。' },
    resting: { title: { zh: '查看中', en: 'Viewing' }, zh: '正在查看好友。' },
    confirming: { title: { zh: '确认删除', en: 'Confirming deletion' }, zh: '确定要删除吗？' },
    removing: { title: { zh: '删除中', en: 'Deleting' }, zh: '后台正在删除好友。' },
  },
};
