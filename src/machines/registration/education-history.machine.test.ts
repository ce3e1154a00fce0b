import { expect, test } from 'vitest';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { educationHistoryMachine } from './education-history.machine.ts';
import type { EntryHistoryEvent } from './entry-history.setup.ts';

const path = '/admin/member/education-history';

const start = async () => {
  const step = await inParent(educationHistoryMachine, { draft: null });
  return {
    ...step,
    at: () => step.child.getSnapshot(),
    saves: () => step.sentTo(path).map(({ body }) => body),
  };
};

const written: readonly EntryHistoryEvent[] = [
  { type: 'field.change', field: 'school', text: '江南大学 ' },
  { type: 'field.change', field: 'major', text: '食品科学' },
  { type: 'field.change', field: 'startTime', text: '2016-09' },
  { type: 'field.change', field: 'endTime', text: '2020-06' },
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
  await send(...written, { type: 'field.change', field: 'major', text: '食'.repeat(41) }, { type: 'entry.finish' });
  expect(at().context.errors).toEqual({ description: { code: 'contentLimit', of: 'major', max: 40 } });
  expect(saves()).toEqual([]);
});
