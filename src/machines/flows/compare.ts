import type { JournalEntry } from '../journal/recorder.ts';
import type { Changed } from './changes.ts';
import type { OpenReel } from './open-reel.ts';
import type { ActorThen, Moment } from './reel.ts';
import { movedIn, plainPaths, type Twins, twinsOf } from './twins.ts';

const factNames = ['appVersion', 'language', 'route', 'first'] as const;
export type FactName = (typeof factNames)[number];

export interface Comparison {
  /** Before this place both have the same entries, whatever their order; in both, or one of them, the next has no twin. */
  readonly common: number;
  /** Of these so many have come in another order. */
  readonly moved: number;
  /** The first place at which the order is another one; null where it is the same. */
  readonly firstMoved: number | null;
  /** Both have the same entries, whatever their order. */
  readonly isEqual: boolean;
  readonly twins: readonly [Twins, Twins];
  /** What is said of the two recordings that is not the same. */
  readonly facts: readonly FactName[];
}

/** How far two recordings go the same way. Times, and what chance has made, are not looked at. */
export const comparisonOf = (
  entries: readonly [readonly JournalEntry[], readonly JournalEntry[]],
  sessions: readonly [Pick<OpenReel, FactName>, Pick<OpenReel, FactName>],
): Comparison => {
  const twins = twinsOf(...entries);
  const [left, right] = twins;
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
    twins,
    facts: factNames.filter((name) => sessions[0][name] !== sessions[1][name]),
  };
};

/** An actor that is not in the same states in both; null where it is not there. `path` is that of the left, if it is there. */
export interface Apart {
  readonly path: string;
  readonly left: ActorThen | null;
  readonly right: ActorThen | null;
}

const stands = (actor: ActorThen | null): string => JSON.stringify(actor && [actor.status, actor.value]);

const byPlainPath = ({ actors }: Moment): ReadonlyMap<string, ActorThen> => {
  const plain = plainPaths();
  return new Map(actors.map((actor) => [plain(actor.path), actor]));
};

/** The charts that stand otherwise in the two moments, in the order of the left, then those that only the right has. */
export const actorsApart = (left: Moment, right: Moment): readonly Apart[] => {
  const [one, other] = [byPlainPath(left), byPlainPath(right)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const pair = { left: one.get(key) ?? null, right: other.get(key) ?? null };
    const isChart = pair.left?.machine != null || pair.right?.machine != null;
    return isChart && stands(pair.left) !== stands(pair.right)
      ? [{ path: pair.left?.path ?? pair.right?.path ?? '', ...pair }]
      : [];
  });
};

export interface PlaceApart {
  readonly place: string;
  readonly left: string;
  readonly right: string;
}

/** Every place of a context that is not the same, as `fields.mobile`; what only one has, once with all within it. */
export const placesApart = (changes: readonly Changed[], around = ''): readonly PlaceApart[] =>
  changes.flatMap(({ key, kind, text, before, parts }) => {
    const place = around === '' ? key : `${around}.${key}`;
    if (kind === 'same') return placesApart(parts, place);
    return [{ place, left: kind === 'added' ? '–' : (before ?? '–'), right: kind === 'removed' ? '–' : text }];
  });
