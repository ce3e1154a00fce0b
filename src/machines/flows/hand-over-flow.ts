import { Effect, Exit } from 'effect';
import { fromPromise } from 'xstate';
import { Chance, Time } from '#services/env.ts';
import { toFailure } from '#services/failure.ts';
import { openTab } from '#services/flows/open-tab.ts';
import { leaveHandover } from '#services/storage/handover.ts';
import { encodeFlow } from '../journal/flow-file.ts';
import { envOf, newKey } from '../kit/env.ts';
import { failureOf } from '../kit/from-effect.ts';
import type { OpenRecording } from './open-recording.ts';
import { fileOf } from './recording-file.ts';
import { recordingStoreOf } from './recording-store.ts';

export interface HandoverInput {
  readonly session: OpenRecording | null;
  readonly index: number;
}

export interface FlowHandover {
  readonly address: string;
  readonly isOpen: boolean;
}

/** Holds only the key, no bytes; `tab=own` gives the tab its own login and storage (docs/flow-studio.md). */
const resumeAddress = (key: string): string => `/?flow=${key}&tab=own`;

/** Stores the recording up to a moment for a new tab, which replays it and goes live. */
export const handOverFlow = fromPromise<FlowHandover, HandoverInput>(
  async ({ input: { session, index }, system, signal }) => {
    const left = Effect.gen(function* () {
      const { token } = yield* Chance;
      const { now } = yield* Time;
      const key = token(24);
      const recording = recordingStoreOf(system).get(session?.recording ?? null);
      if (!recording || !session) return yield* Effect.fail({ tag: 'missing' as const });
      yield* Effect.tryPromise({
        try: async () =>
          leaveHandover({ key, at: now(), bytes: await encodeFlow(fileOf(recording, session, index, newKey(system))) }),
        catch: toFailure,
      });
      const address = resumeAddress(key);
      return { address, isOpen: openTab(address) };
    });
    const exit = await Effect.runPromiseExitWith(envOf(system))(left, { signal });
    if (Exit.isSuccess(exit)) return exit.value;
    throw failureOf(exit.cause);
  },
);
