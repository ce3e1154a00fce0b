import type { PathSpec } from '../kit/path-spec.ts';
import { flowCompareMachine } from './flow-compare.machine.ts';

export const flowComparePaths: PathSpec<typeof flowCompareMachine> = {
  machine: flowCompareMachine,
  name: { zh: '会话比较', en: 'Two sessions compared' },
  starts: [
    { zh: '打开“会话比较”', en: 'The page that compares sessions is opened', input: { copy: null } },
    { zh: '从一次会话里点击“比较”', en: 'Press "Compare" in a session', input: { copy: 'recording-1' } },
  ],
  key: ({ context: { index, path } }) => [index, path],
  events: {
    'moment.go': [
      {
        zh: '拖到第 2 条',
        en: 'Drag to the second entry',
        payload: { index: 2 },
        then: { zh: '两边都换到那一刻。', en: 'Both sides show that moment.' },
      },
    ],
    'pair.choose': [
      {
        zh: '选择状态不同的登录窗口',
        en: 'Choose the login dialog, which is in other states',
        payload: { path: '/login' },
        then: { zh: '列出两边不同的数据。', en: 'The data that differ are listed.' },
      },
    ],
  },
  states: {
    '': { zh: '两次录下的会话，逐条比较。' },
    together: { title: { zh: '同步查看', en: 'Comparing' }, zh: '两边停在同一条记录。' },
  },
};
