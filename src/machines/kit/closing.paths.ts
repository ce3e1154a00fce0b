import { closingMachine } from './closing.machine.ts';
import type { PathSpec } from './path-spec.ts';

export const closingPaths: PathSpec<typeof closingMachine> = {
  machine: closingMachine,
  name: { zh: '关闭前的确认', en: 'Confirmation before closing' },
  starts: [{ zh: '窗口开着', en: 'The dialog is open' }],
  as: 'newcomer',
  events: {
    'close.ask': [{ zh: '点击“关闭”', en: 'Press "Close"' }],
    'close.confirm': [{ zh: '确认关闭', en: 'Confirm' }],
    'close.cancel': [{ zh: '点击“继续填写”', en: 'Press "Keep editing"' }],
  },
  states: {
    '': { zh: '关闭窗口前请用户确认。' },
    unasked: { title: { zh: '未询问', en: 'Not asked' }, zh: '窗口开着。' },
    asking: { title: { zh: '确认关闭', en: 'Confirming close' }, zh: '确定要关闭吗？' },
    confirmed: { title: { zh: '已确认', en: 'Confirmed' }, zh: '窗口可以关闭。' },
  },
};
