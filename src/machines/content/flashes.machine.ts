import { type Params, pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { belowMachine, resourceMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadFlash, loadFlashPage, loadNewsOfFlash, recordFlash } from './news-loads.ts';
import { viewRecordMachine } from './view-record.machine.ts';

export const flashesMachine = pageMachine('flashes', 'The news flashes, day by day.', {
  list: pagedListMachine(loadFlashPage, 20),
});

export const flashMachine = pageMachine('flash', 'One news flash and related news.', {
  detail: resourceMachine(loadFlash),
  related: belowMachine(loadNewsOfFlash),
  view: viewRecordMachine(recordFlash),
  share: shareMachine<Params>(null),
});
