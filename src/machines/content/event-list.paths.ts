import { pageSpec } from '../kit/path-cases.ts';
import { eventListMachine } from './event-list.machine.ts';

export const eventListPaths = pageSpec(eventListMachine, {
  name: { zh: '活动列表', en: 'A list of events' },
  opened: { zh: '打开一个活动分类', en: 'A category of events is opened' },
  zh: '某个分类、主办方或全部的活动。',
});
