import type { AnyActorRef } from 'xstate';
import { actorHandlesEvent } from '../kit/handles-event.ts';
import { isLazyChart, queuedFact } from '../kit/lazy-chart.ts';
import { isEffect, isMachine, logicOf } from '../kit/xstate-internals.ts';
import type { InputKind, JournalEntry } from './recorder.ts';

/** Entries that these charts cannot have recorded. Texts: `journal:violation.<tag>`. */
export type ViolationTag =
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

export interface Violation {
  readonly tag: ViolationTag;
  readonly index: number;
  readonly path: string;
  readonly event: string;
}

export const violationAt = (
  tag: ViolationTag,
  { index, path, event }: Pick<JournalEntry, 'index' | 'path' | 'event'>,
): Violation => ({
  tag,
  index,
  path,
  event: event.type,
});

export const violationSince = (tag: ViolationTag, recordedAs: number | undefined): ViolationTag =>
  recordedAs === undefined || ofTheFile.has(tag) ? tag : 'olderCharts';

/** These do not depend on the charts. */
const ofTheFile: ReadonlySet<ViolationTag> = new Set(['wrongOrder', 'backInTime', 'noStart']);

/** `ref`: null once the actor has ended. `count`: actors created under its path. */
interface Addressee {
  readonly count: number;
  readonly ref: AnyActorRef | null;
}

export const violationOf = (
  { incarnation, input, event }: JournalEntry,
  { count, ref }: Addressee,
): ViolationTag | null => {
  if (count === 0) return 'noActor';
  if (incarnation < 1 || incarnation > count) return 'wrongIncarnation';
  if (ref === null) return input === 'async' ? 'endedActor' : null;
  return isKnown(ref, event.type, input) ? null : 'unknownEvent';
};

export const disorderOf = (
  entries: readonly Pick<JournalEntry, 'index' | 'time' | 'path' | 'event'>[],
  from: { readonly index: number; readonly time: number },
): Violation | null => {
  let expected = from;
  for (const entry of entries) {
    const tag = disorderAt(entry, expected);
    if (tag) return violationAt(tag, entry);
    expected = { index: entry.index + 1, time: entry.time };
  }
  return null;
};

/** `expected`: the index, and the earliest time. */
export const disorderAt = (
  { index, time }: Pick<JournalEntry, 'index' | 'time'>,
  expected: Pick<JournalEntry, 'index' | 'time'>,
): ViolationTag | null => {
  if (index !== expected.index) return 'wrongOrder';
  return time < expected.time ? 'backInTime' : null;
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
  return fromBelow.test(type) || actorHandlesEvent(ref, type) || (type === queuedFact && isLazyChart(logicOf(ref)));
};
