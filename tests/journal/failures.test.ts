import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decodeFlow, isRefusal } from '#machines/journal/flow-file.ts';
import type { RecordedRun } from '#machines/journal/replay.ts';
import { recordWalk, replayWalk } from './app-recording.ts';
import { type Step, walks } from './app-walks.ts';
import { prove } from './proof.ts';

const loaded = 'xstate.done.actor.loadChart';

/** As if the program had since changed what opening the login does. */
const tampered = async (walk: readonly Step[]): Promise<RecordedRun> => {
  const { recordedRun } = await recordWalk(walk);
  const entries = recordedRun.entries.map((entry) =>
    entry.path === '/login' && entry.event.type === loaded ? { ...entry, path: '/session' } : entry,
  );
  return { ...recordedRun, entries };
};

test('the shortest walk that fails is saved as a file, which opens and fails at the same entry', async () => {
  const failing = prove({
    name: 'a planted divergence',
    seed: 3,
    runs: 30,
    walks: walks(6),
    holds: async (walk) => {
      const recordedRun = await tampered(walk);
      expect(replayWalk(recordedRun, recordedRun.startedAt).divergence).toBeNull();
    },
    recordingOf: tampered,
  });
  await expect(failing).rejects.toThrow(
    /a planted divergence, seed 3: .* It is saved as .*a-planted-divergence-3\.flow$/,
  );
  const saved = await failing.catch((error: Error) => / saved as (.*)$/.exec(error.message)?.[1]);
  const file = await decodeFlow(await readFile(String(saved)));
  if (isRefusal(file)) throw new Error(file.tag);
  const index = file.entries.findIndex(({ path, event }) => path === '/session' && event.type === loaded);
  expect(index).toBeGreaterThan(0);
  expect(replayWalk(file, file.savedAt).divergence).toMatchObject({
    index,
    violation: null,
    recorded: { index, path: '/session', event: { type: loaded } },
    replayed: { index, path: '/login' },
  });
});
