import { userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { systemMessageMachine } from './system-message.machine.ts';

const reloaded = { zh: '内容悄悄更新。', en: 'The content is reloaded quietly.' };
const counted = { zh: '页头的未读数变了。', en: 'The number in the header changes.' };

export const systemMessagePaths: PathSpec<typeof systemMessageMachine> = {
  machine: systemMessageMachine,
  name: { zh: '系统消息', en: 'System messages' },
  starts: [
    { zh: '会员打开系统消息', en: 'A member opens the system messages', input: { params: {} } },
    {
      zh: '会员打开好友申请',
      en: 'A member opens the friend applications',
      input: { params: { part: 'apply' }, user: { memberId: '1001', role: 'registered' } },
    },
  ],
  as: 'liran',
  key: ({ context }) => context.user?.role,
  events: {
    'user.changed': userChangeCases['user.changed'],
    'system.signalled': [
      { by: 'backend', zh: '来了新的系统消息', en: 'There is a new system message', then: reloaded },
    ],
    'notices.shown': [
      {
        zh: '点击“有新内容”',
        en: 'Press "new items"',
        then: { zh: '新消息排在最上面，看一会儿就算已读。', en: 'The new ones are on top, and read after a moment.' },
      },
    ],
    'friendship.changed': [
      {
        by: 'part',
        zh: '答复了一条好友申请',
        en: 'A friend application is answered',
        payload: { memberId: '1002', friendship: 'friend' },
        then: counted,
      },
    ],
  },
  states: {
    '': { zh: '系统消息：通知、评论、好友申请。' },
    choosing: { title: { zh: '识别地址', en: 'Reading address' }, zh: '判断地址要的是哪个页签。' },
    messages: { title: { zh: '通知与评论', en: 'Notices and comments' }, zh: '通知或评论；显示一会儿就标为已读。' },
    applications: { title: { zh: '好友申请', en: 'Friend requests' }, zh: '好友申请，可以直接答复。' },
  },
};
