import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventsHomeMachine } from './events-home.machine.ts';

export const eventsHomePaths: PathSpec<typeof eventsHomeMachine> = {
  machine: eventsHomeMachine,
  name: { zh: '活动首页', en: 'Events home' },
  starts: [{ zh: '打开活动首页', en: 'The home page of the events site is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '活动网站的首页。' },
  },
};
