import type { AnyActorLogic, Snapshot } from 'xstate';
import type { BaseSnapshot } from '../journal/base-snapshot.ts';
import { type Violation, violationSince } from '../journal/journal-validation.ts';
import type { JournalEntry } from '../journal/recorder.ts';
import type { Taken } from '../journal/shadow.ts';
import { createTimeline } from '../journal/timeline.ts';
import { isMachineSnapshot } from '../paths/chart.ts';
import { coverageLog } from './coverage-log.ts';

export interface Recorded {
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  readonly startedAt: number;
  readonly base: BaseSnapshot | null;
  readonly entries: readonly JournalEntry[];
  /** Format version of an older file, whose charts sent other events. */
  readonly recordedAs?: number | undefined;
}

/** `machine`: chart id, null for an effect. `activeStates`: ids of active states. */
export interface ActorAtMoment {
  readonly path: string;
  readonly incarnation: number;
  readonly machine: string | null;
  readonly status: string;
  readonly value: unknown;
  readonly activeStates: readonly string[];
}

/** The state after the first `index` entries; immutable. */
export interface Moment {
  readonly index: number;
  readonly entry: JournalEntry | null;
  readonly actors: readonly ActorAtMoment[];
  readonly taken: readonly Taken[];
  readonly snapshotAt: (path: string) => Snapshot<unknown> | undefined;
}

export type EntryKind = 'user' | 'backend' | 'time' | 'part';

/** Who caused an entry: user or address bar, backend, time, or (`part`) an earlier entry. */
export const kindOf = ({ input }: Pick<JournalEntry, 'input'>): EntryKind => {
  if (input === null) return 'part';
  if (input === 'external') return 'user';
  return input === 'timer' ? 'time' : 'backend';
};

const machineOf = (snapshot: Snapshot<unknown> | undefined): string | null =>
  isMachineSnapshot(snapshot) ? snapshot.machine.id : null;

/** Any moment of a recording, forwards and backwards; may grow at its end. Runs no effects (docs/journal.md). */
export const createRecording = ({ logic, input, startedAt, base: begin, entries: given, recordedAs }: Recorded) => {
  const folding = (from: BaseSnapshot | null, all: readonly JournalEntry[]) =>
    createTimeline(logic, input, all, { startedAt, base: from });
  let base = begin;
  let entries: JournalEntry[] = [...given];
  let timeline = folding(base, entries);
  let machines: (string | null)[] = [];
  let oldViolation: Violation | null = null;
  const seen = new Set<string>();
  const coverage = coverageLog();
  let last: Moment | null = null;

  const note = (snapshot: Snapshot<unknown> | undefined): string | null => {
    const machine = machineOf(snapshot);
    if (machine !== null) seen.add(machine);
    return machine;
  };

  const foldTo = (count: number): void => {
    timeline.seek(machines.length);
    if (machines.length === 0) for (const path of timeline.paths()) coverage.saw(timeline.snapshotAt(path));
    for (let at = machines.length; at < Math.min(count, entries.length); at++) {
      machines.push(note(timeline.snapshotAt(entries[at]?.path ?? '')));
      timeline.seek(at + 1);
      const taken = timeline.taken();
      coverage.took(taken);
      // Includes actors that have started but received nothing.
      for (const path of timeline.paths()) coverage.saw(timeline.snapshotAt(path));
    }
    for (const path of timeline.paths()) note(timeline.snapshotAt(path));
  };

  const actorAtMoment = (path: string): ActorAtMoment => {
    const snapshot = timeline.snapshotAt(path);
    const isChart = isMachineSnapshot(snapshot);
    const status = snapshot?.status ?? 'stopped';
    return {
      path,
      incarnation: timeline.incarnationAt(path),
      machine: note(snapshot),
      status: status === 'active' && !timeline.isAlive(path) ? 'stopped' : status,
      value: isChart ? snapshot.value : null,
      activeStates: isChart ? snapshot._nodes.map(({ id }) => id) : [],
    };
  };

  const moment = (index: number): Moment => {
    // Applies the last entry separately: its transitions are unknown after a jump.
    timeline.seek(index - 1);
    timeline.seek(index);
    const paths = timeline.paths();
    const snapshots = new Map(paths.map((path) => [path, timeline.snapshotAt(path)]));
    return {
      index,
      entry: entries[index - 1] ?? null,
      actors: paths.map(actorAtMoment),
      taken: timeline.taken(),
      snapshotAt: (path) => snapshots.get(path),
    };
  };

  const firstIndex = (): number => entries[0]?.index ?? base?.index ?? 0;

  return {
    startedAt,
    recordedAs,
    /** Where folding begins; null: the app's start. */
    get base(): BaseSnapshot | null {
      return base;
    },
    input,
    logic,
    /** Since the base; another array after a cut. */
    get entries(): readonly JournalEntry[] {
      return entries;
    },
    firstIndex,
    grow: (more: readonly JournalEntry[]): void => {
      for (const entry of more) entries.push(entry);
    },
    /** Folds up to `count` entries; true while more remain. */
    fold: (count: number): boolean => {
      foldTo(machines.length + count);
      return machines.length < entries.length;
    },
    /** Drops the entries before a base: `fold` until false, then `commit`, which returns the dropped count. Add nothing in between. */
    cutTo: (to: BaseSnapshot) => {
      const dropped = to.index - firstIndex();
      const isPossible = dropped > 0 && dropped <= machines.length;
      const kept = isPossible ? entries.slice(dropped) : [];
      const next = folding(to, kept);
      return {
        fold: (count: number): boolean => {
          next.seek(next.position() + count);
          return next.position() < kept.length;
        },
        commit: (): number => {
          if (!isPossible) return 0;
          oldViolation ??= timeline.violation();
          [base, entries, timeline, machines] = [to, kept, next, machines.slice(dropped)];
          last = null;
          return dropped;
        },
      };
    },
    violation: (): Violation | null => {
      const violation = oldViolation ?? timeline.violation();
      return violation && { ...violation, tag: violationSince(violation.tag, recordedAs) };
    },
    covered: coverage.of,
    machines: (): ReadonlySet<string> => seen,
    /** Chart id of the entry's actor; null for an effect or an unfolded entry. */
    machineAt: (at: number): string | null => machines[at] ?? null,
    momentAt: (index: number): Moment => {
      const to = Math.min(Math.max(Math.trunc(index), 0), entries.length);
      if (machines.length < to) foldTo(to);
      if (last?.index !== to) last = moment(to);
      return last;
    },
  };
};

export type Recording = ReturnType<typeof createRecording>;
