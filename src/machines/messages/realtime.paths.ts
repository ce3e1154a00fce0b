import type { AnyMachineSnapshot } from 'xstate';
import { reconnectWait } from '#services/contract/constants.ts';
import { crashed, networkReturns, offline } from '../kit/path-cases.ts';
import type { CauseSpec, PathSpec } from '../kit/path-spec.ts';
import { messageSample as message } from './path-samples.ts';
import { realtimeMachine } from './realtime.machine.ts';

const isIn =
  (state: 'connecting' | { up: 'asking' }) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    snapshot.matches({ connection: { linked: state } });
const isConnecting = isIn('connecting');
const isAsking = isIn({ up: 'asking' });

/** Where the server has been asked, whatever it sends is an answer. */
const unasked =
  (story: string) =>
  (snapshot: AnyMachineSnapshot): CauseSpec =>
    isAsking(snapshot) ? { never: 'whatever arrives is an answer' } : { story };

export const realtimePaths: PathSpec<typeof realtimeMachine> = {
  machine: realtimeMachine,
  name: { zh: '实时连接', en: 'Live connection' },
  starts: [{ zh: '会员打开网站', en: 'A member opens the site', input: { memberId: '1001' } }],
  as: 'liran',
  key: ({ context: { isRenewed, isAnswering, unanswered } }) => [isRenewed, isAnswering, unanswered],
  events: {
    'link.up': [
      {
        by: 'backend',
        zh: '连上了，问它会应',
        en: 'The connection stands, and answers',
        payload: { isAnswering: true },
        cause: (snapshot) => (isConnecting(snapshot) ? { story: 'the connection stands' } : undefined),
      },
      {
        by: 'backend',
        zh: '连上了，问它不应',
        en: 'The connection stands, without answers',
        payload: { isAnswering: false },
        cause: (snapshot) => (isConnecting(snapshot) ? { never: 'the backend answers' } : undefined),
      },
    ],
    'link.down': [
      { by: 'backend', zh: '连接断了', en: 'The connection breaks', cause: { story: 'the connection breaks' } },
    ],
    'link.refused': [
      {
        by: 'backend',
        zh: '后台不认登录凭证',
        en: 'The token is turned away',
        cause: { story: 'the token is turned away' },
      },
    ],
    'link.pushed': [
      {
        by: 'backend',
        zh: '推来一条私信',
        en: 'A message is pushed',
        payload: { push: { type: 0, message } },
        cause: unasked('a message is pushed'),
      },
    ],
    'link.receipted': [
      {
        by: 'backend',
        zh: '服务器确认收到',
        en: 'The server confirms receipt',
        payload: { key: { msgFrom: '1001', convId: '70001', sentTime: 1 } },
        cause: unasked('the server confirms receipt'),
      },
    ],
    'link.garbled': [
      {
        by: 'backend',
        zh: '推来读不懂的东西',
        en: 'Something unreadable is pushed',
        cause: unasked('something unreadable is pushed'),
      },
    ],
    'link.quiet': [{ by: 'backend', zh: '5 秒没有收到数据', en: 'The connection is silent for 5 s' }],
    'link.received': [{ by: 'backend', zh: '收到数据', en: 'Data arrives', cause: { story: 'the server answers' } }],
    'link.unanswered': [{ by: 'backend', zh: '问了 4 秒没有回答', en: 'No answer comes within 4 s' }],
    'realtime.send': [
      {
        by: 'part',
        zh: '有一条消息要发',
        en: 'A message is to go out',
        payload: {
          message: { msgFrom: '1001', msgTo: '1002', msgType: 0, msgContent: '你好', convId: '70001', sentTime: 1 },
        },
      },
    ],
    'realtime.renew': [{ by: 'part', zh: '发出去的还没有回应', en: 'No answer yet' }],
    'realtime.retry': [{ by: 'part', zh: '点了“重试”', en: 'Retry was pressed' }],
    'connection.returned': [networkReturns],
    'page.shown': [{ by: 'backend', zh: '回到这个标签页', en: 'The tab is seen again' }],
    'page.hidden': [{ by: 'backend', zh: '切到别的标签页', en: 'Another tab is looked at' }],
    'xstate.error.actor.link': [crashed({ zh: '连接部件出了故障', en: 'The connection crashes' })],
    'xstate.done.actor.drawWait': [
      { zh: '选定重试等待', en: 'The retry delay is chosen', payload: { output: reconnectWait.cap } },
    ],
    'xstate.error.actor.drawWait': [crashed({ zh: '选不出重试等待', en: 'The retry delay cannot be chosen' })],
    'xstate.after.reconnectWait.realtime.connection.waiting': [{ zh: '等待时间到', en: 'The wait is over' }],
    'xstate.done.actor.renewToken': [{ zh: '登录凭证换新了', en: 'The token is renewed', payload: { output: [] } }],
    'xstate.error.actor.renewToken': [offline],
  },
  states: {
    '': { zh: '与后台的实时连接。' },
    visibility: { title: { zh: '页面可见性', en: 'Page visibility' } },
    'visibility.visible': { title: { zh: '页面可见', en: 'Page visible' }, zh: '页面可见。' },
    'visibility.hidden': { title: { zh: '页面不可见', en: 'Page hidden' }, zh: '页面不可见：连接没有动静也不检查。' },
    connection: { title: { zh: '连接', en: 'Connection' } },
    'connection.linked': { title: { zh: '已连或连接中', en: 'Connected or connecting' }, zh: '连着，或正在连。' },
    'connection.linked.connecting': { title: { zh: '连接中', en: 'Connecting' }, zh: '带着登录凭证连接并订阅。' },
    'connection.linked.up': { title: { zh: '已连接', en: 'Connected' }, zh: '有更新立即收到。' },
    'connection.linked.up.alive': {
      title: { zh: '连接正常', en: 'Connection alive' },
      zh: '刚收到过服务器的数据，或页面不可见。',
    },
    'connection.linked.up.asking': {
      title: { zh: '检查连接', en: 'Checking connection' },
      zh: '连接没有动静：请服务器回应一次。',
    },
    'connection.drawing': {
      title: { zh: '选定重试等待', en: 'Choosing retry delay' },
      zh: '连接断了；随机选定等待时间，避免所有人同时重连。',
    },
    'connection.waiting': {
      title: { zh: '等待重连', en: 'Waiting to reconnect' },
      zh: '会自动重连；网络恢复或回到页面时立即重连。',
    },
    'connection.renewing': { title: { zh: '更新凭证', en: 'Renewing token' }, zh: '登录凭证被拒绝：先换新的。' },
  },
};
