import { Effect } from 'effect';
import { type Failure, toFailure } from '../failure.ts';

/** What a chosen file holds; `file` is the address under which the page keeps it (`blob:`). Nothing is read yet. */
export const blobAt = (file: string): Effect.Effect<Blob, Failure> =>
  Effect.tryPromise({ try: async (signal) => (await fetch(file, { signal })).blob(), catch: toFailure });

export const bytesOf = (blob: Blob): Effect.Effect<Uint8Array, Failure> =>
  Effect.tryPromise({ try: async () => new Uint8Array(await blob.arrayBuffer()), catch: toFailure });

/** The page needs the file no more. */
export const letGo = (file: string): void => URL.revokeObjectURL(file);
