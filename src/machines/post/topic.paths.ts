import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { topicMachine } from './topic.machine.ts';

export const topicPaths: PathSpec<typeof topicMachine> = {
  machine: topicMachine,
  name: { zh: '话题页', en: 'A topic' },
  starts: [{ zh: '打开一个话题', en: 'A topic is opened', input: { params: {} } }],
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
  states: { '': '一个话题和它的供需。' },
};
