import { crashed } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { visitLogMachine } from './visit-log.machine.ts';

const noticed = {
  zh: '页面不变，日志在后台记下。',
  en: 'The page stays as it is; the log is written in the background.',
};

export const visitLogPaths: PathSpec<typeof visitLogMachine> = {
  machine: visitLogMachine,
  name: { zh: '访问日志', en: 'Access log' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened', input: { client: 'web' } }],
  agrees: ({ context: { url, entity, next } }) => [url, entity, next],
  calls: { begin: [], end: [] },
  events: {
    'visit.entered': [
      {
        zh: '打开一篇资讯',
        en: 'Open an article',
        payload: { url: '/news/1', entity: { type: 'news', id: '1' } },
        then: noticed,
      },
    ],
    'page.hidden': [{ zh: '切到别的标签页', en: 'Go to another tab', then: noticed }],
    'page.shown': [{ zh: '切回这个标签页', en: 'Come back to this tab', then: noticed }],
    'xstate.done.actor.begin': [
      { by: 'part', zh: '时间开始了', en: 'The time has begun', payload: { output: { cid: 'c', startTime: 1 } } },
    ],
    'xstate.error.actor.begin': [crashed({ zh: '读不到时间', en: 'The time cannot be read' })],
    'xstate.done.actor.end': [{ by: 'part', zh: '时间结束了', en: 'The time has ended' }],
    'xstate.error.actor.end': [crashed({ zh: '读不到时间', en: 'The time cannot be read' })],
  },
  states: {
    '': { zh: '记录打开了哪些页面、看了多久。' },
    nowhere: { title: { zh: '尚未打开页面', en: 'No page yet' }, zh: '还没有打开页面。' },
    entering: { title: { zh: '记录打开', en: 'Logging page view' }, zh: '打开了页面：写入访问日志，开始计时。' },
    seen: { title: { zh: '页面可见', en: 'Page visible' }, zh: '页面可见，正在计时。' },
    leaving: { title: { zh: '记录离开', en: 'Logging page leave' }, zh: '记录看了多久；下一个页面不等答复。' },
    hidden: {
      title: { zh: '页面不可见', en: 'Page hidden' },
      zh: '页面不可见：立即记录看了多久，因为用户可能不再回来。',
    },
    returning: { title: { zh: '重新计时', en: 'Page visible again' }, zh: '页面再次可见：重新计时。' },
  },
};
