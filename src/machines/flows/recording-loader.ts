import { Effect, Exit } from 'effect';
import { type AnyActorRef, fromCallback } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import { inSlices } from '#services/flows/in-slices.ts';
import type { ReadRequest } from '#services/read-json.ts';
import { takeHandover } from '#services/storage/handover.ts';
import {
  type FlowFile,
  type FlowRefusal,
  flowDecoder,
  flowMaxBytes,
  flowRequest,
  isRefusal,
} from '../journal/flow-file.ts';
import { envOf } from '../kit/env.ts';
import { failureOf } from '../kit/from-effect.ts';
import { loadCode } from '../kit/load-code.ts';
import { rootChartOf } from '../kit/root-chart.ts';
import type { OpenRecording } from './open-recording.ts';
import { createRecording, type Recorded } from './recording.ts';
import { type RecordingFacts, type RecordingStore, recordingStoreOf } from './recording-store.ts';

export interface FlowRead {
  readonly type: 'flow.read';
  readonly file: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
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
/** Ends what is being read; the open recording stays. */
interface FlowStop {
  readonly type: 'flow.stop';
}

type RecordingOpened = { readonly type: 'recording.opened' } & OpenRecording;
export type RecordingAnswer =
  | RecordingOpened
  /** Of reading and folding together. */
  | { readonly type: 'recording.progressed'; readonly percent: number }
  | { readonly type: 'recording.refused'; readonly refusal: FlowRefusal }
  | { readonly type: 'recording.failed'; readonly failure: Failure };

type Progress = (share: number) => void;

/** Of the time, as measured: reading, then receiving the entries, then folding. */
const [readShare, receivedShare] = [0.1, 0.3];
const foldedAtOnce = 10;
/** So many events at most: each is an entry of the studio's own journal. */
const percentSteps = 20;

export const storeRecording = (
  store: RecordingStore,
  recorded: Recorded,
  facts: RecordingFacts,
  progress: Progress = () => {},
): Effect.Effect<OpenRecording> =>
  Effect.gen(function* () {
    const recording = createRecording(recorded);
    const { startedAt, base, entries } = recorded;
    let folded = 0;
    yield* inSlices(
      () => {
        folded += foldedAtOnce;
        return recording.fold(foldedAtOnce);
      },
      () => progress(Math.min(1, receivedShare + ((1 - receivedShare) * folded) / Math.max(1, entries.length))),
    );
    yield* Effect.promise(() => store.charts.load(recording.machines()));
    return {
      recording: store.put(recording, facts),
      ...facts,
      startedAt,
      first: entries[0]?.index ?? base?.index ?? 0,
      count: entries.length,
      violation: recording.violation(),
    };
  });

const decoded = (source: ReadRequest['source'], progress: Progress): Effect.Effect<FlowFile | FlowRefusal, Failure> =>
  Effect.gen(function* () {
    // Only Vite has the addresses of workers; charts are also drawn without it.
    const [{ allowScripts }, { readInWorker }] = yield* loadCode(() =>
      Promise.all([import('#services/address/script-files.ts'), import('#services/flows/read-in-worker.ts')]),
    );
    allowScripts();
    const take = flowDecoder();
    let [received, count] = [0, 0];
    return yield* readInWorker(flowRequest(source), (part) => {
      if (part.type === 'head') count = part.count;
      if (part.type === 'read') progress(readShare * part.share);
      if (part.type === 'items') {
        received += part.items.length;
        progress(readShare + ((receivedShare - readShare) * received) / count);
      }
      return take(part);
    });
  });

const read = ({ file, size }: FlowRead, progress: Progress): Effect.Effect<FlowFile | FlowRefusal, Failure> =>
  size > flowMaxBytes ? Effect.succeed({ tag: 'tooLarge', bytes: size }) : decoded(file, progress);

const take = (key: string, progress: Progress): Effect.Effect<FlowFile | FlowRefusal, Failure> =>
  Effect.gen(function* () {
    const bytes = yield* Effect.tryPromise({ try: () => takeHandover(key), catch: toFailure });
    return bytes ? yield* decoded(bytes, progress) : { tag: 'gone' as const };
  });

const copied = (store: RecordingStore, key: string): Effect.Effect<RecordingAnswer> =>
  Effect.gen(function* () {
    const recording = store.get(key);
    const about = store.open().find((one) => one.recording === key);
    if (!recording || !about) return { type: 'recording.refused' as const, refusal: { tag: 'gone' as const } };
    const { name, appVersion, language, route, annotations, persons } = about;
    const { logic, input, startedAt, base, entries, recordedAs } = recording;
    const opened = yield* storeRecording(
      store,
      { logic, input, startedAt, base, entries: [...entries], recordedAs },
      { name, appVersion, language, route, annotations, persons },
    );
    return { type: 'recording.opened' as const, ...opened };
  });

const open = (
  store: RecordingStore,
  request: LoadRequest,
  self: AnyActorRef,
  progress: Progress,
): Effect.Effect<RecordingAnswer, Failure> =>
  Effect.gen(function* () {
    if (request.type === 'flow.copy') return yield* copied(store, request.recording);
    const found = yield* request.type === 'flow.take' ? take(request.key, progress) : read(request, progress);
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
        persons: found.persons ?? null,
      },
      progress,
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
export const recordingLoader = fromCallback<LoadRequest | FlowStop>(({ receive, sendBack, self, system }) => {
  const store = recordingStoreOf(system);
  let shown: string | null = null;
  let reading = new AbortController();
  const show = (recording: string): void => {
    store.remove(shown);
    shown = recording;
  };
  const answer = async (request: LoadRequest): Promise<void> => {
    const own = new AbortController();
    reading = own;
    let last = 0;
    const progress: Progress = (share) => {
      const percent = Math.floor(share * percentSteps) * (100 / percentSteps);
      if (percent > last && !own.signal.aborted) sendBack({ type: 'recording.progressed', percent });
      last = Math.max(last, percent);
    };
    const exit = await Effect.runPromiseExitWith(envOf(system))(open(store, request, self, progress), {
      signal: own.signal,
    });
    if (request.type === 'flow.read') URL.revokeObjectURL(request.file);
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
  receive((request) => {
    reading.abort();
    if (request.type !== 'flow.stop') void answer(request);
  });
  return () => {
    reading.abort();
    store.remove(shown);
  };
});
