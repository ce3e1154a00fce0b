import { Equal } from 'effect';
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { pathOf } from '../kit/actor-path.ts';
import { rootName } from '../kit/residents.ts';
import { type ScheduledEvent, schedule, scheduledIn } from '../kit/xstate-internals.ts';
import { type BaseSnapshot, isRestored, pathsIn, restorable } from './base-snapshot.ts';
import { gated, makeEffectGate } from './effect-gate.ts';
import { disorderOf, type Violation, type ViolationTag, violationAt, violationOf } from './journal-validation.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { blanked } from './redact.ts';
import { type Clock, replayClock } from './replay-clock.ts';

/** First entry that differs: the code has changed or, with `violation`, the journal is invalid. */
export interface Divergence {
  readonly index: number;
  readonly recorded: JournalEntry | null;
  readonly replayed: JournalEntry | null;
  readonly violation: ViolationTag | null;
}

/** From the app's start or a base; times in ms since 1970. */
export interface RecordedRun {
  readonly startedAt: number;
  readonly base?: BaseSnapshot | null;
  readonly entries: readonly JournalEntry[];
}

interface ReplayOptions<L extends AnyActorLogic> extends RecordedRun {
  readonly logic: L;
  readonly input?: unknown;
  readonly clock: Clock;
}

/** Replays the inputs without effects, then goes live: pending effects start again, timers have their remaining time. */
export const prepareReplay = <L extends AnyActorLogic>(options: ReplayOptions<L>) => {
  const { logic, input, entries, startedAt, base = null, clock: real } = options;
  const begins = { index: base?.index ?? 0, time: base?.time ?? startedAt };
  const gate = makeEffectGate();
  const timed = new WeakSet<ScheduledEvent>();
  /** XState records a scheduled event right before it sets the timer. */
  const scheduledLast = (): ScheduledEvent | null => {
    const last = scheduledIn(actor).findLast((one) => !timed.has(one)) ?? null;
    if (last) timed.add(last);
    return last;
  };
  const clock = replayClock(real, begins.time, scheduledLast);
  const journal = recorder(clock, {
    base,
    restored: base ? pathsIn(base.root) : [],
    limit: Math.max(20_000, 2 * entries.length),
  });
  const refs = new Map<string, AnyActorRef>();
  let underway: JournalEntry | null = null;

  const inject = (entry: JournalEntry): void => {
    underway = entry;
    clock.setNow(entry.time);
    journal.inject(entry);
    if (entry.input === 'timer') clock.fireNext((scheduled) => scheduled !== null && isTimerOf(entry, scheduled));
    else refs.get(nameOf(entry))?.send(entry.event);
  };

  /** Inputs received while an actor was processing came between the events it sent. */
  const injectNested = (): void => {
    const next = entries[journal.entries.length];
    if (next?.input !== 'external' || next === underway || underway === null) return;
    inject(next);
    injectNested();
  };

  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event' && inspected.event.type !== 'xstate.init') injectNested();
    journal.inspect(inspected);
    if (inspected.type !== '@xstate.actor') return;
    const ref = inspected.actorRef as AnyActorRef;
    refs.set(nameOf({ path: pathOf(ref), incarnation: journal.incarnationOf(ref) }), ref);
  };

  const behind: AnyActorLogic = gated(logic, gate);
  const actor: AnyActorRef = createActor(behind, {
    input,
    clock: journal.clock,
    inspect,
    systemId: rootName,
    ...(base ? { snapshot: restorable(base) as unknown as Snapshot<unknown> } : {}),
  });
  const isBroken = base !== null && !isRestored(base.root, actor.getSnapshot());
  // During replay a failing root is a divergence, not an error of the page.
  const failing = actor.subscribe({ error: () => {} });

  const armTimers = (): void => {
    const find = (path: string): AnyActorRef | undefined =>
      refs.get(nameOf({ path, incarnation: journal.countOf(path) }));
    for (const { source, target, event, id, due } of base?.timers ?? []) {
      const [from, to] = [find(source), find(target)];
      if (from && to) schedule(from, to, event, Math.max(0, due - begins.time), id ?? undefined);
    }
  };

  const violationIn = (entry: JournalEntry): ViolationTag | null => {
    const ref = refs.get(nameOf(entry));
    const isActive = ref?.getSnapshot().status === 'active';
    return violationOf(entry, { count: journal.countOf(entry.path), ref: ref && isActive ? ref : null });
  };

  const startViolation = (): Violation | null => {
    const [first] = entries;
    if (!first) return null;
    if (isBroken) return violationAt('badBase', first);
    return first.index === begins.index ? disorderOf(entries, begins) : violationAt('noStart', first);
  };

  const diverged = (violation: ViolationTag, index: number): Divergence => ({
    index,
    recorded: entries.find((entry) => entry.index === index) ?? null,
    replayed: null,
    violation,
  });

  return {
    actor: actor as ActorRefFrom<L>,
    journal,
    /** Call once the actor has its services and is started. Stops at the first divergence. */
    run: (): Divergence | null => {
      const wrong = startViolation();
      if (wrong) return diverged(wrong.tag, wrong.index);
      armTimers();
      let checked = 0;
      const differs = (replayed: JournalEntry | null): Divergence => ({
        index: begins.index + checked,
        recorded: entries[checked] ?? null,
        replayed,
        violation: null,
      });
      const check = (): Divergence | null => {
        for (; checked < journal.entries.length; checked++) {
          const [recorded, replayed] = [entries[checked] ?? null, journal.entries[checked] ?? null];
          if (!recorded || !replayed || !isSame(recorded, replayed)) return differs(replayed);
        }
        return null;
      };
      while (checked < entries.length) {
        const before = check();
        if (before) return before;
        const next = entries[checked];
        if (!next) break;
        if (next.input === null) return differs(null);
        const violation = violationIn(next);
        if (violation) return diverged(violation, next.index);
        const count = journal.entries.length;
        inject(next);
        if (journal.entries.length === count) return differs(null);
      }
      return check();
    },
    goLive: (): void => {
      gate.isClosed = false;
      failing.unsubscribe();
      clock.goLive();
      for (const [ref, start] of [...gate.parked]) {
        gate.parked.delete(ref);
        start();
      }
    },
  };
};

const isTimerOf = ({ path, source, event }: JournalEntry, scheduled: ScheduledEvent): boolean =>
  scheduled.event.type === event.type && pathOf(scheduled.target) === path && pathOf(scheduled.source) === source;

const nameOf = ({ path, incarnation }: Pick<JournalEntry, 'path' | 'incarnation'>): string => `${path}#${incarnation}`;

const isSame = (recorded: JournalEntry, replayed: JournalEntry): boolean =>
  recorded.path === replayed.path &&
  recorded.incarnation === replayed.incarnation &&
  recorded.event.type === replayed.event.type &&
  (recorded.event === replayed.event ||
    JSON.stringify(recorded.event) === JSON.stringify(replayed.event) ||
    // A file may change the order of fields, and holds no secrets.
    Equal.equals(blanked(recorded.event), blanked(replayed.event)));
