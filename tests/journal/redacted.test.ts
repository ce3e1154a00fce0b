import { expect, test } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { type FlowFile, makeFlow } from '#machines/journal/flow-file.ts';
import { createTimeline } from '#machines/journal/timeline.ts';
import { fileFacts, recordWalk, replayWalk, start } from './app-recording.ts';
import type { Step } from './app-walks.ts';

const pause: Step = { do: 'advance', ms: 2_000 };
const crash = (message: string, at: number): readonly Step[] => {
  const seen = { type: 'error.seen', message, detail: `Error: ${message}`, memberId: '1001', at };
  return [{ do: 'send', path: 'reports', event: seen }, pause];
};

const fileOf = async (walk: readonly Step[]): Promise<FlowFile> => {
  const { recordedRun } = await recordWalk(walk);
  return makeFlow(fileFacts(recordedRun), { base: null, entries: recordedRun.entries }, 'key');
};

test('two errors whose letters make the same pattern are two when their file is folded and replayed', async () => {
  const file = await fileOf([...crash('cart is empty', start), ...crash('user is gonee', start + 2_000)]);
  const timeline = createTimeline(appMachine, file.input, file.entries, file);
  timeline.seek(file.entries.length);
  expect(timeline.violation()).toBeNull();
  expect(timeline.snapshotAt('/reports')).toMatchObject({
    context: { taken: [{ message: 'cart is empty' }, { message: 'user is gonee' }] },
  });
  const { divergence, app } = replayWalk(file, start + 4_000);
  expect(divergence).toBeNull();
  app.stop();
});
