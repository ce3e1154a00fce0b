import { networkReturns } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { offlineReadingMachine } from './offline-reading.machine.ts';

export const offlineReadingPaths: PathSpec<typeof offlineReadingMachine> = {
  machine: offlineReadingMachine,
  name: { zh: '离线阅读', en: 'Offline reading' },
  starts: [{ zh: '打开网站', en: 'The site is opened' }],
  key: ({ value, context: { since, reason } }) => [value, since, reason],
  events: {
    'cache.used': [
      {
        by: 'backend',
        zh: '断网，显示保存的内容',
        en: 'The network is down, and stored content is shown',
        payload: { at: 1_000, reason: 'offline' },
      },
      {
        by: 'backend',
        zh: '后台不可用，显示保存的内容',
        en: 'The backend is away, and stored content is shown',
        payload: { at: 1_000, reason: 'unavailable' },
      },
    ],
    'network.answered': [{ by: 'backend', zh: '后台有了回应', en: 'The backend answers' }],
    'page.entered': [{ zh: '打开另一个页面', en: 'Open another page' }],
    'connection.returned': [{ ...networkReturns }],
    'xstate.after.reloadTimeout.offlineReading.reloading': [{ zh: '迟迟没有回应', en: 'No answer comes in time' }],
    'reading.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
  },
  states: {
    '': { zh: '后台没有回应时页面显示的内容，以及是什么时候的。' },
    fresh: { title: { zh: '内容最新', en: 'Fresh content' }, zh: '显示的是后台刚给的内容。' },
    cached: {
      title: { zh: '离线内容', en: 'Offline content' },
      zh: '断网了，或后台不可用；页面显示保存的内容，并说明是什么时候的。',
    },
    reloading: { title: { zh: '刷新中', en: 'Reloading' }, zh: '后台可能恢复了；页面正在刷新。' },
  },
};
