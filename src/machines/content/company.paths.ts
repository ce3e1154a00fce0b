import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { companyMachine } from './company.machine.ts';

export const companyPaths: PathSpec<typeof companyMachine> = {
  machine: companyMachine,
  name: { zh: '企业页', en: 'A company' },
  starts: [{ zh: '打开一家企业', en: 'A company is opened', input: { params: {} } }],
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
  states: { '': '一家企业和它的产品、资讯、人脉。' },
};
