import { press } from '../kit/act.ts';
import { answering, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { postRemovalMachine } from './post-removal.machine.ts';

export const postRemovalPaths: PathSpec<typeof postRemovalMachine> = {
  machine: postRemovalMachine,
  name: { zh: '删除自己的供需', en: 'Deleting an own post' },
  as: 'liran',
  starts: [{ zh: '打开自己的供需', en: 'A member opens their own post', input: { id: '700494' } }],
  events: {
    'post.delete': [{ zh: '点击“删除”', en: 'Press "Delete"' }],
    'delete.confirm': [{ zh: '点击“确认删除”', en: 'Confirm it' }],
    'delete.cancel': [{ zh: '点击“取消”', en: 'Press "Cancel"' }],
    'xstate.done.actor.remove': [
      {
        zh: '后台删除了',
        en: 'The backend has deleted it',
        cause: answering(true),
        then: { zh: '提示已删除，转到最新供需。', en: 'A notice confirms it, and the list of the latest posts opens.' },
      },
    ],
    'xstate.error.actor.remove': [
      { ...offline, then: { zh: '说明原因，供需还在。', en: 'A notice says why; the post is still there.' } },
    ],
  },
  acts: {
    'post.delete': [press('button', 'post:delete.open')],
    'delete.confirm': [press('button', 'post:delete.confirm', { role: 'alertdialog' })],
    'delete.cancel': [press('button', 'post:delete.cancel', { role: 'alertdialog' })],
  },
  states: {
    '': { zh: '会员删除自己的一条供需。' },
    resting: { title: { zh: '没有删除', en: 'Not deleting' }, zh: '没有在删除。' },
    confirming: { title: { zh: '确认删除', en: 'Confirming deletion' }, zh: '确定要删除吗？' },
    removing: { title: { zh: '删除中', en: 'Deleting' }, zh: '后台正在删除这条供需。' },
    gone: { title: { zh: '已删除', en: 'Deleted' }, zh: '已经删除，转到列表。' },
  },
};
