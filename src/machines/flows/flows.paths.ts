import type { PathSpec } from '../kit/path-spec.ts';
import { flowsMachine } from './flows.machine.ts';

export const flowsPaths: PathSpec<typeof flowsMachine> = {
  machine: flowsMachine,
  name: { zh: '流程图页', en: 'The flow studio' },
  starts: [
    { zh: '打开 /flows', en: '/flows is opened', input: { params: {} } },
    { zh: '打开 /flows/time', en: '/flows/time is opened', input: { params: { machine: 'time' } } },
    { zh: '打开 /flows/live', en: '/flows/live is opened', input: { params: { machine: 'live' } } },
    { zh: '打开 /flows/compare', en: '/flows/compare is opened', input: { params: { machine: 'compare' } } },
    {
      zh: '打开 /flows/story-log-in',
      en: '/flows/story-log-in is opened',
      input: { params: { machine: 'story-log-in' } },
    },
    { zh: '打开 /flows/sms-code', en: '/flows/sms-code is opened', input: { params: { machine: 'sms-code' } } },
  ],
  events: {},
  states: {
    '': { zh: '流程图室：应用的全部状态图。' },
    arriving: { title: { zh: '识别地址', en: 'Reading address' }, zh: '地址里有没有写明是哪一张图？' },
    all: { title: { zh: '图库', en: 'Gallery' }, zh: '所有状态图的图库。' },
    time: { title: { zh: '会话回放', en: 'Recorded sessions' }, zh: '录下的会话，可以来回查看每一刻。' },
    live: { title: { zh: '实时观看', en: 'Live view' }, zh: '另一个窗口里正在运行的应用。' },
    compare: { title: { zh: '会话比较', en: 'Comparison' }, zh: '两次录下的会话，并排比较。' },
    story: { title: { zh: '一个故事', en: 'Story' }, zh: '人们当作一件事的流程，由几张图连成。' },
    one: { title: { zh: '一张状态图', en: 'One chart' }, zh: '一张状态图，连同文字和测试路径。' },
  },
};
