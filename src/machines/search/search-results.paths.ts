import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { searchResultsMachine } from './search-results.machine.ts';

export const searchResultsPaths: PathSpec<typeof searchResultsMachine> = {
  machine: searchResultsMachine,
  name: { zh: '搜索结果页', en: 'Search results' },
  starts: [{ zh: '搜索“燕麦奶”', en: 'Search for "燕麦奶"', input: { params: { kind: 'news', word: '燕麦奶' } } }],
  events: pageCases,
  states: {
    '': { zh: '一个词的搜索结果。' },
  },
};
