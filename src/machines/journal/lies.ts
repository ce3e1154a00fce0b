import type { AnyActorRef } from 'xstate';
import { isHeardBy } from '../shared/hears.ts';
import { heldFact, isLazyChart } from '../shared/lazy-chart.ts';
import { isEffect, isMachine, logicOf } from '../shared/private-names.ts';
import type { InputKind, JournalEntry } from './recorder.ts';

/** What no recording of these charts can hold. The texts are `journal:lie.<tag>`. */
export type LieTag =
  /** The entries do not follow one another by their index. */
  | 'wrongOrder'
  | 'backInTime'
  /** The entries that came before are not there, and no base stands for them. */
  | 'noStart'
  /** The base cannot be restored with the charts of this version. */
  | 'badBase'
  /** There has been no actor under this path. */
  | 'noActor'
  /** There have not been so many actors under this path. */
  | 'wrongIncarnation'
  /** The actor has ended and cannot have sent itself anything. */
  | 'endedActor'
  /** The chart of the actor has no such event in any state, and no effect has sent it. */
  | 'unknownEvent'
  /** The same in a file from before the charts sent what they send now: it is no lie, and cannot be replayed. */
  | 'olderCharts';

/** The entry that lies. */
export interface Lie {
  readonly tag: LieTag;
  readonly index: number;
  readonly path: string;
  readonly event: string;
}

export const lieAt = (tag: LieTag, { index, path, event }: Pick<JournalEntry, 'index' | 'path' | 'event'>): Lie => ({
  tag,
  index,
  path,
  event: event.type,
});

/** What a lie is called in a recording from before these charts; `recordedAs` is the format of its file, where that is older. */
export const lieSince = (tag: LieTag, recordedAs: number | undefined): LieTag =>
  tag === 'unknownEvent' && recordedAs !== undefined ? 'olderCharts' : tag;

/** Who an entry is for, at that moment: `ref` is null when that actor has ended, `count` that of actors under its path. */
export interface Addressee {
  readonly count: number;
  readonly ref: AnyActorRef | null;
}

export const lieOf = ({ incarnation, input, event }: JournalEntry, { count, ref }: Addressee): LieTag | null => {
  if (count === 0) return 'noActor';
  if (incarnation < 1 || incarnation > count) return 'wrongIncarnation';
  if (ref === null) return input === 'async' ? 'endedActor' : null;
  return isKnown(ref, event.type, input) ? null : 'unknownEvent';
};

/** The first entry that is out of order, in its index or in its time; null when there is none. */
export const disorderOf = (
  entries: readonly Pick<JournalEntry, 'index' | 'time' | 'path' | 'event'>[],
  from: { readonly index: number; readonly time: number },
): Lie | null => {
  let { time } = from;
  for (const [at, entry] of entries.entries()) {
    if (entry.index !== from.index + at) return lieAt('wrongOrder', entry);
    if (entry.time < time) return lieAt('backInTime', entry);
    time = entry.time;
  }
  return null;
};

const fromBelow = /^xstate\.(done\.(actor|state)|error\.actor|snapshot)\./;
const toItself = /^xstate\.(promise|observable)\./;
/** What XState only does, and never sends. */
const ownSteps: ReadonlySet<string> = new Set(['xstate.init', 'xstate.stop']);

const isKnown = (ref: AnyActorRef, type: string, input: InputKind): boolean => {
  if (ownSteps.has(type)) return false;
  if (isEffect(ref)) return toItself.test(type) || !type.startsWith('xstate.');
  if (!isMachine(ref)) return true;
  // Not everything that an effect says is of interest to whoever started it.
  if (input === 'callback' && !type.startsWith('xstate.')) return true;
  return fromBelow.test(type) || isHeardBy(ref, type) || (type === heldFact && isLazyChart(logicOf(ref)));
};
