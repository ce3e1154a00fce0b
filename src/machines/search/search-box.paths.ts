import type { AnyMachineSnapshot } from 'xstate';
import { enter, fill, key } from '../kit/act.ts';
import { crashed, offline, readFirst, storageFails, storedElsewhere } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { searchBoxMachine } from './search-box.machine.ts';

const nothingMoves = { zh: '页面不变。', en: 'The page stays as it is.' };

const isOpened = (snapshot: AnyMachineSnapshot): boolean => !snapshot.matches({ hot: 'unasked' });

export const searchBoxPaths: PathSpec<typeof searchBoxMachine> = {
  machine: searchBoxMachine,
  name: { zh: '搜索框', en: 'Search box' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  key: ({ context: { words, site, hot } }) => [words, site, hot.length],
  agrees: ({ context: { words, site, hot } }) => [words, site, hot.length > 0],
  events: {
    'search.opened': [
      {
        zh: '在资讯站点进搜索框',
        en: 'Enter the search box on the news site',
        payload: { site: 'news' },
        then: { zh: '看到保存的搜索和热门搜索。', en: 'Saved searches and hot words are shown.' },
      },
      {
        zh: '在活动站点进搜索框',
        en: 'Enter the search box on the events site',
        payload: { site: 'events' },
        then: { zh: '看到保存的搜索和活动的热门搜索。', en: 'Saved searches and the hot words of events are shown.' },
      },
    ],
    'search.typed': [
      {
        zh: '输入“燕麦”',
        en: 'Type "燕麦"',
        payload: { text: '燕麦' },
        then: { zh: '只剩下合适的词。', en: 'The words that fit remain.' },
      },
    ],
    'search.submit': [
      {
        zh: '搜索“燕麦奶”',
        en: 'Search for "燕麦奶"',
        payload: { text: ' 燕麦奶 ' },
        when: ({ context }) => context.words.length === 0,
        then: { zh: '打开“燕麦奶”的搜索结果。', en: 'The results for "燕麦奶" are shown.' },
      },
      { zh: '只输入空格就搜索', en: 'Search with nothing but spaces', payload: { text: '  ' }, then: nothingMoves },
    ],
    'search.forget': [
      {
        zh: '删除保存的搜索“燕麦奶”',
        en: 'Remove the saved search "燕麦奶"',
        payload: { word: '燕麦奶' },
        then: { zh: '这个词不再列出。', en: 'The word is no longer listed.' },
      },
    ],
    'search.clear': [
      {
        zh: '清空搜索记录',
        en: 'Clear the saved searches',
        then: { zh: '没有保存的搜索了。', en: 'No saved search is left.' },
      },
    ],
    'record.loaded': [
      {
        ...readFirst,
        zh: '浏览器记着一个搜索过的词',
        en: 'The browser remembers one word',
        payload: { value: ['燕麦奶'], setAside: false, at: 0 },
      },
    ],
    'record.changed': [
      {
        ...storedElsewhere,
        zh: '在另一个标签页搜索了两个词',
        en: 'Two words are searched for in another tab',
        payload: { value: ['燕麦奶', '包装'], at: 0 },
        then: { zh: '这里也列出这两个词。', en: 'Both are listed here too.' },
      },
    ],
    'record.failed': [storageFails],
    'xstate.error.actor.record': [crashed({ zh: '保存搜索的部件出了故障', en: 'The record of the searches crashes' })],
    'xstate.done.actor.loadHot': [
      {
        zh: '后台返回热门搜索',
        en: 'The backend returns the popular searches',
        payload: { output: [{ id: '1', keyword: '预制菜', searchedCount: 12 }] },
      },
    ],
    'xstate.error.actor.loadHot': [offline],
  },
  acts: {
    'search.opened': ({ site }) => (site === 'news' ? [enter('combobox', 'shell:search.label')] : null),
    'search.typed': ({ text }, snapshot) =>
      isOpened(snapshot) ? [fill(text, 'combobox', 'shell:search.label')] : null,
    'search.submit': ({ text }, snapshot) =>
      isOpened(snapshot) ? [fill(text, 'combobox', 'shell:search.label'), key('Enter')] : null,
  },
  states: {
    '': { zh: '搜索框：搜索记录、热门搜索和搜索本身。' },
    words: { title: { zh: '搜索记录', en: 'Recent searches' } },
    'words.restoring': { title: { zh: '读取搜索记录', en: 'Restoring searches' }, zh: '正在读取搜索记录。' },
    'words.stored': { title: { zh: '已保存在本机', en: 'Stored on device' }, zh: '搜索记录保存在本机。' },
    'words.unstored': {
      title: { zh: '无法保存', en: 'Not stored' },
      zh: '浏览器不允许保存；搜索记录在关闭网页前有效。',
    },
    hot: { title: { zh: '热门搜索', en: 'Popular searches' } },
    'hot.unasked': { title: { zh: '尚未加载', en: 'Not loaded yet' }, zh: '还没有打开过搜索框。' },
    'hot.loading': { title: { zh: '加载热门搜索中', en: 'Loading popular searches' }, zh: '正在加载热门搜索。' },
    'hot.shown': { title: { zh: '热门搜索已加载', en: 'Popular searches loaded' }, zh: '热门搜索已加载。' },
  },
};
