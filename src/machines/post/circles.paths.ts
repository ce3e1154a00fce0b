import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { circlesMachine } from './circles.machine.ts';

export const circlesPaths: PathSpec<typeof circlesMachine> = {
  machine: circlesMachine,
  name: { zh: '圈子列表', en: 'Circles' },
  starts: [{ zh: '打开圈子列表', en: 'The list of circles is opened', input: { params: {} } }],
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
  states: { '': '行业圈子和地方圈子。' },
};
