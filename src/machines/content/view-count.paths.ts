import { Effect } from 'effect';
import { networkReturns, offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { viewCountMachine } from './view-count.machine.ts';

/** A sample: every page that is counted goes these ways. */
const sample = viewCountMachine(() => Effect.succeed(true));

export const viewCountPaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '浏览计数', en: 'Counting a view' },
  starts: [{ zh: '打开一个计浏览量的页面', en: 'A page whose views are counted is opened', input: {} }],
  events: {
    'connection.returned': [networkReturns],
    'room.returned': [],
    'xstate.done.actor.count': [
      { zh: '后台记下一次浏览', en: 'The backend notes the view', payload: { output: true } },
    ],
    'xstate.error.actor.count': [offline],
  },
  states: {
    '': '给页面记一次浏览。',
    counting: '正在告诉后台。',
    counted: '已经记下；返回页面不再重复计数。',
    uncounted: '没有送达；网络恢复时再试一次。',
  },
};
