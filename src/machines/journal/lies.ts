import type { AnyActorRef } from 'xstate';
import { isHeardBy } from '../shared/hears.ts';
import { heldFact, isLazyChart } from '../shared/lazy-chart.ts';
import { isEffect, isMachine, logicOf } from '../shared/private-names.ts';
import type { InputKind, JournalEntry } from './recorder.ts';

/** Entries that these charts cannot have recorded. Texts: `journal:lie.<tag>`. */
export type LieTag =
  | 'wrongOrder'
  | 'backInTime'
  | 'noStart'
  /** Not restorable with the charts of this version. */
  | 'badBase'
  | 'noActor'
  | 'wrongIncarnation'
  /** An ended actor cannot send itself events. */
  | 'endedActor'
  /** No state of the chart has such an event, and no effect sent it. */
  | 'unknownEvent'
  /** The same in a file of an older format: valid, but not replayable. */
  | 'olderCharts';

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

export const lieSince = (tag: LieTag, recordedAs: number | undefined): LieTag =>
  tag === 'unknownEvent' && recordedAs !== undefined ? 'olderCharts' : tag;

/** `ref`: null once the actor has ended. `count`: actors created under its path. */
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
/** Internal to XState, never sent. */
const ownSteps: ReadonlySet<string> = new Set(['xstate.init', 'xstate.stop']);

const isKnown = (ref: AnyActorRef, type: string, input: InputKind): boolean => {
  if (ownSteps.has(type)) return false;
  if (isEffect(ref)) return toItself.test(type) || !type.startsWith('xstate.');
  if (!isMachine(ref)) return true;
  // The invoking chart need not handle every event of an effect.
  if (input === 'callback' && !type.startsWith('xstate.')) return true;
  return fromBelow.test(type) || isHeardBy(ref, type) || (type === heldFact && isLazyChart(logicOf(ref)));
};
