import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventsHomeMachine } from './events-home.machine.ts';

export const eventsHomePaths: PathSpec<typeof eventsHomeMachine> = {
  machine: eventsHomeMachine,
  name: { zh: '活动首页', en: 'Events home' },
  starts: [{ zh: '打开活动首页', en: 'The home page of the events site is opened', input: { params: {} } }],
  events: {
    'room.returned': [
      {
        zh: '返回这个页面',
        en: 'Come back to the page',
        then: { zh: '内容立即显示，并悄悄更新。', en: 'The content is shown at once and renewed quietly.' },
      },
    ],
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的部分重新加载。', en: 'Parts that failed are loaded again.' } },
    ],
  },
  states: { '': '活动网站的首页。' },
};
