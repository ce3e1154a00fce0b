import type { JournalEntry } from '../journal/recorder.ts';
import type { Changed } from './changes.ts';
import { diffRecordings, type Matches, movedIn, plainPaths } from './diff-recordings.ts';
import type { OpenRecording } from './open-recording.ts';
import type { ActorAtMoment, Moment } from './recording.ts';

const factNames = ['appVersion', 'language', 'route', 'first'] as const;
type FactName = (typeof factNames)[number];

export interface Comparison {
  /** Entries before this index are in both recordings, in any order. */
  readonly common: number;
  /** How many of these are in another order. */
  readonly moved: number;
  /** Index of the first entry in another order, or null. */
  readonly firstMoved: number | null;
  readonly isEqual: boolean;
  readonly matches: readonly [Matches, Matches];
  readonly facts: readonly FactName[];
}

/** Ignores times and random values. */
export const comparisonOf = (
  entries: readonly [readonly JournalEntry[], readonly JournalEntry[]],
  sessions: readonly [Pick<OpenRecording, FactName>, Pick<OpenRecording, FactName>],
): Comparison => {
  const matches = diffRecordings(...entries);
  const [left, right] = matches;
  const [here, there] = [left.indexOf(null), right.indexOf(null)];
  const isEqual = here < 0 && there < 0;
  const common = isEqual ? left.length : Math.min(...[here, there].filter((place) => place >= 0));
  const places = left.slice(0, common).filter((place) => place !== null);
  const firstMoved = places.findIndex((place, at) => place !== at);
  return {
    common,
    moved: movedIn(places),
    firstMoved: firstMoved < 0 ? null : firstMoved,
    isEqual,
    matches,
    facts: factNames.filter((name) => sessions[0][name] !== sessions[1][name]),
  };
};

/** An actor in different states; null on a side without it. `path` is the left one's if it exists. */
export interface ActorDifference {
  readonly path: string;
  readonly left: ActorAtMoment | null;
  readonly right: ActorAtMoment | null;
}

const stateOf = (actor: ActorAtMoment | null): string => JSON.stringify(actor && [actor.status, actor.value]);

const byPlainPath = ({ actors }: Moment): ReadonlyMap<string, ActorAtMoment> => {
  const plain = plainPaths();
  return new Map(actors.map((actor) => [plain(actor.path), actor]));
};

export const actorDifferences = (left: Moment, right: Moment): readonly ActorDifference[] => {
  const [one, other] = [byPlainPath(left), byPlainPath(right)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const pair = { left: one.get(key) ?? null, right: other.get(key) ?? null };
    const isChart = pair.left?.machine != null || pair.right?.machine != null;
    return isChart && stateOf(pair.left) !== stateOf(pair.right)
      ? [{ path: pair.left?.path ?? pair.right?.path ?? '', ...pair }]
      : [];
  });
};

interface ContextDifference {
  readonly place: string;
  readonly left: string;
  readonly right: string;
}

/** Differing fields, as `fields.mobile`; a field on one side only counts once, with all its parts. */
export const contextDifferences = (changes: readonly Changed[], around = ''): readonly ContextDifference[] =>
  changes.flatMap(({ key, kind, text, before, parts }) => {
    const place = around === '' ? key : `${around}.${key}`;
    if (kind === 'same') return contextDifferences(parts, place);
    return [{ place, left: kind === 'added' ? '–' : (before ?? '–'), right: kind === 'removed' ? '–' : text }];
  });
