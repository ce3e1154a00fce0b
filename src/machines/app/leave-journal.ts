import { Effect } from 'effect';
import { Chance, Time } from '#services/env.ts';
import { leaveHandover } from '#services/storage/handover.ts';
import { encodeFlow, type FlowFile } from '../journal/flow-file.ts';
import { envOf } from '../kit/env.ts';
import type { AppActor } from './app.machine.ts';

const takenAddress = (key: string): string => `/flows/time?take=${key}`;

/** Stores a journal for the flow studio in another tab; returns its URL, which never contains the bytes. */
export const leaveJournal = (
  { system }: Pick<AppActor, 'system'>,
  file: FlowFile,
  leave = leaveHandover,
): Promise<string> =>
  Effect.runPromiseWith(envOf(system))(
    Effect.gen(function* () {
      const { token } = yield* Chance;
      const { now } = yield* Time;
      const key = token(24);
      yield* Effect.promise(async () => leave({ key, at: now(), bytes: await encodeFlow(file) }));
      return takenAddress(key);
    }),
  );
