import { commentsMachine } from '../comments/comments.machine.ts';
import { type Params, pageMachine } from '../kit/page.machine.ts';
import { belowMachine, resourceMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadEvent, loadRelatedEvents, recordEvent } from './activity-loads.ts';
import { viewRecordMachine } from './view-record.machine.ts';

export const eventMachine = pageMachine('event', 'One event and what is related to it.', {
  detail: resourceMachine(loadEvent),
  related: belowMachine(loadRelatedEvents),
  view: viewRecordMachine(recordEvent),
  share: shareMachine<Params>(null),
  comments: commentsMachine('activity'),
});
