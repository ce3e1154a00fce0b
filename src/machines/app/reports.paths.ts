import { offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { reportsMachine } from './reports.machine.ts';

const seen = (message: string) => ({ message, detail: '', memberId: null, at: Date.UTC(2026, 0, 1) });

export const reportsPaths: PathSpec<typeof reportsMachine> = {
  machine: reportsMachine,
  name: { zh: '错误报告', en: 'Error reports' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  events: {
    'error.seen': [
      { by: 'part', zh: '程序里出了一个没有人处理的错误', en: 'An error that nothing handles', payload: seen('one') },
      { by: 'part', zh: '接着又出了另一个错误', en: 'Another error after it', payload: seen('two') },
    ],
    'xstate.done.actor.report': [{ zh: '后台收下报告', en: 'The backend takes the report', payload: { output: true } }],
    'xstate.error.actor.report': [offline],
  },
  states: {
    '': { zh: '把错误发送到错误日志。' },
    resting: { title: { zh: '无待发报告', en: 'Nothing to report' }, zh: '没有要发送的错误报告。' },
    sending: { title: { zh: '发送中', en: 'Sending' }, zh: '正在发送一份错误报告。' },
  },
};
