import type { PathSpec } from '../kit/path-spec.ts';
import { confirmationTimerMachine } from './confirmation-timer.machine.ts';

export const confirmationTimerPaths: PathSpec<typeof confirmationTimerMachine> = {
  machine: confirmationTimerMachine,
  name: { zh: '一条消息的确认时限', en: 'Time limit of a confirmation' },
  starts: [{ zh: '刚写好一条消息', en: 'A message has just been written', input: { key: '1001:71:5', waited: 0 } }],
  events: {
    'xstate.after.messageConfirmTimeout.confirmationTimer.awaiting': [
      { zh: '10 秒没有确认', en: '10 s without a confirmation' },
    ],
  },
  states: {
    '': { zh: '等一条消息的确认等多久。' },
    awaiting: { title: { zh: '等待确认', en: 'Awaiting confirmation' }, zh: '消息应该在 10 秒内得到确认。' },
    overdue: { title: { zh: '逾时未确认', en: 'Confirmation overdue' }, zh: '没有按时确认：消息显示为发送失败。' },
  },
};
