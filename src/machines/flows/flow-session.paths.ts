import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { flowSessionMachine } from './flow-session.machine.ts';

const opened = {
  reel: 'reel-1',
  name: 'bug.flow',
  appVersion: '0.1.0',
  startedAt: 0,
  language: 'zh',
  route: '/',
  first: 0,
  count: 3,
  lie: null,
};
const moves = { zh: '所有画面都换到那一刻。', en: 'Everything shows that moment.' };
const stays = { zh: '之前打开的会话照旧。', en: 'The session that was open stays as it was.' };

export const flowSessionPaths: PathSpec<typeof flowSessionMachine> = {
  machine: flowSessionMachine,
  name: { zh: '会话回放', en: 'A recorded session' },
  starts: [{ zh: '打开“会话回放”', en: 'The page for recorded sessions is opened' }],
  key: ({ context: { session, index, stem } }) => [session?.count ?? null, index, stem],
  limit: 2_000,
  events: {
    'flow.open': [
      { zh: '选择或拖入一个文件', en: 'Choose or drop a file', payload: { file: 'blob:1', name: 'bug.flow' } },
    ],
    'flow.dismiss': [{ zh: '关掉提示', en: 'Close the message' }],
    'reel.opened': [{ by: 'part', zh: '文件读好了', en: 'The file has been read', payload: opened }],
    'reel.refused': [
      {
        by: 'part',
        zh: '这不是能打开的文件',
        en: 'The file cannot be opened',
        payload: { refusal: { tag: 'notFlow' } },
        then: stays,
      },
    ],
    'reel.failed': [
      {
        by: 'part',
        zh: '文件没有读出来',
        en: 'The file could not be read',
        payload: { failure: { tag: 'offline' } },
        then: stays,
      },
    ],
    'reel.grew': [
      {
        by: 'part',
        zh: '又录下了一条',
        en: 'One more entry has been recorded',
        payload: { count: 4, lie: null },
        then: { zh: '时间轴变长。', en: 'The timeline grows.' },
      },
    ],
    'moment.go': [
      { zh: '拖到第 1 条', en: 'Drag to the first entry', payload: { index: 1 }, then: moves },
      { zh: '拖到末尾', en: 'Drag to the end', payload: { index: 9 }, then: moves },
    ],
    'moment.goToEnd': [{ zh: '点击“到末尾”', en: 'Press "To the end"', then: moves }],
    'actor.choose': [
      {
        zh: '选择登录窗口',
        en: 'Choose the login dialog',
        payload: { path: '/login', stem: 'login' },
        then: { zh: '中间换成它的状态图。', en: 'Its chart is shown.' },
      },
      {
        zh: '选择另一个同样的流程',
        en: 'Choose another actor of the same chart',
        payload: { path: '/other', stem: 'login' },
        then: { zh: '图不变，亮着的状态换了。', en: 'The chart stays, other states are lit.' },
      },
      { zh: '选择没有状态图的流程', en: 'Choose an actor without a chart', payload: { path: '/load', stem: null } },
    ],
    'part.show': [
      {
        zh: '切换到“说明”',
        en: 'Show the details',
        payload: { part: 'details' },
        then: { zh: '手机上换成这一部分。', en: 'A phone shows this part.' },
      },
    ],
    'side.show': [
      {
        zh: '打开“屏幕”',
        en: 'Show what is on the screen',
        payload: { side: 'screen' },
        then: { zh: '图的旁边换成屏幕上的内容。', en: 'What is on the screen stands beside the chart.' },
      },
    ],
    'connection.returned': [
      { ...networkReturns, then: { zh: '没有加载出来的图重新加载。', en: 'A chart that failed is loaded again.' } },
    ],
    'xstate.error.actor.projector': [
      {
        by: 'part',
        zh: '读取程序停了',
        en: 'The reading program stops',
        payload: { error: { tag: 'crashed', reason: 'defect' } },
        then: stays,
      },
    ],
  },
  states: {
    '': '一次录下的会话：可以看它的每一刻，以及那一刻的每个流程。',
    'file.idle': '没有文件在读取。',
    'file.reading': '正在读取文件，之前打开的还在。',
    'file.refused': '文件打不开，并说明原因；之前打开的还在。',
    'file.failed': '文件或状态图没有读出来；之前打开的还在。',
    'session.none': '还没有打开会话。',
    'session.open': '会话停在其中一刻。',
    'session.open.moment.following': '显示最新的一刻，有新的也跟上。',
    'session.open.moment.standing': '停在一刻，不管后面发生什么。',
    'session.open.chart.none': '选中的流程没有状态图，它只做一件事并回话。',
    'session.open.chart.shown': '选中流程的状态图，所在状态亮着。',
  },
};
