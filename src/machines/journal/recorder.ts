import type { ActorRefLike, AnyEventObject, InspectionEvent } from 'xstate';
import type { Clock } from '#services/contract/clock.ts';
import { isMachine } from '../shared/private-names.ts';
import { pathOf } from './actor-path.ts';
import type { Base } from './base.ts';

/** Where an input came from; null: derived from earlier entries, so it can be computed again. */
export type InputKind = 'external' | 'timer' | 'async' | 'callback' | null;

/**
 * One event delivered to one actor. `time` in milliseconds since 1970. An actor is known by its `path` and its
 * `incarnation`: the second actor under the same path has 2.
 */
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
  /** How many entries are kept at most. */
  readonly limit?: number;
  /** The root is restored from this instead of beginning. */
  readonly base?: Base | null;
  /** The paths of the actors in that base. */
  readonly restored?: readonly string[];
}

/** How many entries lie between two moments at which a base may be taken, as a part of the limit. */
const restsPerLimit = 16;

/**
 * Logs every event that any actor under the root is sent, in the order of sending: causes come before effects, and for
 * each actor this is the order of processing. Entries hold secrets: `redacted` before they leave the page's memory.
 */
export const recorder = (
  clock: Clock,
  { limit = 20_000, base: given = null, restored: paths = [] }: RecorderOptions = {},
) => {
  const entries: JournalEntry[] = [];
  const incarnations = new Map<string, number>(given ? Object.entries(given.incarnations) : []);
  const restored = new Set(paths);
  const known = new WeakMap<ActorRefLike, { readonly path: string; readonly incarnation: number }>();
  const heard = new Set<(entry: JournalEntry) => void>();
  const startedAt = given?.time ?? clock.now();
  let base = given;
  let index = given?.index ?? 0;
  let time = startedAt;
  let inTimer = false;
  let injected: JournalEntry | null = null;
  let makeRoom = (): void => {};
  let rests: number[] = [];
  let isRestAwaited = false;

  /** Once the stack is empty nothing is under way: only an input can come next. */
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
      makeRoom();
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
    for (const hear of heard) hear(entry);
  };

  /** Nobody took a base: half is dropped, and what is left cannot be folded. */
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
    /** Those since the base; the array stays the same. */
    entries: entries as readonly JournalEntry[],
    limit,
    /** From where `entries` can be folded; null: from the start of the app, unless the first were lost. */
    base: (): Base | null => base,
    /** The index that the next entry will have. */
    end: (): number => index,
    /** Indexes before which nothing was under way. */
    rests: (): readonly number[] => rests,
    /** Drops what came before the base. */
    cut: (to: Base): void => {
      base = to;
      drop(to.index - (index - entries.length));
    },
    /** Is called when there is no room for the next entry: to `cut`. */
    whenFull: (run: () => void): void => {
      makeRoom = run;
    },
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type === '@xstate.actor') register(inspected.actorRef);
      if (inspected.type === '@xstate.event') record(inspected);
    },
    /** The next entry repeats a recorded one: it keeps its source and kind. */
    inject: (entry: JournalEntry): void => {
      injected = entry;
    },
    /** How many actors there have been under a path, and which of them one is. */
    countOf: (path: string): number => incarnations.get(path) ?? 0,
    incarnationOf: (ref: ActorRefLike): number => known.get(ref)?.incarnation ?? 0,
    /** Calls with every entry from now on. */
    subscribe: (hear: (entry: JournalEntry) => void) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    /** The clock to give to the root actor: marks what a timer sends. */
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
