import { Effect } from 'effect';
import { networkReturns, offline, readerCases } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';
import { resourceMachine } from './resource.machine.ts';

/** A sample: every piece of data that is loaded goes these ways. */
const sample = resourceMachine(() => Effect.succeed<readonly string[]>([]));

export const resourcePaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '一份数据', en: 'One piece of data' },
  starts: [{ zh: '打开一个要加载数据的页面', en: 'A page that loads data is opened' }],
  events: {
    'resource.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'resource.refresh': [{ by: 'part', zh: '内容要更新', en: 'The content is to be renewed' }],
    'room.returned': [{ zh: '返回这个页面', en: 'Come back to the page' }],
    ...readerCases,
    'connection.returned': [networkReturns],
    'xstate.done.actor.load': [
      { zh: '后台给出内容', en: 'The backend gives content', payload: { output: ['食业'] } },
      { zh: '后台说没有内容', en: 'The backend says that there is nothing', payload: { output: [] } },
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
  states: {
    '': '加载一份数据；重新加载时，已有内容留在页面上。',
    loading: '还没有内容；内容的位置先占着。',
    shown: '内容在页面上。',
    'shown.sorting': '判断显示内容还是空状态。',
    'shown.filled': '有内容。',
    'shown.empty': '答复正常，但没有内容。',
    'shown.empty.settled': '还是没有内容。',
    'shown.empty.refreshing': '看看有没有新来的。',
    'shown.refreshing': '重新加载时内容留着。',
    'shown.stale': '重新加载失败；旧内容留着，并说明情况。',
    failed: '什么也没加载出来，或内容已不在；可以重试。',
  },
};
