import type { JournalEntry } from '../journal/recorder.ts';

const ofTheRun: ReadonlySet<string> = new Set(['entry', 'spot', 'at', 'time', 'now', 'startedAt', 'savedAt']);
const firstTime = 1_000_000_000_000;
const isoTime = /^\d{4}-\d\d-\d\dT/;
/** Random parts: the key after `prefix-`, and long words that mix letters and digits. */
const byChance = /(page-)(\w+)|\b(?=\w*\d\w*[a-zA-Z]\w*\d)\w{16,}\b/g;

/** `text`: equal in all runs. `words`: random parts, in order. */
interface Shape {
  readonly text: string;
  readonly words: readonly string[];
}

const shapeOf = (value: unknown): Shape => {
  const words: string[] = [];
  const plain = (text: string): string =>
    text.replace(byChance, (found, prefix: string = '', key: string = found) => {
      words.push(key);
      return `${prefix}#`;
    });
  const text = JSON.stringify(value, (key, field: unknown) => {
    if (typeof field === 'string') return ofTheRun.has(key) || isoTime.test(field) ? '' : plain(field);
    if (typeof field === 'number') return ofTheRun.has(key) || field >= firstTime ? 0 : field;
    return field;
  });
  return { text, words };
};

/** Numbers paths that differ only in random parts. */
export const plainPaths = (): ((path: string) => string) => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (path) => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const { text } = shapeOf(path);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    names.set(path, `${text}${count}`);
    return `${text}${count}`;
  };
};

type Words = ReadonlyMap<string, string>;

/** A bijection between the random words of both sides. */
const wordPairs = () => {
  const [there, back] = [new Map<string, string>(), new Map<string, string>()];
  const joined = (left: Shape, right: Shape, also: Words = new Map()): Words | null => {
    if (left.text !== right.text) return null;
    const added = new Map(also);
    for (const [at, word] of left.words.entries()) {
      const match = right.words[at] ?? '';
      const known = there.get(word) ?? added.get(word);
      if (known === undefined && !back.has(match) && ![...added.values()].includes(match)) added.set(word, match);
      else if (known !== match) return null;
    }
    return added;
  };
  return {
    joined,
    add: (words: Words): void => {
      for (const [word, match] of words) {
        there.set(word, match);
        back.set(match, word);
      }
    },
  };
};

const byActor = (entries: readonly JournalEntry[]): ReadonlyMap<string, readonly number[]> => {
  const plain = plainPaths();
  const all = new Map<string, number[]>();
  for (const [position, { path, incarnation }] of entries.entries()) {
    const key = `${plain(path)} ${incarnation}`;
    const own = all.get(key) ?? [];
    all.set(key, own);
    own.push(position);
  }
  return all;
};

const mostAnswers = 8;
const isAnswer = (entry: JournalEntry | undefined): boolean =>
  entry !== undefined && entry.input !== 'external' && entry.input !== 'timer';

/** Index of the same entry in the other recording, or null. */
export type Matches = readonly (number | null)[];

/** Compared per actor, in order of receipt; neighbouring answers may swap. After its first difference an actor has no matches. */
export const diffRecordings = (
  left: readonly JournalEntry[],
  right: readonly JournalEntry[],
): readonly [Matches, Matches] => {
  const pairs = wordPairs();
  const shape = ({ source, input, event }: JournalEntry): Shape => shapeOf([source, input, event]);
  const [shapes, others] = [left.map(shape), right.map(shape)];
  const [matches, backwards]: [(number | null)[], (number | null)[]] = [left.map(() => null), right.map(() => null)];
  const rightOf = byActor(right);
  const nothing: Shape = { text: '', words: [] };

  const permuted = (ours: readonly number[], theirs: readonly number[]) => {
    let words: Words = new Map();
    const free = new Set(theirs);
    const found: (readonly [number, number])[] = [];
    for (const one of ours) {
      const match = [...free].find((other) => pairs.joined(shapes[one] ?? nothing, others[other] ?? nothing, words));
      const joined = match === undefined ? null : pairs.joined(shapes[one] ?? nothing, others[match] ?? nothing, words);
      if (match === undefined || !joined) return null;
      words = joined;
      free.delete(match);
      found.push([one, match]);
    }
    return { words, found };
  };

  for (const [actor, ours] of byActor(left)) {
    const theirs = rightOf.get(actor) ?? [];
    let at = 0;
    while (at < ours.length && at < theirs.length) {
      let same = permuted(ours.slice(at, at + 1), theirs.slice(at, at + 1));
      for (
        let count = 2;
        !same && count <= mostAnswers && at + count <= Math.min(ours.length, theirs.length);
        count++
      ) {
        const [one, other] = [ours.slice(at, at + count), theirs.slice(at, at + count)];
        if (!one.every((position) => isAnswer(left[position])) || !other.every((position) => isAnswer(right[position])))
          break;
        same = permuted(one, other);
      }
      if (!same) break;
      pairs.add(same.words);
      for (const [one, other] of same.found) {
        matches[one] = other;
        backwards[other] = one;
      }
      at += same.found.length;
    }
  }
  return [matches, backwards];
};

/** How many items must move to sort the list. */
export const movedIn = (positions: readonly number[]): number => {
  const ends: number[] = [];
  for (const position of positions) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    ends[low] = position;
  }
  return positions.length - ends.length;
};
