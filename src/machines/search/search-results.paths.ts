import { pageSpec } from '../kit/path-cases.ts';
import { searchResultsMachine } from './search-results.machine.ts';

export const searchResultsPaths = pageSpec(searchResultsMachine, {
  name: { zh: '搜索结果页', en: 'Search results' },
  opened: { zh: '搜索“燕麦奶”', en: 'Search for "燕麦奶"', input: { params: { kind: 'news', word: '燕麦奶' } } },
  zh: '一个词的搜索结果。',
});
