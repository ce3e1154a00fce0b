import { Effect } from 'effect';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import { lazyChartMachine } from './lazy-chart.machine.ts';
import { networkReturns, offline } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';

const sample = lazyChartMachine(() => Effect.asVoid(call(news.hotKeywords)), true);

export const lazyChartPaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '按需加载的部分', en: 'A lazy-loaded part' },
  starts: [{ zh: '第一次用到这个部分', en: 'The part is needed for the first time', input: { input: {} } }],
  key: ({ context: { queued, wait } }) => [queued.length > 0, wait],
  events: {
    'xstate.done.actor.loadChart': [{ zh: '程序取到了', en: 'The code comes' }],
    'xstate.error.actor.loadChart': [
      { ...offline, zh: '断网，程序没有取到', en: 'The network is gone and the code does not come' },
    ],
    'xstate.after.chunkLoadTimeout.lazyChart.loading': [{ zh: '过 120 秒', en: '120 seconds pass' }],
    'xstate.after.chunkLoadTimeout.lazyChart.retrying': [{ zh: '过 120 秒', en: '120 seconds pass' }],
    'xstate.after.chunkRetryDelay.lazyChart.failed': [{ zh: '过 5 秒，以后更久', en: '5 seconds pass, later more' }],
    'load.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'connection.returned': [networkReturns],
    'reaction.press': [
      {
        zh: '在加载完成之前点击',
        en: 'Something is pressed before it is loaded',
        payload: { reaction: { act: 'like', type: 'news', id: '1' }, on: false },
        then: { zh: '加载完成后照样执行。', en: 'The action runs once it is loaded.' },
      },
    ],
  },
  states: {
    '': { zh: '应用的一个部分，第一次用到时才取它的程序。' },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载程序；这期间的事件按顺序等着。' },
    failed: {
      title: { zh: '加载失败', en: 'Loading failed' },
      zh: '程序没有加载出来；自动重试，间隔逐次加长；用户也可以马上重试。',
    },
    retrying: { title: { zh: '重试中', en: 'Retrying' }, zh: '正在重新加载程序；仍显示加载失败。' },
    loaded: { title: { zh: '已加载', en: 'Loaded' }, zh: '程序已加载，由状态图接手。' },
  },
};
