import type { AnyMachineSnapshot } from 'xstate';
import type { PathSpec } from '../kit/path-spec.ts';
import { noticesMachine, noticeTimerMachine } from './notices.machine.ts';

const id = 'notice-1';
const isShown = ({ context }: AnyMachineSnapshot): boolean =>
  context.notices.some((notice: { readonly id: string }) => notice.id === id);
const hasSpace = ({ context }: AnyMachineSnapshot): boolean => context.count < 2;
const shown = { zh: '提示出现在页面上。', en: 'The notice is over the page.' };
const gone = { zh: '第一条提示消失。', en: 'The first notice is gone.' };

export const noticesPaths: PathSpec<typeof noticesMachine> = {
  machine: noticesMachine,
  name: { zh: '提示', en: 'Notices' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  events: {
    'notice.show': [
      {
        by: 'part',
        zh: '应用报告一次成功',
        en: 'The app reports a success',
        payload: { tone: 'good', key: 'registration:supplement.saved' },
        when: hasSpace,
        then: shown,
      },
      {
        by: 'part',
        zh: '应用报告一个要看的错误',
        en: 'The app reports an error that must be seen',
        payload: { tone: 'bad', key: 'failure:storage', sticky: true },
        when: hasSpace,
        then: shown,
      },
      {
        by: 'part',
        zh: '应用报告网络不通',
        en: 'The app reports that the network is down',
        payload: { tone: 'bad', key: 'failure:offline' },
        when: hasSpace,
        then: shown,
      },
    ],
    'connection.returned': [
      {
        by: 'backend',
        zh: '网络恢复',
        en: 'The network is back',
        when: isShown,
        then: { zh: '“网络不通”的提示消失。', en: 'The offline notice disappears.' },
      },
    ],
    'notice.close': [
      { zh: '关闭第一条提示', en: 'Close the first notice', payload: { id }, when: isShown, then: gone },
    ],
    'notice.expired': [{ by: 'time', zh: '过 5 秒', en: '5 seconds pass', payload: { id }, when: isShown, then: gone }],
  },
  states: {
    '': { zh: '页面上方的短消息：确认、提醒、错误。' },
  },
};

export const noticeTimerPaths: PathSpec<typeof noticeTimerMachine> = {
  machine: noticeTimerMachine,
  name: { zh: '一条提示的时长', en: 'Duration of a notice' },
  starts: [{ zh: '一条提示刚出现', en: 'A notice has just appeared', input: { id } }],
  events: { 'xstate.after.tipHiddenAfter.noticeTimer.showing': [{ zh: '过 5 秒', en: '5 seconds pass' }] },
  states: {
    '': { zh: '一条提示显示多久。' },
    showing: { title: { zh: '显示中', en: 'Showing' }, zh: '提示正在显示。' },
    over: { title: { zh: '显示结束', en: 'Time over' }, zh: '提示已经显示够久。' },
  },
};
