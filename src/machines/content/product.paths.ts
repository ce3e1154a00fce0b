import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { productMachine } from './product.machine.ts';

export const productPaths: PathSpec<typeof productMachine> = {
  machine: productMachine,
  name: { zh: '产品页', en: 'A product' },
  starts: [{ zh: '打开一款产品', en: 'A product is opened', input: { params: {} } }],
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
  states: { '': '一款产品和相近的产品。' },
};
