import { crashed } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { flowLiveMachine } from './flow-live.machine.ts';
import { sampleSession as session } from './sample-session.ts';

const found = { app: 'one', title: '食业', route: '/', startedAt: 0, version: '0.1.0' };
const login = { path: '/login', stem: 'login' };
const grows = { zh: '时间轴变长。', en: 'The timeline grows.' };

export const flowLivePaths: PathSpec<typeof flowLiveMachine> = {
  machine: flowLiveMachine,
  name: { zh: '实时观看', en: 'Watching the app live' },
  starts: [
    { zh: '打开“实时”', en: 'The live page is opened', input: { actor: null, entry: null } },
    {
      zh: '打开指向某一刻的链接',
      en: 'A link to a moment is opened',
      input: { actor: '/login', entry: 1 },
    },
  ],
  key: ({ context: { apps, app, actor } }) => [apps, app, actor],
  limit: 2_000,
  events: {
    'app.found': [
      { by: 'part', zh: '一个应用窗口回答', en: 'A window answers as the app', payload: { found } },
      {
        by: 'part',
        zh: '另一个应用窗口也回答',
        en: 'Another window answers too',
        payload: { found: { ...found, app: 'two' } },
      },
    ],
    'app.left': [
      { by: 'part', zh: '那个窗口关了', en: 'The window is closed', payload: { app: 'one' } },
      { by: 'part', zh: '另一个窗口关了', en: 'The other window is closed', payload: { app: 'two' } },
    ],
    'app.choose': [
      { zh: '选择那个窗口', en: 'Choose the window', payload: { app: 'one' } },
      { zh: '选择另一个窗口', en: 'Choose the other window', payload: { app: 'two' } },
    ],
    'live.joined': [
      {
        by: 'part',
        zh: '到目前为止的记录都到了',
        en: 'All that was recorded so far has come',
        payload: { session, chosen: login, moment: null },
      },
      {
        by: 'part',
        zh: '链接里的那一刻到了',
        en: 'The moment that the link names has come',
        payload: { session, chosen: null, moment: 2 },
      },
    ],
    'live.resumed': [{ by: 'part', zh: '窗口回来了，接着来', en: 'The window is back and goes on' }],
    'live.grew': [
      {
        by: 'part',
        zh: '应用里发生了一件事',
        en: 'Something happens in the app',
        payload: { count: 4, violation: null, newest: login },
        then: grows,
      },
      {
        by: 'part',
        zh: '应用里只有副作用有动静',
        en: 'Only an effect does something in the app',
        payload: { count: 5, violation: null, newest: null },
        then: grows,
      },
    ],
    'live.cut': [
      {
        by: 'part',
        zh: '应用收起了最早的记录',
        en: 'The app lets its first entries go',
        payload: { dropped: 1 },
        then: { zh: '时间轴从后面的状态开始。', en: 'The timeline begins at a later state.' },
      },
    ],
    'span.marked': [
      {
        by: 'part',
        zh: '录制从这里开始',
        en: 'A recording begins here',
        payload: { edge: 'from' },
        then: { zh: '时间轴上有了记号。', en: 'The timeline has a mark.' },
      },
    ],
    'live.failed': [
      {
        by: 'part',
        zh: '观看程序加载失败',
        en: 'The program for watching did not come',
        payload: { failure: { tag: 'offline' } },
      },
    ],
    'follow.toggle': [{ zh: '打开或关掉“跟随”', en: 'Switch following on or off' }],
    'xstate.after.gatherFor.flowLive.app.gathering': [{ zh: '过 400 毫秒', en: '400 ms pass' }],
    'xstate.after.joinPatience.flowLive.app.joining': [{ zh: '过 8 秒', en: '8 s pass' }],
    'xstate.error.actor.link': [
      {
        by: 'part',
        ...crashed({ zh: '连接程序停了', en: 'The joining program stops' }),
        then: { zh: '已收到的都还在。', en: 'Everything received so far stays.' },
      },
    ],
  },
  states: {
    '': { zh: '实时观看在另一个窗口里运行的应用。' },
    app: { title: { zh: '观看的窗口', en: 'Watched window' } },
    'app.searching': {
      title: { zh: '等待应用窗口', en: 'Waiting for window' },
      zh: '还没有别的窗口打开应用，正在等。',
    },
    'app.gathering': { title: { zh: '收集窗口中', en: 'Collecting windows' }, zh: '有窗口回答了，也许还有别的。' },
    'app.choosing': { title: { zh: '选择窗口', en: 'Choosing window' }, zh: '有好几个窗口打开着应用，要选一个。' },
    'app.joining': { title: { zh: '连接窗口中', en: 'Joining window' }, zh: '正在接收所选窗口的记录。' },
    'app.silent': { title: { zh: '窗口没有回应', en: 'No answer yet' }, zh: '所选的窗口没有回应。' },
    'app.watching': { title: { zh: '实时观看中', en: 'Watching live' }, zh: '应用的每一步都实时显示。' },
    'app.lost': { title: { zh: '窗口已关闭', en: 'Window closed' }, zh: '窗口关闭或离开了应用；已收到的都还在。' },
    'app.failed': { title: { zh: '连接失败', en: 'Connection failed' }, zh: '两个窗口连不上；已收到的都还在。' },
    look: { title: { zh: '图的跟随', en: 'Chart following' } },
    'look.calm': {
      title: { zh: '固定所选流程', en: 'Chosen flow fixed' },
      zh: '一直显示所选的流程，不管别的在做什么。',
    },
    'look.following': { title: { zh: '跟随最新动静', en: 'Following latest' }, zh: '图自动换到最近有动静的流程。' },
  },
};
