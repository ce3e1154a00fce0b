import { Effect, Exit } from 'effect';
import { type AnyActorRef, fromCallback } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import { blobAt, bytesOf, letGo } from '#services/flows/flow-bytes.ts';
import { takeHere } from '#services/storage/handover.ts';
import { decodeFlow, type FlowFile, type FlowRefusal, flowMaxBytes, isRefusal } from '../journal/flow-file.ts';
import { envOf } from '../shared/env.ts';
import { fetched } from '../shared/fetched.ts';
import { failureOf } from '../shared/from-effect.ts';
import { rootChartOf } from '../shared/root-chart.ts';
import type { OpenReel } from './open-reel.ts';
import { createReel, type Recorded } from './reel.ts';
import { productProfileOf, type ReelFacts, type Shelf } from './shelf.ts';

export interface FlowRead {
  readonly type: 'flow.read';
  readonly file: string;
  readonly name: string;
}

/** Reads what another page stored under the key. */
export interface FlowTake {
  readonly type: 'flow.take';
  readonly key: string;
}
export interface FlowCopy {
  readonly type: 'flow.copy';
  readonly reel: string;
}
type Wanted = FlowRead | FlowTake | FlowCopy;

export type ReelOpened = { readonly type: 'reel.opened' } & OpenReel;
export type ReelAnswer =
  | ReelOpened
  | { readonly type: 'reel.refused'; readonly refusal: FlowRefusal }
  | { readonly type: 'reel.failed'; readonly failure: Failure };

const foldedAtOnce = 1_000;

export const shelved = (shelf: Shelf, recorded: Recorded, facts: ReelFacts): Effect.Effect<OpenReel> =>
  Effect.gen(function* () {
    const reel = createReel(recorded);
    while (reel.fold(foldedAtOnce)) yield* Effect.yieldNow;
    yield* Effect.promise(() => shelf.charts.bring(reel.machines()));
    const { startedAt, base, entries } = recorded;
    return {
      reel: shelf.put(reel, facts),
      ...facts,
      startedAt,
      first: entries[0]?.index ?? base?.index ?? 0,
      count: entries.length,
      lie: reel.lie(),
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
    const bytes = yield* Effect.tryPromise({ try: () => takeHere(key), catch: toFailure });
    return bytes ? yield* Effect.promise(() => decodeFlow(bytes)) : { tag: 'gone' as const };
  });

const copied = (shelf: Shelf, key: string): Effect.Effect<ReelAnswer> =>
  Effect.gen(function* () {
    const reel = shelf.get(key);
    const about = shelf.open().find((one) => one.reel === key);
    if (!reel || !about) return { type: 'reel.refused' as const, refusal: { tag: 'gone' as const } };
    const { name, appVersion, language, route, written } = about;
    const { logic, input, startedAt, base, entries, recordedAs } = reel;
    const opened = yield* shelved(
      shelf,
      { logic, input, startedAt, base, entries: [...entries], recordedAs },
      { name, appVersion, language, route, written },
    );
    return { type: 'reel.opened' as const, ...opened };
  });

const open = (shelf: Shelf, wanted: Wanted, self: AnyActorRef): Effect.Effect<ReelAnswer, Failure> =>
  Effect.gen(function* () {
    if (wanted.type === 'flow.copy') return yield* copied(shelf, wanted.reel);
    const found = yield* wanted.type === 'flow.take' ? take(wanted.key) : read(wanted.file);
    if (isRefusal(found)) return { type: 'reel.refused' as const, refusal: found };
    const logic = yield* fetched(() => rootChartOf(self));
    const { appVersion, language, route } = found;
    return yield* shelved(
      shelf,
      { ...found, logic },
      {
        name: wanted.type === 'flow.take' ? (found.session?.name ?? '') : wanted.name,
        appVersion,
        language,
        route,
        written: found.session ?? null,
      },
    ).pipe(
      Effect.map((opened): ReelAnswer => ({ type: 'reel.opened', ...opened })),
      // A base that passes the schema may still not be restorable.
      Effect.catchDefect((reason) =>
        Effect.succeed<ReelAnswer>({ type: 'reel.refused', refusal: { tag: 'broken', reason: String(reason) } }),
      ),
    );
  });

/** One file at a time, the last request counts; the open recording stays until another one can be shown. */
export const projector = fromCallback<Wanted>(({ receive, sendBack, self, system }) => {
  const shelf = productProfileOf(system);
  let held: string | null = null;
  let reading = new AbortController();
  const hold = (reel: string): void => {
    shelf.remove(held);
    held = reel;
  };
  const answer = async (wanted: Wanted): Promise<void> => {
    reading.abort();
    const own = new AbortController();
    reading = own;
    const exit = await Effect.runPromiseExitWith(envOf(system))(open(shelf, wanted, self), { signal: own.signal });
    if (wanted.type === 'flow.read') letGo(wanted.file);
    const said: ReelAnswer = Exit.isSuccess(exit)
      ? exit.value
      : { type: 'reel.failed', failure: failureOf(exit.cause) };
    if (own.signal.aborted) {
      if (said.type === 'reel.opened') shelf.remove(said.reel);
      return;
    }
    if (said.type === 'reel.opened') hold(said.reel);
    sendBack(said);
  };
  receive((wanted) => void answer(wanted));
  return () => {
    reading.abort();
    shelf.remove(held);
  };
});
