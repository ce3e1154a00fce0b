import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { siteContentMachine } from './site-content.machine.ts';

export const siteContentPaths: PathSpec<typeof siteContentMachine> = {
  machine: siteContentMachine,
  name: { zh: '站点内容页', en: 'A page of the house' },
  starts: [{ zh: '打开“关于我们”', en: 'A page such as "About us" is opened', input: { params: {} } }],
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
  states: { '': '本站介绍自己的页面。' },
};
