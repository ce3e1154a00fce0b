import { retry } from '../kit/act.ts';
import { answering, networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { postListMachine } from './post-list.machine.ts';

export const postListPaths: PathSpec<typeof postListMachine> = {
  machine: postListMachine,
  name: { zh: '供需列表', en: 'A list of posts' },
  starts: [{ zh: '打开“供应”列表', en: 'The list of supply is opened', input: { params: { postTag: 'supply' } } }],
  events: {
    'list.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'page.returned': [{ zh: '返回这个页面', en: 'Come back to the page' }],
    'connection.returned': [networkReturns],
    'xstate.done.actor.findFeed': [
      {
        zh: '地址里的标签存在',
        en: 'The tag of the address exists',
        payload: { output: { name: '供应', ask: { tagId: '9' } } },
      },
      { zh: '没有这个标签', en: 'There is no such tag', payload: { output: null }, cause: answering([]) },
    ],
    'xstate.error.actor.findFeed': [offline],
  },
  acts: {
    'list.retry': [retry],
  },
  states: {
    '': { zh: '按类型和主题浏览的供需列表。' },
    looking: { title: { zh: '识别标签', en: 'Looking up tag' }, zh: '正在查找地址里的标签。' },
    listing: { title: { zh: '已显示', en: 'Shown' }, zh: '供需列表，旁边是热门供需。' },
    unknown: { title: { zh: '不存在', en: 'Not found' }, zh: '没有这个标签，页面不存在。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '标签没有加载出来；可以重试。' },
  },
};
