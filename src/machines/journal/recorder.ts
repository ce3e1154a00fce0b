import type { ActorRefLike, AnyEventObject, InspectionEvent } from 'xstate';
import { pathOf } from '../kit/actor-path.ts';
import { isMachine } from '../kit/xstate-internals.ts';
import type { BaseSnapshot } from './base-snapshot.ts';
import type { Clock } from './replay-clock.ts';

/** Null: derived from earlier entries, so a replay computes it again. */
export type InputKind = 'external' | 'timer' | 'async' | 'callback' | null;

/** `time` in ms since 1970. `path` and `incarnation` identify an actor: the second one under a path has 2. */
export interface JournalEntry {
  readonly index: number;
  readonly time: number;
  readonly path: string;
  readonly incarnation: number;
  readonly source: string | null;
  readonly event: AnyEventObject;
  readonly input: InputKind;
}

export interface RecorderOptions {
  readonly limit?: number;
  readonly base?: BaseSnapshot | null;
  /** Paths of the actors in `base`. */
  readonly restored?: readonly string[];
}

/** Moments of rest are at least `limit / restsPerLimit` entries apart. */
const restsPerLimit = 16;

/** In order of sending: causes before effects. Entries hold secrets: use `redacted` before they leave the page's memory. */
export const recorder = (
  clock: Clock,
  { limit = 20_000, base: given = null, restored: paths = [] }: RecorderOptions = {},
) => {
  const entries: JournalEntry[] = [];
  const incarnations = new Map<string, number>(given ? Object.entries(given.incarnations) : []);
  const restored = new Set(paths);
  const known = new WeakMap<ActorRefLike, { readonly path: string; readonly incarnation: number }>();
  const listeners = new Set<(entry: JournalEntry) => void>();
  const startedAt = given?.time ?? clock.now();
  let base = given;
  let index = given?.index ?? 0;
  let time = startedAt;
  let inTimer = false;
  let injected: JournalEntry | null = null;
  let makeSpace = (): void => {};
  let rests: number[] = [];
  let isRestAwaited = false;

  /** Once the stack is empty, only an input can come next. */
  const noteRest = (): void => {
    isRestAwaited = false;
    const last = rests.at(-1) ?? index - entries.length;
    if (index - last >= limit / restsPerLimit) rests.push(index);
  };

  const drop = (count: number): void => {
    entries.splice(0, count);
    const first = index - entries.length;
    rests = rests.filter((rest) => rest > first);
  };

  const kindOf = ({ event, sourceRef, actorRef }: Relay): InputKind => {
    if (!sourceRef) return 'external';
    if (inTimer) return 'timer';
    if (isMachine(sourceRef)) return null;
    if (sourceRef === actorRef) return 'async';
    return event.type.startsWith('xstate.') ? null : 'callback';
  };

  const record = (relay: Relay): void => {
    const { actorRef, sourceRef, event } = relay;
    if (event.type === 'xstate.init') return;
    const origin = injected ?? {
      source: sourceRef ? (known.get(sourceRef)?.path ?? pathOf(sourceRef)) : null,
      input: kindOf(relay),
    };
    inTimer = false;
    injected = null;
    if (entries.length >= limit) {
      makeSpace();
      if (entries.length >= limit) forget();
    }
    time = Math.max(time, clock.now());
    const { path, incarnation } = known.get(actorRef) ?? { path: pathOf(actorRef), incarnation: 0 };
    const entry = {
      index: index++,
      time,
      path,
      incarnation,
      source: origin.source,
      event,
      input: origin.input,
    };
    entries.push(entry);
    if (!isRestAwaited) {
      isRestAwaited = true;
      queueMicrotask(noteRest);
    }
    for (const listener of listeners) listener(entry);
  };

  /** Without a base, half is dropped and the rest cannot be folded. */
  const forget = (): void => {
    base = null;
    drop(Math.ceil(limit / 2));
  };

  const register = (ref: ActorRefLike): void => {
    const path = pathOf(ref);
    const count = incarnations.get(path) ?? 0;
    const incarnation = restored.delete(path) ? count : count + 1;
    incarnations.set(path, incarnation);
    known.set(ref, { path, incarnation });
  };

  return {
    startedAt,
    /** Since the base; the same array, mutated. */
    entries: entries as readonly JournalEntry[],
    limit,
    /** Where `entries` begin; null: the app's start, unless the first were lost. */
    base: (): BaseSnapshot | null => base,
    end: (): number => index,
    /** Indexes before which nothing was in progress. */
    rests: (): readonly number[] => rests,
    cut: (to: BaseSnapshot): void => {
      base = to;
      drop(to.index - (index - entries.length));
    },
    /** Called when there is no room for the next entry; must `cut`. */
    whenFull: (run: () => void): void => {
      makeSpace = run;
    },
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type === '@xstate.actor') register(inspected.actorRef);
      if (inspected.type === '@xstate.event') record(inspected);
    },
    /** The next entry takes over the source and kind of a recorded one. */
    inject: (entry: JournalEntry): void => {
      injected = entry;
    },
    countOf: (path: string): number => incarnations.get(path) ?? 0,
    incarnationOf: (ref: ActorRefLike): number => known.get(ref)?.incarnation ?? 0,
    subscribe: (listener: (entry: JournalEntry) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** For the root actor: marks what timers send. */
    clock: {
      setTimeout: (run: () => void, ms: number) =>
        clock.setTimeout(() => {
          inTimer = true;
          try {
            run();
          } finally {
            inTimer = false;
          }
        }, ms),
      clearTimeout: (timer: unknown) => clock.clearTimeout(timer),
    },
  };
};

export type Recorder = ReturnType<typeof recorder>;

type Relay = Extract<InspectionEvent, { type: '@xstate.event' }>;
