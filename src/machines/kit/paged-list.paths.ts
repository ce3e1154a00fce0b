import type { AnyMachineSnapshot } from 'xstate';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import { press, retry } from './act.ts';
import { pagedListMachine } from './paged-list.machine.ts';
import { answering, networkReturns, offline, userChangeCases } from './path-cases.ts';
import type { PathSpec, Words } from './path-spec.ts';

/** Nothing is looked for. */
const isPlain = ({ context }: AnyMachineSnapshot): boolean => context.input.sought === undefined;

const idOf = ({ id }: { readonly id: string }): string => id;

const page = (words: Words, total: number, ...ids: string[]) => {
  const output = { records: ids.map((id) => ({ id, title: '快讯' })), total, size: 2, current: 1 };
  return { ...words, payload: { output }, cause: answering(output) };
};

const sample = pagedListMachine(
  (_: { readonly kind: string; readonly sought?: string }, current, size) =>
    call(news.flashPage, { query: { current, size } }),
  2,
  undefined,
  true,
);

export const pagedListPaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '分页列表', en: 'A paged list' },
  starts: [
    {
      zh: '打开有列表的页面（每页两条）',
      en: 'A page with a list is opened (two items to a page)',
      input: { kind: 'all' },
    },
    {
      zh: '打开的列表里有一条要找的内容',
      en: 'A list is opened in which one item is looked for',
      input: { kind: 'all', sought: '9' },
    },
  ],
  key: ({ context: { input, items, found, read, total, autos } }) => ({
    sought: input.sought,
    items: items.map(idOf).toSorted(),
    found: found.map(idOf).toSorted(),
    isAtEnd: read >= total,
    read: Math.min(read, 2),
    total,
    autos,
  }),
  events: {
    'part.near': [{ zh: '滚动到它附近', en: 'Scroll near to it' }],
    'page.more': [
      { zh: '滚动到列表末尾', en: 'Scroll to the end of the list', payload: { auto: true } },
      { zh: '点击“加载更多”', en: 'Press "Load more"', payload: {} },
    ],
    'page.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'list.reload': [{ by: 'part', zh: '列表要更新', en: 'The list is to be reloaded', when: isPlain }],
    'list.filter': [
      { zh: '换一个筛选条件', en: 'Choose another filter', payload: { filter: { kind: 'supply' } }, when: isPlain },
    ],
    'page.returned': [{ zh: '返回这个页面', en: 'Come back to the page', when: isPlain }],
    'list.showNew': [{ zh: '点击“有新内容”', en: 'Press "new items"' }],
    ...userChangeCases,
    'user.changed': userChangeCases['user.changed'].map((change) => ({ ...change, when: isPlain })),
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadPage': [
      page({ zh: '后台返回一页，后面还有', en: 'The backend returns a page, and there are more' }, 1_000, '1', '2'),
      {
        ...page(
          { zh: '后台返回一页，上面多了一条新的', en: 'The backend returns a page with one new item on top' },
          1_000,
          '3',
          '1',
        ),
        when: (snapshot) => snapshot.hasTag('reloading'),
      },
      {
        ...page({ zh: '后台返回一整页新的', en: 'The backend returns a whole page of new items' }, 1_000, '3', '4'),
        when: (snapshot) => snapshot.hasTag('reloading'),
      },
      page({ zh: '后台返回最后一页', en: 'The backend returns the last page' }, 1, '1'),
      page({ zh: '后台返回空页', en: 'The backend returns an empty page' }, 0),
    ],
    'xstate.error.actor.loadPage': [offline],
  },
  acts: {
    'page.retry': [retry],
    'list.showNew': [press('button', 'shell:list.showNew')],
    'page.more': [press('button', 'shell:list.more')],
  },
  states: {
    '': { zh: '一页一页增长的列表。' },
    deferred: {
      title: { zh: '稍后加载', en: 'Loading later' },
      zh: '在用户看到的内容下方；靠近时，或要看整页时加载。',
    },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载第一页。' },
    shown: { title: { zh: '已显示', en: 'Shown' }, zh: '列表已显示。' },
    'shown.sorting': { title: { zh: '判断有无更多', en: 'Checking for more' }, zh: '后面还有没有下一页？' },
    'shown.waiting': { title: { zh: '还有更多', en: 'More available' }, zh: '后面还有；继续滚动或点击按钮加载。' },
    'shown.loadingMore': { title: { zh: '加载更多中', en: 'Loading more' }, zh: '正在列表下方加载下一页。' },
    'shown.moreFailed': {
      title: { zh: '加载更多失败', en: 'Loading more failed' },
      zh: '下一页失败；已有的留着，可以重试。',
    },
    'shown.ended': { title: { zh: '没有更多', en: 'No more' }, zh: '没有更多了。' },
    'shown.filtering': {
      title: { zh: '筛选中', en: 'Filtering' },
      zh: '条件变了；旧内容变淡保留，直到新内容加载出来。',
    },
    'shown.reloading': { title: { zh: '刷新中', en: 'Reloading' }, zh: '正在刷新第一页；滚动位置不变。' },
    'shown.stale': {
      title: { zh: '刷新失败', en: 'Reload failed' },
      zh: '刷新失败；旧内容保留并有说明，下面仍可以继续加载。',
    },
    'shown.stale.sorting': { title: { zh: '判断有无更多', en: 'Checking for more' }, zh: '旧内容下面还有没有下一页？' },
    'shown.stale.waiting': { title: { zh: '还有更多', en: 'More available' }, zh: '旧内容下面还有。' },
    'shown.stale.ended': { title: { zh: '没有更多', en: 'No more' }, zh: '旧内容下面没有更多了。' },
    empty: { title: { zh: '没有内容', en: 'No content' }, zh: '答复正常，但没有内容。' },
    'empty.settled': { title: { zh: '仍无内容', en: 'Still empty' }, zh: '还是没有内容。' },
    'empty.reloading': { title: { zh: '刷新中', en: 'Reloading' }, zh: '正在刷新，看看有没有新内容。' },
    'empty.stale': { title: { zh: '刷新失败', en: 'Reload failed' }, zh: '刷新失败；列表还是空的，并有说明。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '第一页没有加载出来；可以重试。' },
  },
};
