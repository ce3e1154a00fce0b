import type { PathSpec } from '../kit/path-spec.ts';
import { modulesMachine } from './modules.machine.ts';

export const modulesPaths: PathSpec<typeof modulesMachine> = {
  machine: modulesMachine,
  name: { zh: '页面旁的栏目', en: 'Side blocks' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  events: {
    'modules.show': [
      {
        zh: '打开显示热门资讯的页面',
        en: 'Open a page that shows the hot news',
        payload: { names: ['hotNews'] },
        then: { zh: '热门资讯在加载，或已在页面旁。', en: 'The hot news are loading or stand beside the page.' },
      },
    ],
    'xstate.after.blocksMaxAge.modules.cached': [{ zh: '过 5 分钟', en: '5 minutes pass' }],
  },
  states: {
    '': { zh: '页面旁的栏目：页脚、快讯、热门资讯、推广。' },
    due: { title: { zh: '按需加载', en: 'Loading when shown' }, zh: '页面显示哪个栏目，就请求哪个栏目。' },
    cached: { title: { zh: '保持不变', en: 'Cached' }, zh: '不久前请求过的栏目保持原样，换页也不再请求。' },
  },
};
