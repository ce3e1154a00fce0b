import { expect, test } from 'vitest';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { educationHistoryMachine } from './education-history.machine.ts';
import type { EntryHistoryEvent } from './entry-history.setup.ts';
import { selectAdded, selectEntryErrors, selectHistoryFailure, selectIsSkippable } from './entry-history.ts';

const path = '/admin/member/education-history';
const offline = { tag: 'offline' } as const;

const start = async () => {
  const step = await inParent(educationHistoryMachine, { draft: null });
  return {
    ...step,
    at: () => step.child.getSnapshot(),
    saves: () => step.sentTo(path).map(({ body }) => body),
  };
};

const written: readonly EntryHistoryEvent[] = [
  { type: 'text.change', field: 'school', text: '江南大学 ' },
  { type: 'text.change', field: 'major', text: '食品科学' },
  { type: 'month.change', field: 'startTime', text: '2016-09' },
  { type: 'month.change', field: 'endTime', text: '2020-06' },
];
const sent = {
  school: '江南大学',
  degree: '',
  major: '食品科学',
  startTime: '2016-09-01',
  endTime: '2020-06-01',
  description: '',
};

test('[R4.2-3][R4.2-22][R3-27] Finished saves the entry and says so', async () => {
  const { send, saves, pending, outputs, receivedOf } = await start();
  await send(...written, { type: 'entry.finish' });
  expect(saves()).toEqual([[sent]]);
  await pending(path).answer(true);
  expect(outputs).toEqual([{ outcome: 'saved' }]);
  expect(receivedOf('notice.show')).toEqual([
    { type: 'notice.show', tone: 'good', key: 'registration:education.saved' },
  ]);
});

test('[R5.5-5][R5.5-11] a major over the limit is told on the description and sends nothing', async () => {
  const { at, send, saves } = await start();
  await send(...written, { type: 'text.change', field: 'major', text: '食'.repeat(41) }, { type: 'entry.finish' });
  expect(selectEntryErrors(at())).toEqual({ description: { code: 'contentLimit', of: 'major', max: 40 } });
  expect(saves()).toEqual([]);
});

test('[R5.5-1][R5.5-3] an empty form tells what is required', async () => {
  const { at, send } = await start();
  await send({ type: 'entry.finish' });
  expect(selectEntryErrors(at())).toEqual({ school: { code: 'required' }, startTime: { code: 'required' } });
});

test('[R4.2-6] it can be skipped from the start: an empty list is sent', async () => {
  const { at, send, saves, pending, outputs } = await start();
  expect(selectIsSkippable(at())).toBe(true);
  await send({ type: 'step.skip' });
  expect(saves()).toEqual([[]]);
  await pending(path).answer(true);
  expect(outputs).toEqual([{ outcome: 'skipped' }]);
});

test('[R8.3-7][R8.3-8] a failed save and a failed skip are told apart', async () => {
  const { at, send, pending, clock } = await start();
  await send(...written, { type: 'entry.finish' });
  await pending(path).fail(offline);
  expect(selectHistoryFailure(at())).toEqual({ of: 'save', why: offline });
  await clock.advance(800);
  await send({ type: 'step.skip' });
  await pending(path).fail(offline);
  expect(selectHistoryFailure(at())).toEqual({ of: 'skip', why: offline });
});

test('[R4.2-18][R4.2-8] continue-add exists here, too; closing tells whether an entry was saved', async () => {
  const { at, send, pending, outputs } = await start();
  await send(...written, { type: 'entry.add' });
  await pending(path).answer(true);
  expect(selectAdded(at())).toBe(1);
  await send({ type: 'step.close' });
  expect(outputs).toEqual([{ outcome: 'closed', hasEntries: true }]);
});
