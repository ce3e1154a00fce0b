import type { AnyActorLogic } from 'xstate';
import { disorderAt, type Violation, violationAt } from './journal-validation.ts';
import type { JournalEntry } from './recorder.ts';
import { type Beginning, type Checkpoint, createShadow, type Shadow, type Taken } from './shadow.ts';

const checkpointEvery = 200;

/** One shadow, moved between checkpoints. Moments count from the first of `entries`. */
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
  let violation: Violation | null = wrongStart;
  let isTaken = false;

  /** Skips invalid entries and remembers the first. */
  const fold = (entry: JournalEntry): void => {
    const before = entries[position - 1];
    const order = before ? disorderAt(entry, { index: before.index + 1, time: before.time }) : null;
    const tag = shadow.violationOf(entry) ?? order;
    if (tag) violation ??= violationAt(tag, entry);
    if (!tag) shadow.apply(entry);
    isTaken = !tag;
    position++;
  };

  /** From the nearest checkpoint, so those passed are new. */
  const forward = (to: number): void => {
    while (position < to) {
      const entry = entries[position];
      if (!entry) return;
      fold(entry);
      if (position % checkpointEvery === 0) checkpoints.push(shadow.save());
    }
  };

  return {
    position: () => position,
    /** `count`: entries to apply, clamped. */
    seek: (count: number): void => {
      const to = Math.max(0, Math.trunc(count));
      const nearest = Math.min(Math.floor(to / checkpointEvery), checkpoints.length - 1);
      const base = checkpoints[nearest];
      if (base && (to < position || nearest * checkpointEvery > position)) {
        shadow.load(base);
        position = nearest * checkpointEvery;
        isTaken = false;
      }
      forward(to);
    },
    violation: (): Violation | null => violation,
    paths: shadow.paths,
    snapshotAt: shadow.snapshotAt,
    isAlive: shadow.isAlive,
    incarnationAt: shadow.incarnationAt,
    /** Caused by the last applied entry; empty after a jump to a checkpoint. */
    taken: (): readonly Taken[] => (isTaken ? shadow.taken() : []),
  };
};

const startOf = (shadow: Shadow, [first]: readonly JournalEntry[], { base = null }: Beginning): Violation | null => {
  if (!first) return null;
  if (shadow.isBroken) return violationAt('badBase', first);
  return first.index === (base?.index ?? 0) ? null : violationAt('noStart', first);
};
