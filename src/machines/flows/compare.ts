import type { JournalEntry } from '../journal/recorder.ts';
import type { Changed } from './changes.ts';
import type { OpenReel } from './open-reel.ts';
import type { ActorThen, Moment } from './reel.ts';

/** Times, and the keys of the history, are others in every run. */
const ofTheRun: ReadonlySet<string> = new Set(['entry', 'spot', 'at', 'time', 'now', 'startedAt', 'savedAt']);
const firstTime = 1_000_000_000_000;
const isoTime = /^\d{4}-\d\d-\d\dT/;
/** What chance has made: the key in a room's name, and long words in which letters and digits are mixed. */
const byChance = /(?<=room-)\w+|\b(?=\w*\d\w*[a-zA-Z]\w*\d)\w{16,}\b/g;

/** The same text for the same thing in two runs: what chance has made is called by the order in which it comes. */
const plainly = () => {
  const names = new Map<string, string>();
  const named = (word: string): string => {
    const name = names.get(word) ?? `#${names.size + 1}`;
    names.set(word, name);
    return name;
  };
  const textOf = (text: string): string => (isoTime.test(text) ? '' : text.replace(byChance, named));
  const plainValue = (key: string, value: unknown): unknown => {
    if (typeof value === 'string') return ofTheRun.has(key) ? '' : textOf(value);
    if (typeof value === 'number') return ofTheRun.has(key) || value >= firstTime ? 0 : value;
    return value;
  };
  return {
    path: textOf,
    entry: ({ path, incarnation, source, input, event }: JournalEntry): string =>
      JSON.stringify([path, incarnation, source, input, event], plainValue),
  };
};

const factNames = ['appVersion', 'language', 'route', 'first'] as const;
export type FactName = (typeof factNames)[number];

export interface Comparison {
  /** So many entries are alike, from the beginning of each. */
  readonly common: number;
  readonly isEqual: boolean;
  /** What is said of the two recordings that is not the same. */
  readonly facts: readonly FactName[];
}

/** How far two recordings go the same way. Times, and what chance has made, are not looked at. */
export const comparisonOf = (
  entries: readonly [readonly JournalEntry[], readonly JournalEntry[]],
  sessions: readonly [Pick<OpenReel, FactName>, Pick<OpenReel, FactName>],
): Comparison => {
  const [left, right] = entries;
  const [one, other] = [plainly(), plainly()];
  let common = 0;
  for (const [at, entry] of left.entries()) {
    const twin = right[at];
    if (!twin || one.entry(entry) !== other.entry(twin)) break;
    common += 1;
  }
  return {
    common,
    isEqual: common === left.length && common === right.length,
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
  const { path } = plainly();
  return new Map(actors.map((actor) => [path(actor.path), actor]));
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
