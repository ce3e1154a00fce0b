import type { AnyActorLogic } from 'xstate';
import type { Base } from './base.ts';
import type { JournalEntry, Recorder } from './recorder.ts';
import { type Checkpoint, createShadow, type Shadow } from './shadow.ts';

/** A moment of rest at which the journal may be cut. */
interface Rest {
  readonly index: number;
  readonly checkpoint: Checkpoint;
}

export interface KeeperOptions {
  readonly journal: Recorder;
  /** The charts of the running app. */
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** How large the kept entries may be together, as UTF-16 text of JSON. */
  readonly maxBytes?: number;
  /** The size of an entry in bytes. */
  readonly sizeOf: (entry: JournalEntry) => number;
}

const tenMegabytes = 10 * 1024 * 1024;

/**
 * Keeps a journal within its bounds so that what remains can still be folded and replayed: a shadow follows the live app
 * in idle moments, and remembers its moments of rest. When the journal is full it is cut at one of them.
 */
export const keeper = ({ journal, logic, input, maxBytes = tenMegabytes, sizeOf }: KeeperOptions) => {
  let shadow: Shadow | null = null;
  let position = journal.base()?.index ?? 0;
  let rests: Rest[] = [];
  const sizes: number[] = [];
  let bytes = 0;

  const first = (): number => journal.end() - journal.entries.length;

  /** Null when entries were lost that no base stands for: nothing can be folded any more. */
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

  const baseAt = (folding: Shadow, { index, checkpoint }: Rest): Base => {
    const now = folding.save();
    folding.load(checkpoint);
    const base = folding.base(index);
    folding.load(now);
    folding.forgetStopped();
    return base;
  };

  /** At the newest moment that leaves half of what may be kept, else at the oldest there is. */
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
    /** Follows the live app by at most `count` entries; true when there is more to follow. For idle moments. */
    follow: (count: number): boolean => {
      for (let left = count; left > 0; left--) if (!fold()) break;
      if (bytes > maxBytes) cutInHalf(({ index }) => sum(sizes.slice(index - first())) >= maxBytes / 2);
      return position < journal.end() && follower() !== null;
    },
    /** The state where the follower stands: to be asked for at rest, when there is nothing more to follow. */
    baseHere: (): Base | null => follower()?.base(position) ?? null,
    /** Lets everything go that has led here, as what stands in a base does: to be asked when `baseHere` may be. */
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
