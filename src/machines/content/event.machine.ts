import { commentsMachine } from '../shared/comments.machine.ts';
import { type Params, pageMachine } from '../shared/page.machine.ts';
import { belowMachine, resourceMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { viewRecordMachine } from '../shared/view-record.machine.ts';
import { loadEvent, loadRelatedEvents, recordEvent } from './activity-loads.ts';

export const eventMachine = pageMachine('event', 'One event and what is related to it.', {
  detail: resourceMachine(loadEvent),
  related: belowMachine(loadRelatedEvents),
  view: viewRecordMachine(recordEvent),
  share: shareMachine<Params>(null),
  comments: commentsMachine('activity'),
});
