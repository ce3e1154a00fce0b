import { closingMachine } from './closing.machine.ts';
import type { PathSpec } from './path-spec.ts';

export const closingPaths: PathSpec<typeof closingMachine> = {
  machine: closingMachine,
  name: { zh: '关闭前的询问', en: 'The question before closing' },
  starts: [{ zh: '窗口开着', en: 'The dialog is open' }],
  events: {
    'close.ask': [{ zh: '点击“关闭”', en: 'Press "Close"' }],
    'close.confirm': [{ zh: '确认关闭', en: 'Confirm' }],
    'close.cancel': [{ zh: '点击“继续填写”', en: 'Press "Keep editing"' }],
  },
  states: {
    '': '窗口关闭前先问一声。',
    unasked: '窗口开着。',
    asking: '确定要关闭吗？',
    confirmed: '窗口要关闭。',
  },
};
