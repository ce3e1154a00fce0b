import type { ActorRefLike, AnyEventObject, InspectionEvent } from 'xstate';
import type { Clock } from '#services/contract/clock.ts';
import { isMachine } from '../shared/private-names.ts';
import { pathOf } from './actor-path.ts';

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

/**
 * Logs every event that any actor under the root is sent, in the order of sending: causes come before effects, and for
 * each actor this is the order of processing. Entries hold secrets: `redacted` before they leave the page's memory.
 */
export const recorder = (clock: Clock, limit = 20_000) => {
  const entries: JournalEntry[] = [];
  const incarnations = new Map<string, number>();
  const incarnationOf = new WeakMap<ActorRefLike, number>();
  const heard = new Set<(entry: JournalEntry) => void>();
  let index = 0;
  let inTimer = false;
  let injected: JournalEntry | null = null;

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
    const origin = injected ?? { source: sourceRef ? pathOf(sourceRef) : null, input: kindOf(relay) };
    inTimer = false;
    injected = null;
    const entry = {
      index: index++,
      time: clock.now(),
      path: pathOf(actorRef),
      incarnation: incarnationOf.get(actorRef) ?? 0,
      source: origin.source,
      event,
      input: origin.input,
    };
    if (entries.length === limit) entries.shift();
    entries.push(entry);
    for (const hear of heard) hear(entry);
  };

  const register = (ref: ActorRefLike): void => {
    const path = pathOf(ref);
    const incarnation = (incarnations.get(path) ?? 0) + 1;
    incarnations.set(path, incarnation);
    incarnationOf.set(ref, incarnation);
  };

  return {
    startedAt: clock.now(),
    entries: entries as readonly JournalEntry[],
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type === '@xstate.actor') register(inspected.actorRef);
      if (inspected.type === '@xstate.event') record(inspected);
    },
    /** The next entry repeats a recorded one: it keeps its source and kind. */
    inject: (entry: JournalEntry): void => {
      injected = entry;
    },
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
