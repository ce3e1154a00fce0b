import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { circleMachine } from './circle.machine.ts';

export const circlePaths: PathSpec<typeof circleMachine> = {
  machine: circleMachine,
  name: { zh: '圈子页', en: 'A circle' },
  starts: [{ zh: '打开一个圈子', en: 'A circle is opened', input: { params: {} } }],
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
  states: { '': '一个圈子：成员和里面的供需。' },
};
