import { clockFails, networkReturns, offline, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { noticeReadingMachine } from './notice-reading.machine.ts';

const again = { zh: '再显示一会儿，就再次标为已读。', en: 'After a moment the messages are marked as read again.' };

export const noticeReadingPaths: PathSpec<typeof noticeReadingMachine> = {
  machine: noticeReadingMachine,
  name: { zh: '看过系统消息', en: 'Reading system messages' },
  starts: [{ zh: '会员打开系统消息的通知', en: 'A member opens the notices', input: { part: 'notice' } }],
  as: 'liran',
  events: {
    'page.returned': [{ zh: '返回这个页面', en: 'Come back to the page', then: again }],
    'connection.returned': [{ ...networkReturns, then: again }],
    'user.changed': userChangeCases['user.changed'],
    'notices.shown': [{ zh: '点击“有新内容”', en: 'Press "new items"', then: again }],
    'xstate.done.actor.readClock': [
      { by: 'part', zh: '时间读到了', en: 'The time is read', payload: { output: 1_785_000_000_000 } },
    ],
    'xstate.error.actor.readClock': [clockFails],
    'xstate.done.actor.markRead': [
      {
        zh: '后台记下已读',
        en: 'The backend has noted it',
        payload: { output: { notice: 0, comment: 1, apply: 0 } },
        then: { zh: '页头的未读数变了。', en: 'The number in the header changes.' },
      },
    ],
    'xstate.error.actor.markRead': [offline],
    'xstate.after.noticeSeenAfter.noticeReading.looking': [{ zh: '看了一会儿', en: 'A moment passes' }],
  },
  states: {
    '': { zh: '系统消息显示一会儿后标为已读。' },
    beginning: { title: { zh: '读取时间', en: 'Reading time' }, zh: '读取开始显示的时间。' },
    looking: { title: { zh: '消息可见', en: 'Messages visible' }, zh: '消息在屏幕上。' },
    marking: { title: { zh: '标为已读中', en: 'Marking as read' }, zh: '正在后台标为已读。' },
    resting: { title: { zh: '无待标记', en: 'Nothing to mark' }, zh: '没有要标记的；再回到这一页时重新开始。' },
  },
};
