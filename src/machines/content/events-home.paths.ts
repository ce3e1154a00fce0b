import { pageSpec } from '../kit/path-cases.ts';
import { eventsHomeMachine } from './events-home.machine.ts';

export const eventsHomePaths = pageSpec(eventsHomeMachine, {
  name: { zh: '活动首页', en: 'Events home' },
  opened: { zh: '打开活动首页', en: 'The home page of the events site is opened' },
  zh: '活动网站的首页。',
});
