import { Effect } from 'effect';
import type { Failure } from '../failure.ts';
import type { JsonPart, ReadRequest } from '../read-json.ts';
import address from '../read-json.worker.ts?worker&url';

/** Passes each part to `take` until that returns a result. Interrupting it ends the worker. Trusted Types must allow it first. */
export const readInWorker = <A>(request: ReadRequest, take: (part: JsonPart) => A | null): Effect.Effect<A, Failure> =>
  Effect.callback((resume) => {
    const worker = new Worker(address, { type: 'module' });
    const end = (result: Effect.Effect<A, Failure>): void => {
      worker.terminate();
      resume(result);
    };
    worker.onmessage = ({ data }: MessageEvent<JsonPart>) => {
      const result = take(data);
      if (result !== null) end(Effect.succeed(result));
    };
    worker.onerror = ({ message }) => end(Effect.fail({ tag: 'crashed', reason: message }));
    worker.postMessage(request);
    return Effect.sync(() => worker.terminate());
  });
