import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { articleMachine } from './article.machine.ts';

export const articlePaths: PathSpec<typeof articleMachine> = {
  machine: articleMachine,
  name: { zh: '文章页', en: 'An article' },
  starts: [{ zh: '打开一篇资讯', en: 'An article is opened', input: { params: {} } }],
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
  states: { '': '一篇资讯和与它相关的内容。' },
};
