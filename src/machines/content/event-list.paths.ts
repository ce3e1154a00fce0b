import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventListMachine } from './event-list.machine.ts';

export const eventListPaths: PathSpec<typeof eventListMachine> = {
  machine: eventListMachine,
  name: { zh: '活动列表', en: 'A list of events' },
  starts: [{ zh: '打开一个活动分类', en: 'A category of events is opened', input: { params: {} } }],
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
  states: { '': '某个分类、主办方或全部的活动。' },
};
