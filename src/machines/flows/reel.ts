import type { AnyActorLogic, Snapshot } from 'xstate';
import type { Base } from '../journal/base.ts';
import { type Lie, lieSince } from '../journal/lies.ts';
import type { JournalEntry } from '../journal/recorder.ts';
import type { Taken, WouldRun } from '../journal/shadow.ts';
import { createTimeline } from '../journal/timeline.ts';
import { isMachineSnapshot } from '../paths/chart.ts';
import { coverageLog } from './covered.ts';

/** A recording as it is folded: the root's charts and input, where it begins, and what was sent. */
export interface Recorded {
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  readonly startedAt: number;
  readonly base: Base | null;
  readonly entries: readonly JournalEntry[];
  /** The format of its file, where that is from before the charts sent what they send now. */
  readonly recordedAs?: number | undefined;
}

/** One actor at one moment. `machine` is the id of its chart, null for an effect. `lit` are ids of active states. */
export interface ActorThen {
  readonly path: string;
  readonly incarnation: number;
  readonly machine: string | null;
  /** `active`, `done`, `error` or `stopped`. */
  readonly status: string;
  readonly value: unknown;
  readonly lit: readonly string[];
}

/** Everything after the first `index` entries of a recording. What it says holds for as long as one likes. */
export interface Moment {
  readonly index: number;
  /** The entry that has led here; null at the beginning. */
  readonly entry: JournalEntry | null;
  /** In the order in which they came into being; those that have ended are among them. */
  readonly actors: readonly ActorThen[];
  /** The transitions that this entry has led to, also those of other actors. */
  readonly taken: readonly Taken[];
  readonly effects: readonly WouldRun[];
  readonly snapshotAt: (path: string) => Snapshot<unknown> | undefined;
}

export type EntryKind = 'user' | 'backend' | 'time' | 'part';

/** Who has caused an entry: a person or the address bar, the world outside, time, or an entry before it. */
export const kindOf = ({ input }: Pick<JournalEntry, 'input'>): EntryKind => {
  if (input === null) return 'part';
  if (input === 'external') return 'user';
  return input === 'timer' ? 'time' : 'backend';
};

/** The id of an actor's chart, or null where it has none. */
const machineOf = (snapshot: Snapshot<unknown> | undefined): string | null =>
  isMachineSnapshot(snapshot) ? snapshot.machine.id : null;

/**
 * A recording to be looked at: any moment of it, forwards and backwards. It may grow at its end. Nothing of what it
 * shows ever runs (docs/journal.md).
 */
export const createReel = ({ logic, input, startedAt, base: begin, entries: given, recordedAs }: Recorded) => {
  const folding = (from: Base | null, all: readonly JournalEntry[]) =>
    createTimeline(logic, input, all, { startedAt, base: from });
  let base = begin;
  let entries: JournalEntry[] = [...given];
  let timeline = folding(base, entries);
  /** The chart of the actor that each entry is for, as far as it has been folded. */
  let machines: (string | null)[] = [];
  /** Of entries that are no longer there. */
  let oldLie: Lie | null = null;
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
      // Also an actor that has only just begun, and was told nothing yet.
      for (const path of timeline.paths()) coverage.saw(timeline.snapshotAt(path));
    }
    for (const path of timeline.paths()) note(timeline.snapshotAt(path));
  };

  const actorThen = (path: string): ActorThen => {
    const snapshot = timeline.snapshotAt(path);
    const isChart = isMachineSnapshot(snapshot);
    const status = snapshot?.status ?? 'stopped';
    return {
      path,
      incarnation: timeline.incarnationAt(path),
      machine: note(snapshot),
      status: status === 'active' && !timeline.isAlive(path) ? 'stopped' : status,
      value: isChart ? snapshot.value : null,
      lit: isChart ? snapshot._nodes.map(({ id }) => id) : [],
    };
  };

  const moment = (index: number): Moment => {
    // The step itself is taken: only then it is known what it has led to.
    timeline.seek(index - 1);
    timeline.seek(index);
    const paths = timeline.paths();
    const snapshots = new Map(paths.map((path) => [path, timeline.snapshotAt(path)]));
    return {
      index,
      entry: entries[index - 1] ?? null,
      actors: paths.map(actorThen),
      taken: timeline.taken(),
      effects: timeline.effects(),
      snapshotAt: (path) => snapshots.get(path),
    };
  };

  const firstIndex = (): number => entries[0]?.index ?? base?.index ?? 0;

  return {
    startedAt,
    recordedAs,
    /** From where the entries can be folded; null: from the start of the app. */
    get base(): Base | null {
      return base;
    },
    input,
    logic,
    /** Those since the base; another array once it was cut. */
    get entries(): readonly JournalEntry[] {
      return entries;
    },
    /** The index of the first entry in the journal that it is from. */
    firstIndex,
    /** Adds what was recorded since. */
    grow: (more: readonly JournalEntry[]): void => {
      for (const entry of more) entries.push(entry);
    },
    /** Folds the next `count` entries, as far as there are any; true when there is more to fold. */
    fold: (count: number): boolean => {
      foldTo(machines.length + count);
      return machines.length < entries.length;
    },
    /**
     * Lets the entries before a base go. What stays is folded from there, `count` entries at a time (true: there is more),
     * beside what is shown; `commit` puts it in its place, and tells how many entries were dropped. Nothing may be added
     * in between.
     */
    cutTo: (to: Base) => {
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
          oldLie ??= timeline.lie();
          [base, entries, timeline, machines] = [to, kept, next, machines.slice(dropped)];
          last = null;
          return dropped;
        },
      };
    },
    /** The first entry folded so far that these charts cannot have recorded, or null. */
    lie: (): Lie | null => {
      const lie = oldLie ?? timeline.lie();
      return lie && { ...lie, tag: lieSince(lie.tag, recordedAs) };
    },
    /** What was covered of a chart, as far as it has been folded: ids of states and transitions. */
    covered: coverage.of,
    /** The ids of all charts that have been met. */
    machines: (): ReadonlySet<string> => seen,
    /** The chart of the actor that the entry at a place is for; null for an effect, and for what is not folded yet. */
    machineAt: (at: number): string | null => machines[at] ?? null,
    /** The moment after `index` entries, or at the nearest end. Folds what has not been folded yet. */
    momentAt: (index: number): Moment => {
      const to = Math.min(Math.max(Math.trunc(index), 0), entries.length);
      if (machines.length < to) foldTo(to);
      if (last?.index !== to) last = moment(to);
      return last;
    },
  };
};

export type Reel = ReturnType<typeof createReel>;
