import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventListMachine } from './event-list.machine.ts';

export const eventListPaths: PathSpec<typeof eventListMachine> = {
  machine: eventListMachine,
  name: { zh: '活动列表', en: 'A list of events' },
  starts: [{ zh: '打开一个活动分类', en: 'A category of events is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '某个分类、主办方或全部的活动。' },
  },
};
