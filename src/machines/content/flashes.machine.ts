import { type Params, pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { belowMachine, resourceMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { viewRecordMachine } from '../shared/view-record.machine.ts';
import { loadFlash, loadFlashPage, loadNewsOfFlash, recordFlash } from './news-loads.ts';

const flashesAtOnce = 20;

export const flashListMachine = pagedListMachine(loadFlashPage, flashesAtOnce);
export const flashDetailMachine = resourceMachine(loadFlash);
export const newsOfFlashMachine = belowMachine(loadNewsOfFlash);

export const flashesMachine = pageMachine('flashes', 'The news flashes, day by day.', { list: flashListMachine });

export const flashMachine = pageMachine('flash', 'One news flash and related news.', {
  detail: flashDetailMachine,
  related: newsOfFlashMachine,
  view: viewRecordMachine(recordFlash),
  share: shareMachine<Params>(null),
});
