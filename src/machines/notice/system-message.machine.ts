import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { loadNotices } from './notice-loads.ts';
import { noticeReadingMachine } from './notice-reading.machine.ts';

export const noticeListMachine = pagedListMachine(loadNotices);

/** The page /system-message (R2.6-14 to R2.6-17): the part that its anchor names. */
export const systemMessageMachine = pageMachine(
  'systemMessage',
  'System messages: notices, comments, friend applications.',
  {
    list: noticeListMachine,
    reading: noticeReadingMachine,
  },
);
