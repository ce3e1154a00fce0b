import { Effect } from 'effect';
import type { PageOf } from '#services/contract/contract.ts';
import { pagedListMachine } from './paged-list.machine.ts';
import { networkReturns, offline, readerCases } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';

const idOf = ({ id }: { readonly id: number }): number => id;

const page = (total: number, ...ids: number[]): PageOf<{ readonly id: number }> => ({
  records: ids.map((id) => ({ id })),
  total,
  size: 2,
  current: 1,
});

/** A sample with two items to a page: every list that grows page by page goes these ways. */
const sample = pagedListMachine((_: { readonly kind: string }) => Effect.succeed(page(0)), 2);

export const pagedListPaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '分页列表', en: 'A list that grows page by page' },
  starts: [
    {
      zh: '打开有列表的页面（每页两条）',
      en: 'A page with a list is opened (two items to a page)',
      input: { kind: 'all' },
    },
  ],
  key: ({ context: { items, found, read, total, autos } }) => ({
    items: items.map(idOf).toSorted(),
    found: found.map(idOf).toSorted(),
    isAtEnd: read >= total,
    // What lies further down behaves as the second page.
    read: Math.min(read, 2),
    total,
    autos,
  }),
  events: {
    'page.more': [
      { zh: '滚动到列表末尾', en: 'Scroll to the end of the list', payload: { auto: true } },
      { zh: '点击“加载更多”', en: 'Press "Load more"', payload: {} },
    ],
    'page.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'list.refresh': [{ by: 'part', zh: '列表要更新', en: 'The list is to be renewed' }],
    'list.filter': [{ zh: '换一个筛选条件', en: 'Choose another filter', payload: { filter: { kind: 'supply' } } }],
    'room.returned': [{ zh: '返回这个页面', en: 'Come back to the page' }],
    'list.showNew': [{ zh: '点击“有新内容”', en: 'Press "new items"' }],
    ...readerCases,
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadPage': [
      {
        zh: '后台给出一页，后面还有',
        en: 'The backend gives a page, and there are more',
        payload: { output: page(1_000, 1, 2) },
      },
      {
        zh: '后台给出一页，上面多了一条新的',
        en: 'The backend gives a page with one new item on top',
        payload: { output: page(1_000, 3, 1) },
        when: (snapshot) => snapshot.hasTag('refreshing'),
      },
      {
        zh: '后台给出一整页新的',
        en: 'The backend gives a whole page of new items',
        payload: { output: page(1_000, 3, 4) },
        when: (snapshot) => snapshot.hasTag('refreshing'),
      },
      { zh: '后台给出最后一页', en: 'The backend gives the last page', payload: { output: page(1, 1) } },
      { zh: '后台给出空页', en: 'The backend gives an empty page', payload: { output: page(0) } },
    ],
    'xstate.error.actor.loadPage': [offline],
  },
  states: {
    '': '一页一页增长的列表。',
    loading: '正在加载第一页。',
    shown: '列表在页面上。',
    'shown.sorting': '判断后面还有没有。',
    'shown.waiting': '后面还有；继续滚动或点击按钮就会出现。',
    'shown.loadingMore': '正在列表下方加载下一页。',
    'shown.moreFailed': '下一页失败；已有的留着，可以重试。',
    'shown.ended': '没有更多了。',
    'shown.filtering': '条件变了；旧内容变淡留着，直到新的到来。',
    'shown.refreshing': '重新看第一页；读者的位置不动。',
    'shown.stale': '重新看的时候失败了；旧内容留着并说明情况，下面照样可以继续。',
    'shown.stale.sorting': '判断旧内容下面还有没有。',
    'shown.stale.waiting': '旧内容下面还有。',
    'shown.stale.ended': '旧内容下面没有更多了。',
    empty: '答复正常，但没有内容。',
    'empty.settled': '还是没有内容。',
    'empty.refreshing': '看看有没有新来的。',
    'empty.stale': '没能看成；列表还是空的，并说明情况。',
    failed: '第一页没有加载出来；可以重试。',
  },
};
