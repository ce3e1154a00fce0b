import { retry } from '../kit/act.ts';
import { networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { newsListMachine } from './news-list.machine.ts';

const head = { kind: 'hot', name: null, branch: null, tag: null, tags: [], wanted: {}, relatedType: null };

export const newsListPaths: PathSpec<typeof newsListMachine> = {
  machine: newsListMachine,
  name: { zh: '资讯列表', en: 'A list of news' },
  starts: [{ zh: '打开一个资讯列表', en: 'A list of news is opened', input: { params: { code: 'list' } } }],
  key: () => null,
  events: {
    'page.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的部分重新加载。', en: 'Failed parts are loaded again.' } },
    ],
    'xstate.done.actor.findList': [
      { zh: '找到了这个列表', en: 'The list is found', payload: { output: head } },
      { zh: '没有这个列表', en: 'There is no such list', payload: { output: null } },
    ],
    'xstate.error.actor.findList': [offline],
  },
  acts: {
    'page.retry': [retry],
  },
  states: {
    '': { zh: '资讯列表：按标签、主题、企业或来源，或热门。' },
    finding: { title: { zh: '识别列表', en: 'Looking up list' }, zh: '正在查找这个列表的主题。' },
    found: { title: { zh: '已显示', en: 'Shown' }, zh: '标题和相关栏目已显示，下面是列表。' },
    missing: { title: { zh: '不存在', en: 'Not found' }, zh: '没有这个地址的列表，页面和其他未知地址一样提示。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '没有查到主题；可以重试。' },
  },
};
