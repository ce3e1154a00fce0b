import { pageSpec } from '../kit/path-cases.ts';
import { eventMachine } from './event.machine.ts';

export const eventPaths = pageSpec(eventMachine, {
  name: { zh: '活动页', en: 'An event' },
  opened: { zh: '打开一场活动', en: 'An event is opened' },
  zh: '一场活动和与它相关的活动。',
});
