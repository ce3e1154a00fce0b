import { type ActorRefFrom, type AnyActorLogic, type AnyActorRef, createActor } from 'xstate';
import type { Clock } from '#services/contract/clock.ts';
import { pathOf } from './actor-path.ts';
import { gated, makeGate } from './gate.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { redacted } from './redact.ts';
import { replayClock } from './replay-clock.ts';

/** The first entry that came out otherwise: after a change of code, or in a journal that lies. */
export interface Divergence {
  readonly index: number;
  readonly recorded: JournalEntry | null;
  readonly replayed: JournalEntry | null;
}

/** Entries of one run from its start; times in milliseconds since 1970. */
export interface Recording {
  readonly startedAt: number;
  readonly entries: readonly JournalEntry[];
}

export interface ReplayOptions<L extends AnyActorLogic> extends Recording {
  readonly logic: L;
  readonly input?: unknown;
  readonly clock: Clock;
}

/**
 * Brings a fresh actor to the end of a journal by its inputs alone, with no effect run, and lets it run on: what was
 * pending then starts again, timers keep their remaining time.
 */
export const prepareReplay = <L extends AnyActorLogic>(options: ReplayOptions<L>) => {
  const { logic, input, entries, startedAt, clock: real } = options;
  const gate = makeGate();
  const clock = replayClock(real, startedAt);
  const journal = recorder(clock);
  const refs = new Map<string, AnyActorRef>();
  const incarnations = new Map<string, number>();
  const behind: AnyActorLogic = gated(logic, gate);
  const actor: AnyActorRef = createActor(behind, {
    input,
    clock: journal.clock,
    inspect: (inspected) => {
      journal.inspect(inspected);
      if (inspected.type !== '@xstate.actor') return;
      const path = pathOf(inspected.actorRef);
      incarnations.set(path, (incarnations.get(path) ?? 0) + 1);
      refs.set(`${path}#${incarnations.get(path)}`, inspected.actorRef as AnyActorRef);
    },
  });

  const inject = (entry: JournalEntry): void => {
    clock.setNow(entry.time);
    journal.inject(entry);
    if (entry.input === 'timer') clock.fireNext();
    else refs.get(`${entry.path}#${entry.incarnation}`)?.send(entry.event);
  };

  return {
    actor: actor as ActorRefFrom<L>,
    journal,
    /** Call once the actor has its services and is started. Stops at the first divergence. */
    run: (): Divergence | null => {
      let checked = 0;
      const check = (): Divergence | null => {
        for (; checked < journal.entries.length; checked++) {
          const [recorded, replayed] = [entries[checked] ?? null, journal.entries[checked] ?? null];
          if (!recorded || !replayed || !isSame(recorded, replayed)) return { index: checked, recorded, replayed };
        }
        return null;
      };
      while (checked < entries.length) {
        const before = check();
        if (before) return before;
        const next = entries[checked];
        if (!next) break;
        if (next.input === null) return { index: checked, recorded: next, replayed: null };
        const count = journal.entries.length;
        inject(next);
        if (journal.entries.length === count) return { index: checked, recorded: next, replayed: null };
      }
      return check();
    },
    /** Opens the gate: parked effects start, timers run on the real clock. */
    goLive: (): void => {
      gate.shut = false;
      clock.goLive();
      for (const [ref, start] of [...gate.parked]) {
        gate.parked.delete(ref);
        start();
      }
    },
  };
};

const isSame = (recorded: JournalEntry, replayed: JournalEntry): boolean =>
  recorded.path === replayed.path &&
  recorded.incarnation === replayed.incarnation &&
  recorded.event.type === replayed.event.type &&
  JSON.stringify(redacted(recorded.event)) === JSON.stringify(redacted(replayed.event));
