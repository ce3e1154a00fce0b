import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadEventSubject, loadEvents } from './activity-loads.ts';

export const eventListMachine = pageMachine('eventList', 'Events of a category, of an organiser, or all of them.', {
  subject: resourceMachine(loadEventSubject),
  list: pagedListMachine(loadEvents, 12),
});
