import type { AnyActorLogic, Snapshot } from 'xstate';
import type { PendingTimer } from './base.ts';
import { type Lie, type LieTag, lieAt } from './lies.ts';
import type { JournalEntry } from './recorder.ts';
import { type Beginning, type Checkpoint, createShadow, type Shadow, type Taken, type WouldRun } from './shadow.ts';

const checkpointEvery = 200;

/**
 * The state of every actor at every moment of a journal: one shadow, moved to and fro over checkpoints. Moments are
 * counted from the beginning of the entries, wherever that is.
 */
export const createTimeline = (
  logic: AnyActorLogic,
  input: unknown,
  entries: readonly JournalEntry[],
  beginning: Beginning = {},
) => {
  const shadow = createShadow(logic, input, beginning);
  const checkpoints: Checkpoint[] = [shadow.save()];
  const wrongStart = startOf(shadow, entries, beginning);
  let position = 0;
  let lie: Lie | null = wrongStart;
  let effects: readonly WouldRun[] = [];
  let isTaken = false;

  /** An entry that lies is passed over; the first one is remembered. */
  const fold = (entry: JournalEntry): void => {
    const tag = shadow.lieOf(entry) ?? orderOf(entry, entries[position - 1]);
    if (tag) lie ??= lieAt(tag, entry);
    effects = tag ? [] : shadow.apply(entry);
    isTaken = !tag;
    position++;
  };

  /** From the nearest checkpoint before: those on the way are not saved yet. */
  const forward = (to: number): void => {
    while (position < to) {
      const entry = entries[position];
      if (!entry) return;
      fold(entry);
      if (position % checkpointEvery === 0) checkpoints.push(shadow.save());
    }
  };

  return {
    length: () => entries.length,
    /** How many entries are folded in now. */
    position: () => position,
    /** Moves to the moment after `count` entries; out of range means the nearest end. */
    seek: (count: number): void => {
      const to = Math.max(0, Math.trunc(count));
      const nearest = Math.min(Math.floor(to / checkpointEvery), checkpoints.length - 1);
      const base = checkpoints[nearest];
      if (base && (to < position || nearest * checkpointEvery > position)) {
        shadow.load(base);
        position = nearest * checkpointEvery;
        effects = [];
        isTaken = false;
      }
      forward(to);
    },
    /** The first entry seen so far that no recording can hold, or null. */
    lie: (): Lie | null => lie,
    /** Actors that exist at this moment, finished ones included. */
    paths: (): readonly string[] => shadow.paths(),
    snapshotAt: (path: string): Snapshot<unknown> | undefined => shadow.snapshotAt(path),
    isAlive: (path: string): boolean => shadow.isAlive(path),
    incarnationAt: (path: string): number => shadow.incarnationAt(path),
    /** The transitions that the entry just folded in has led to; none after a jump to a checkpoint. */
    taken: (): readonly Taken[] => (isTaken ? shadow.taken() : []),
    /** What the entry just folded in would have run live. */
    effects: (): readonly WouldRun[] => effects,
    /** Delayed events that are on their way at this moment, the next one first. */
    timers: (): readonly PendingTimer[] => shadow.timers(),
  };
};

const startOf = (shadow: Shadow, [first]: readonly JournalEntry[], { base = null }: Beginning): Lie | null => {
  if (!first) return null;
  if (shadow.isBroken) return lieAt('badBase', first);
  return first.index === (base?.index ?? 0) ? null : lieAt('noStart', first);
};

const orderOf = (entry: JournalEntry, before: JournalEntry | undefined): LieTag | null => {
  if (!before) return null;
  if (entry.index !== before.index + 1) return 'wrongOrder';
  return entry.time < before.time ? 'backInTime' : null;
};
