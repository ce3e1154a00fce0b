import { type Params, pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { belowMachine, resourceMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { viewRecordMachine } from '../shared/view-record.machine.ts';
import { loadFlash, loadFlashPage, loadNewsOfFlash, recordFlash } from './news-loads.ts';

export const flashesMachine = pageMachine('flashes', 'The news flashes, day by day.', {
  list: pagedListMachine(loadFlashPage, 20),
});

export const flashMachine = pageMachine('flash', 'One news flash and related news.', {
  detail: resourceMachine(loadFlash),
  related: belowMachine(loadNewsOfFlash),
  view: viewRecordMachine(recordFlash),
  share: shareMachine<Params>(null),
});
