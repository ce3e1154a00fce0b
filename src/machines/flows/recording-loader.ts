import { Effect, Exit } from 'effect';
import { type AnyActorRef, fromCallback } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import { blobAt, bytesOf, releaseCalls } from '#services/flows/flow-bytes.ts';
import { takeHandover } from '#services/storage/handover.ts';
import { decodeFlow, type FlowFile, type FlowRefusal, flowMaxBytes, isRefusal } from '../journal/flow-file.ts';
import { envOf } from '../shared/env.ts';
import { failureOf } from '../shared/from-effect.ts';
import { loadCode } from '../shared/load-code.ts';
import { rootChartOf } from '../shared/root-chart.ts';
import type { OpenRecording } from './open-recording.ts';
import { createRecording, type Recorded } from './recording.ts';
import { type RecordingFacts, type RecordingStore, recordingStoreOf } from './recording-store.ts';

export interface FlowRead {
  readonly type: 'flow.read';
  readonly file: string;
  readonly name: string;
}

/** Reads what another page stored under the key. */
interface FlowTake {
  readonly type: 'flow.take';
  readonly key: string;
}
interface FlowCopy {
  readonly type: 'flow.copy';
  readonly recording: string;
}
type LoadRequest = FlowRead | FlowTake | FlowCopy;

type RecordingOpened = { readonly type: 'recording.opened' } & OpenRecording;
export type RecordingAnswer =
  | RecordingOpened
  | { readonly type: 'recording.refused'; readonly refusal: FlowRefusal }
  | { readonly type: 'recording.failed'; readonly failure: Failure };

const foldedAtOnce = 1_000;

export const storeRecording = (
  store: RecordingStore,
  recorded: Recorded,
  facts: RecordingFacts,
): Effect.Effect<OpenRecording> =>
  Effect.gen(function* () {
    const recording = createRecording(recorded);
    while (recording.fold(foldedAtOnce)) yield* Effect.yieldNow;
    yield* Effect.promise(() => store.charts.load(recording.machines()));
    const { startedAt, base, entries } = recorded;
    return {
      recording: store.put(recording, facts),
      ...facts,
      startedAt,
      first: entries[0]?.index ?? base?.index ?? 0,
      count: entries.length,
      violation: recording.violation(),
    };
  });

const read = (file: string): Effect.Effect<FlowFile | FlowRefusal, Failure> =>
  Effect.gen(function* () {
    const blob = yield* blobAt(file);
    if (blob.size > flowMaxBytes) return { tag: 'tooLarge' as const, bytes: blob.size };
    const bytes = yield* bytesOf(blob);
    return yield* Effect.promise(() => decodeFlow(bytes));
  });

const take = (key: string): Effect.Effect<FlowFile | FlowRefusal, Failure> =>
  Effect.gen(function* () {
    const bytes = yield* Effect.tryPromise({ try: () => takeHandover(key), catch: toFailure });
    return bytes ? yield* Effect.promise(() => decodeFlow(bytes)) : { tag: 'gone' as const };
  });

const copied = (store: RecordingStore, key: string): Effect.Effect<RecordingAnswer> =>
  Effect.gen(function* () {
    const recording = store.get(key);
    const about = store.open().find((one) => one.recording === key);
    if (!recording || !about) return { type: 'recording.refused' as const, refusal: { tag: 'gone' as const } };
    const { name, appVersion, language, route, annotations } = about;
    const { logic, input, startedAt, base, entries, recordedAs } = recording;
    const opened = yield* storeRecording(
      store,
      { logic, input, startedAt, base, entries: [...entries], recordedAs },
      { name, appVersion, language, route, annotations },
    );
    return { type: 'recording.opened' as const, ...opened };
  });

const open = (
  store: RecordingStore,
  request: LoadRequest,
  self: AnyActorRef,
): Effect.Effect<RecordingAnswer, Failure> =>
  Effect.gen(function* () {
    if (request.type === 'flow.copy') return yield* copied(store, request.recording);
    const found = yield* request.type === 'flow.take' ? take(request.key) : read(request.file);
    if (isRefusal(found)) return { type: 'recording.refused' as const, refusal: found };
    const logic = yield* loadCode(() => rootChartOf(self));
    const { appVersion, language, route } = found;
    return yield* storeRecording(
      store,
      { ...found, logic },
      {
        name: request.type === 'flow.take' ? (found.session?.name ?? '') : request.name,
        appVersion,
        language,
        route,
        annotations: found.session ?? null,
      },
    ).pipe(
      Effect.map((opened): RecordingAnswer => ({ type: 'recording.opened', ...opened })),
      // A base that passes the schema may still not be restorable.
      Effect.catchDefect((reason) =>
        Effect.succeed<RecordingAnswer>({
          type: 'recording.refused',
          refusal: { tag: 'broken', reason: String(reason) },
        }),
      ),
    );
  });

/** One file at a time, the last request counts; the open recording stays until another one can be shown. */
export const recordingLoader = fromCallback<LoadRequest>(({ receive, sendBack, self, system }) => {
  const store = recordingStoreOf(system);
  let shown: string | null = null;
  let reading = new AbortController();
  const show = (recording: string): void => {
    store.remove(shown);
    shown = recording;
  };
  const answer = async (request: LoadRequest): Promise<void> => {
    reading.abort();
    const own = new AbortController();
    reading = own;
    const exit = await Effect.runPromiseExitWith(envOf(system))(open(store, request, self), { signal: own.signal });
    if (request.type === 'flow.read') releaseCalls(request.file);
    const answered: RecordingAnswer = Exit.isSuccess(exit)
      ? exit.value
      : { type: 'recording.failed', failure: failureOf(exit.cause) };
    if (own.signal.aborted) {
      if (answered.type === 'recording.opened') store.remove(answered.recording);
      return;
    }
    if (answered.type === 'recording.opened') show(answered.recording);
    sendBack(answered);
  };
  receive((request) => void answer(request));
  return () => {
    reading.abort();
    store.remove(shown);
  };
});
