import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventMachine } from './event.machine.ts';

export const eventPaths: PathSpec<typeof eventMachine> = {
  machine: eventMachine,
  name: { zh: '活动页', en: 'An event' },
  starts: [{ zh: '打开一场活动', en: 'An event is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一场活动和与它相关的活动。' },
  },
};
