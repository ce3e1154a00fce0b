import type { AnyActorLogic, Snapshot } from 'xstate';
import type { JournalEntry } from './recorder.ts';
import { type Checkpoint, createShadow, type WouldRun } from './shadow.ts';

const checkpointEvery = 200;

/** The state of every actor at every moment of a journal: one shadow, moved to and fro over checkpoints. */
export const createTimeline = (logic: AnyActorLogic, input: unknown, entries: readonly JournalEntry[]) => {
  const shadow = createShadow(logic, input);
  const checkpoints: Checkpoint[] = [shadow.save()];
  let position = 0;
  let effects: readonly WouldRun[] = [];

  const forward = (to: number): void => {
    while (position < to) {
      const entry = entries[position];
      if (!entry) return;
      effects = shadow.apply(entry);
      position++;
      if (position % checkpointEvery === 0 && checkpoints.length === position / checkpointEvery) {
        checkpoints.push(shadow.save());
      }
    }
  };

  return {
    length: () => entries.length,
    /** How many entries are folded in now. */
    position: () => position,
    /** Moves to the moment after `count` entries; out of range means the nearest end. */
    seek: (count: number): void => {
      const to = Math.min(entries.length, Math.max(0, Math.trunc(count)));
      const nearest = Math.min(Math.floor(to / checkpointEvery), checkpoints.length - 1);
      const base = checkpoints[nearest];
      if (base && (to < position || nearest * checkpointEvery > position)) {
        shadow.load(base);
        position = nearest * checkpointEvery;
        effects = [];
      }
      forward(to);
    },
    /** Actors that exist at this moment, finished ones included. */
    paths: (): readonly string[] => shadow.paths(),
    snapshotAt: (path: string): Snapshot<unknown> | undefined => shadow.snapshotAt(path),
    isAlive: (path: string): boolean => shadow.isAlive(path),
    /** What the entry just folded in would have run live. */
    effects: (): readonly WouldRun[] => effects,
  };
};

export type Timeline = ReturnType<typeof createTimeline>;
