import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { postMachine } from './post.machine.ts';

export const postPaths: PathSpec<typeof postMachine> = {
  machine: postMachine,
  name: { zh: '一条供需', en: 'A post' },
  starts: [{ zh: '打开一条供需', en: 'A post is opened', input: { params: {} } }],
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
  states: { '': '一条供需，和相关的、值得看的。' },
};
