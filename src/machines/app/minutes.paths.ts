import type { PathSpec } from '../kit/path-spec.ts';
import { minutesMachine } from './minutes.machine.ts';

const updated = { zh: '“几分钟前”按现在的时间显示。', en: 'How many minutes ago is shown as of now.' };

export const minutesPaths: PathSpec<typeof minutesMachine> = {
  machine: minutesMachine,
  name: { zh: '相对时间', en: 'Relative times' },
  key: () => [],
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  events: {
    'page.hidden': [{ zh: '切到别的标签页', en: 'Go to another tab' }],
    'page.shown': [{ zh: '切回这个标签页', en: 'Come back to this tab', then: updated }],
    'xstate.after.agoInterval.minutes.passing': [{ zh: '过了一分钟', en: 'A minute passes', then: updated }],
  },
  states: {
    '': { zh: '让一直开着的页面上的“几分钟前”保持正确。' },
    passing: { title: { zh: '每分钟更新', en: 'Updating every minute' }, zh: '页面可见；相对时间每分钟更新一次。' },
    resting: { title: { zh: '暂停更新', en: 'Updates paused' }, zh: '页面不可见：暂停更新，再次可见时立即更新。' },
  },
};
