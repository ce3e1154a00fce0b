import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { companiesMachine } from './companies.machine.ts';

export const companiesPaths: PathSpec<typeof companiesMachine> = {
  machine: companiesMachine,
  name: { zh: '企业库', en: 'The company library' },
  starts: [{ zh: '打开企业库', en: 'The company library is opened', input: { params: {} } }],
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
  states: { '': '可以按词、品类和城市查找的企业库。' },
};
