import { commentsMachine } from '../shared/comments.machine.ts';
import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { countEventView, loadEvent, loadRelatedEvents } from './activity-loads.ts';
import { viewCountMachine } from './view-count.machine.ts';

export const eventDetailMachine = resourceMachine(loadEvent);
export const relatedEventsMachine = resourceMachine(loadRelatedEvents);

export const eventMachine = pageMachine('event', 'One event and what is related to it.', {
  detail: eventDetailMachine,
  related: relatedEventsMachine,
  viewCount: viewCountMachine(countEventView),
  comments: commentsMachine('activity'),
});
