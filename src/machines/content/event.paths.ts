import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventMachine } from './event.machine.ts';

export const eventPaths: PathSpec<typeof eventMachine> = {
  machine: eventMachine,
  name: { zh: '活动页', en: 'An event' },
  starts: [{ zh: '打开一场活动', en: 'An event is opened', input: { params: {} } }],
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
  states: { '': '一场活动和与它相关的活动。' },
};
