import type { JournalEntry } from '../journal/recorder.ts';

const outsiders = ['user', 'time', 'backend'] as const;
type Outsider = (typeof outsiders)[number];

/** An outsider, or an actor with a chart by its path; effects belong to `backend`. */
interface Lifeline {
  readonly id: string;
  readonly outsider: Outsider | null;
}

/** A dot where `from` equals `to`. `starts`: effects that the entry started. */
export interface Message {
  readonly entry: JournalEntry;
  readonly from: string;
  readonly to: string;
  readonly starts: readonly Started[];
}

export interface Started {
  readonly by: string;
  readonly name: string;
}

export interface Sequence {
  readonly lifelines: readonly Lifeline[];
  readonly messages: readonly Message[];
}

interface SequenceSource {
  readonly entries: readonly JournalEntry[];
  readonly isChart: (path: string) => boolean;
  readonly actorsAfter: (count: number) => readonly { readonly path: string; readonly incarnation: number }[];
}

const standsFor = (path: string, isChart: SequenceSource['isChart']): string => (isChart(path) ? path : 'backend');

const senderOf = ({ input, source, path }: JournalEntry, isChart: SequenceSource['isChart']): string => {
  if (input === 'external') return 'user';
  if (input === 'timer') return 'time';
  if (input === 'async' || input === 'callback') return 'backend';
  return standsFor(source ?? path, isChart);
};

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Entries from index `from` to `to` (exclusive). */
export const sequenceOf = ({ entries, isChart, actorsAfter }: SequenceSource, from: number, to: number): Sequence => {
  const key = ({ path, incarnation }: { readonly path: string; readonly incarnation: number }) =>
    `${path}#${incarnation}`;
  let known = new Set(actorsAfter(from).map(key));
  const messages = entries.slice(from, to).map((entry, at): Message => {
    const actors = actorsAfter(from + at + 1);
    const fresh = actors.filter((actor) => !known.has(key(actor)) && !isChart(actor.path));
    known = new Set(actors.map(key));
    return {
      entry,
      from: senderOf(entry, isChart),
      to: standsFor(entry.path, isChart),
      starts: fresh.map(({ path }) => ({ by: parentOf(path), name: nameOf(path) })),
    };
  });
  const involved = new Set(
    messages.flatMap((message) => [message.from, message.to, ...message.starts.map(({ by }) => by)]),
  );
  const actors = [...involved].filter((id) => !outsiders.some((outsider) => outsider === id)).toSorted(byPath);
  const line = (outsider: Outsider): readonly Lifeline[] =>
    involved.has(outsider) ? [{ id: outsider, outsider }] : [];
  const asked = messages.some(({ starts }) => starts.length > 0);
  return {
    lifelines: [
      ...line('user'),
      ...line('time'),
      ...actors.map((id): Lifeline => ({ id, outsider: null })),
      ...(asked ? [{ id: 'backend', outsider: 'backend' as const }] : line('backend')),
    ],
    messages,
  };
};

const byPath = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
