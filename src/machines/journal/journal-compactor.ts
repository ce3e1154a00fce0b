import type { AnyActorLogic } from 'xstate';
import type { BaseSnapshot } from './base-snapshot.ts';
import type { JournalEntry, Recorder } from './recorder.ts';
import { type Checkpoint, createShadow, type Shadow } from './shadow.ts';

interface Rest {
  readonly index: number;
  readonly checkpoint: Checkpoint;
}

interface CompactorOptions {
  readonly journal: Recorder;
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** Limit of all stored entries, as UTF-16 JSON. */
  readonly maxBytes?: number;
  readonly sizeOf: (entry: JournalEntry) => number;
}

const tenMegabytes = 10 * 1024 * 1024;

/** Limits the journal: a shadow follows the app when idle and saves moments of rest; a full journal is cut at one, and stays replayable. */
export const journalCompactor = ({ journal, logic, input, maxBytes = tenMegabytes, sizeOf }: CompactorOptions) => {
  let shadow: Shadow | null = null;
  let position = journal.base()?.index ?? 0;
  let rests: Rest[] = [];
  const sizes: number[] = [];
  let bytes = 0;

  const first = (): number => journal.end() - journal.entries.length;

  /** Null where entries were lost without a base: nothing can be folded. */
  const follower = (): Shadow | null => {
    if (position < first()) return null;
    shadow ??= createShadow(logic, input, { startedAt: journal.startedAt, base: journal.base() });
    return shadow;
  };

  const fold = (): boolean => {
    const folding = follower();
    const entry = journal.entries[position - first()];
    if (!folding || !entry) return false;
    folding.apply(entry);
    const size = sizeOf(entry);
    sizes.push(size);
    bytes += size;
    position++;
    if (journal.rests().includes(position)) rests.push({ index: position, checkpoint: folding.save() });
    return true;
  };

  const baseAt = (folding: Shadow, { index, checkpoint }: Rest): BaseSnapshot => {
    const now = folding.save();
    folding.load(checkpoint);
    const base = folding.base(index);
    folding.load(now);
    folding.forgetStopped();
    return base;
  };

  const cutInHalf = (leavesHalf: (rest: Rest) => boolean): void => {
    const rest = rests.findLast(leavesHalf) ?? rests[0];
    if (!rest || !shadow) return;
    const dropped = sizes.splice(0, rest.index - first());
    bytes -= sum(dropped);
    rests = rests.filter(({ index }) => index > rest.index);
    journal.cut(baseAt(shadow, rest));
  };

  const leavesHalf = ({ index }: Rest): boolean => journal.end() - index >= journal.limit / 2;

  journal.whenFull(() => {
    while (!rests.some(leavesHalf) && fold()) {}
    cutInHalf(leavesHalf);
  });

  return {
    /** Applies at most `count` entries; true while more remain. Call when idle. */
    follow: (count: number): boolean => {
      for (let left = count; left > 0; left--) if (!fold()) break;
      if (bytes > maxBytes) cutInHalf(({ index }) => sum(sizes.slice(index - first())) >= maxBytes / 2);
      return position < journal.end() && follower() !== null;
    },
    /** Drops all entries so far. Call at rest, when `follow` has nothing left. */
    forget: (): void => {
      const base = follower()?.base(position);
      if (!base) return;
      shadow?.forgetStopped();
      [rests, bytes] = [[], 0];
      sizes.length = 0;
      journal.cut(base);
    },
    bytes: (): number => bytes,
  };
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
