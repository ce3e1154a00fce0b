import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import { retry } from './act.ts';
import { answering, networkReturns, offline, userChangeCases } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';
import { resourceMachine } from './resource.machine.ts';

const sample = resourceMachine(
  () => call(news.hotKeywords),
  (data) => data.length === 0,
  'below',
);

export const resourcePaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '一份数据', en: 'One piece of data' },
  starts: [{ zh: '打开一个要加载数据的页面', en: 'A page that loads data is opened' }],
  agrees: ({ context: { data, failure } }) => [data && data.length > 0, failure?.tag],
  events: {
    'part.near': [{ zh: '滚动到它附近', en: 'Scroll near to it' }],
    'resource.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'resource.reload': [{ by: 'part', zh: '内容要更新', en: 'The content is to be reloaded' }],
    'page.returned': [{ zh: '返回这个页面', en: 'Come back to the page' }],
    ...userChangeCases,
    'connection.returned': [networkReturns],
    'xstate.done.actor.load': [
      {
        zh: '后台返回内容',
        en: 'The backend returns content',
        payload: { output: [{ id: '1', keyword: '食业', searchedCount: 1 }] },
      },
      {
        zh: '后台返回：没有内容',
        en: 'The backend returns nothing',
        payload: { output: [] },
        cause: answering([]),
      },
    ],
    'xstate.error.actor.load': [
      offline,
      {
        by: 'backend',
        zh: '内容已被删除',
        en: 'The content has been deleted',
        payload: { error: { tag: 'missing' } },
        cause: { fault: { kind: 'status', status: 404 } },
      },
    ],
  },
  acts: {
    'resource.retry': [retry],
  },
  states: {
    '': { zh: '加载一份数据；刷新时，已有内容保留。' },
    deferred: {
      title: { zh: '稍后加载', en: 'Loading later' },
      zh: '在用户看到的内容下方；靠近时，或要看整页时加载。',
    },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载内容，位置先留着。' },
    shown: { title: { zh: '已显示', en: 'Shown' }, zh: '内容已显示。' },
    'shown.sorting': { title: { zh: '判断有无内容', en: 'Checking content' }, zh: '判断显示内容还是空状态。' },
    'shown.filled': { title: { zh: '有内容', en: 'Has content' }, zh: '有内容。' },
    'shown.empty': { title: { zh: '没有内容', en: 'No content' }, zh: '答复正常，但没有内容。' },
    'shown.empty.settled': { title: { zh: '仍无内容', en: 'Still empty' }, zh: '还是没有内容。' },
    'shown.empty.reloading': { title: { zh: '刷新中', en: 'Reloading' }, zh: '正在刷新，看看有没有新内容。' },
    'shown.reloading': { title: { zh: '刷新中', en: 'Reloading' }, zh: '刷新时内容保留。' },
    'shown.stale': { title: { zh: '刷新失败', en: 'Reload failed' }, zh: '刷新失败；旧内容保留，并有说明。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '内容没有加载出来或已不存在；可以重试。' },
  },
};
