import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { encodeFlow, type FlowFile, makeFlow } from '#machines/journal/flow-file.ts';
import type { RecordedRun } from '#machines/journal/replay.ts';
import { fileFacts, recordWalk } from './app-recording.ts';
import type { Step } from './app-walks.ts';

const folder = join(import.meta.dirname, '../../.test/failures');

export interface Proof {
  /** Names the saved file, together with the seed. */
  readonly name: string;
  readonly seed: number;
  readonly runs: number;
  readonly walks: fc.Arbitrary<readonly Step[]>;
  /** Throws where the promise is broken. */
  readonly holds: (walk: readonly Step[]) => Promise<void>;
  /** What is saved of the shortest walk that fails. */
  readonly recordingOf?: (walk: readonly Step[]) => Promise<RecordedRun>;
}

/** All of it, with what stands for secrets in the tests: otherwise it might not fail again. */
const flowOf = ({ startedAt, base = null, entries }: RecordedRun): FlowFile => ({
  ...makeFlow(fileFacts({ startedAt }), { base: null, entries: [] }, 'key'),
  savedAt: entries.at(-1)?.time ?? startedAt,
  redaction: 'nothing is taken out',
  base,
  entries,
});

/** Runs random walks. The shortest one that fails is saved as a `.flow` file, and the error says where. */
export const prove = async ({ name, seed, runs, walks, holds, recordingOf }: Proof): Promise<void> => {
  const found = await fc.check(fc.asyncProperty(walks, holds), { numRuns: runs, seed });
  if (!found.failed) return;
  const [walk] = found.counterexample ?? [];
  if (!walk) throw new Error(`${name}: it fails without a walk`, { cause: found.errorInstance });
  const recordedRun = await (recordingOf?.(walk) ?? recordWalk(walk).then((recorded) => recorded.recordedRun));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${seed}.flow`);
  writeFileSync(file, await encodeFlow(flowOf(recordedRun)));
  throw new Error(`${name}, seed ${seed}: ${JSON.stringify(walk)} fails. It is saved as ${file}`, {
    cause: found.errorInstance,
  });
};
