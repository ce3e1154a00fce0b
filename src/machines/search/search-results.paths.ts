import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { searchResultsMachine } from './search-results.machine.ts';

export const searchResultsPaths: PathSpec<typeof searchResultsMachine> = {
  machine: searchResultsMachine,
  name: { zh: '搜索结果页', en: 'Search results' },
  starts: [{ zh: '搜索“燕麦奶”', en: 'Search for "燕麦奶"', input: { params: { kind: 'news', word: '燕麦奶' } } }],
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
  states: { '': '一个词的搜索结果。' },
};
