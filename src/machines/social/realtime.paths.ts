import { crashed, networkReturns, offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { messageSample as message } from './path-samples.ts';
import { realtimeMachine } from './realtime.machine.ts';

export const realtimePaths: PathSpec<typeof realtimeMachine> = {
  machine: realtimeMachine,
  name: { zh: '实时连接', en: 'The live channel' },
  starts: [{ zh: '会员打开网站', en: 'A member opens the site', input: { memberId: '1001' } }],
  key: ({ context: { isRenewed, isAnswering, vain } }) => [isRenewed, isAnswering, vain],
  events: {
    'link.up': [
      {
        by: 'backend',
        zh: '连上了，问它会应',
        en: 'The connection stands, and answers',
        payload: { isAnswering: true },
      },
      {
        by: 'backend',
        zh: '连上了，问它不应',
        en: 'The connection stands, without answers',
        payload: { isAnswering: false },
      },
    ],
    'link.down': [{ by: 'backend', zh: '连接断了', en: 'The connection breaks' }],
    'link.refused': [{ by: 'backend', zh: '后台不认登录凭证', en: 'The token is turned away' }],
    'link.pushed': [
      { by: 'backend', zh: '推来一条私信', en: 'A message is pushed', payload: { push: { type: 0, message } } },
    ],
    'link.receipted': [
      {
        by: 'backend',
        zh: '服务器说收到了',
        en: 'The server says that it has the frame',
        payload: { key: { msgFrom: '1001', convId: '71', sentTime: 1 } },
      },
    ],
    'link.garbled': [{ by: 'backend', zh: '推来读不懂的东西', en: 'Something unreadable is pushed' }],
    'link.quiet': [{ by: 'backend', zh: '5 秒没有声音', en: 'Nothing is heard for 5 s' }],
    'link.heard': [{ by: 'backend', zh: '有了声音', en: 'Something is heard' }],
    'link.unanswered': [{ by: 'backend', zh: '问了 4 秒没有回答', en: 'No answer comes within 4 s' }],
    'realtime.send': [
      {
        by: 'part',
        zh: '有一条消息要发',
        en: 'A message is to go out',
        payload: {
          message: { msgFrom: '1001', msgTo: '1002', msgType: 0, msgContent: '你好', convId: '71', sentTime: 1 },
        },
      },
    ],
    'realtime.renew': [{ by: 'part', zh: '发出去的没有回音', en: 'What was sent is not heard of' }],
    'connection.returned': [networkReturns],
    'page.shown': [{ by: 'backend', zh: '回到这个标签页', en: 'The tab is seen again' }],
    'page.hidden': [{ by: 'backend', zh: '切到别的标签页', en: 'Another tab is looked at' }],
    'xstate.error.actor.link': [crashed({ zh: '连接部件出了故障', en: 'The connection stops by a defect' })],
    'xstate.done.actor.drawWait': [{ zh: '抽到等待时间', en: 'The wait is drawn', payload: { output: 700 } }],
    'xstate.error.actor.drawWait': [crashed({ zh: '抽不出等待时间', en: 'The wait cannot be drawn' })],
    'xstate.after.reconnectWait.realtime.line.waiting': [{ zh: '等待时间到', en: 'The wait is over' }],
    'xstate.done.actor.renewToken': [{ zh: '登录凭证换新了', en: 'The token is renewed', payload: { output: [] } }],
    'xstate.error.actor.renewToken': [offline],
  },
  states: {
    '': '与后台的实时连接。',
    'reader.here': '页面有人看。',
    'reader.away': '页面没人看：线路没有声音也不去问。',
    'line.linked': '连着，或正在连。',
    'line.linked.connecting': '带着登录凭证连接并订阅。',
    'line.linked.up': '有事立即知道。',
    'line.linked.up.heard': '刚听到过后台，或没人想知道。',
    'line.linked.up.asking': '线路没有声音：请后台应一声。',
    'line.drawing': '连接断了；抽一个等待时间，免得大家同时回来。',
    'line.waiting': '会自己再连；网络恢复或回到页面时立即再连。',
    'line.renewing': '登录凭证不被承认：先换新的。',
  },
};
