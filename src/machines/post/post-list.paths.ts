import { networkReturns, offline, readerCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { postListMachine } from './post-list.machine.ts';

export const postListPaths: PathSpec<typeof postListMachine> = {
  machine: postListMachine,
  name: { zh: '供需列表', en: 'A list of posts' },
  starts: [{ zh: '打开“供应”列表', en: 'The list of supply is opened', input: { params: { postTag: 'supply' } } }],
  events: {
    'list.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'room.returned': [{ zh: '返回这个页面', en: 'Come back to the page' }],
    ...readerCases,
    'connection.returned': [networkReturns],
    'xstate.done.actor.findFeed': [
      {
        zh: '地址里的标签存在',
        en: 'The tag of the address exists',
        payload: { output: { name: '供应', ask: { tagId: '9' } } },
      },
      { zh: '没有这个标签', en: 'There is no such tag', payload: { output: null } },
    ],
    'xstate.error.actor.findFeed': [offline],
  },
  states: {
    '': '按类型和主题浏览的供需列表。',
    looking: '在标签里查找地址所指。',
    listing: '供需列表，旁边是热门供需。',
    unknown: '没有这个标签，页面不存在。',
    failed: '标签没有查到；可以重试。',
  },
};
