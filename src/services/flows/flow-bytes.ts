import { Effect } from 'effect';
import { type Failure, toFailure } from '../failure.ts';

export const blobAt = (file: string): Effect.Effect<Blob, Failure> =>
  Effect.tryPromise({ try: async (signal) => (await fetch(file, { signal })).blob(), catch: toFailure });

export const bytesOf = (blob: Blob): Effect.Effect<Uint8Array, Failure> =>
  Effect.tryPromise({ try: async () => new Uint8Array(await blob.arrayBuffer()), catch: toFailure });

export const releaseCalls = (file: string): void => URL.revokeObjectURL(file);
