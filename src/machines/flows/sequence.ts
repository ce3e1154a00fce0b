import type { JournalEntry } from '../journal/recorder.ts';

/** Who stands at the sides of the diagram, outside the app. */
const outsiders = ['user', 'time', 'backend'] as const;
export type Outsider = (typeof outsiders)[number];

/** A vertical line: somebody outside, or an actor with a chart by its path. Effects are the backend's. */
export interface Lifeline {
  readonly id: string;
  readonly outsider: Outsider | null;
}

/** One entry as an arrow between two lifelines, or as a dot where they are the same. `starts` names the effects that it has started. */
export interface Message {
  readonly entry: JournalEntry;
  readonly from: string;
  readonly to: string;
  readonly starts: readonly Started[];
}

/** An effect that an actor has begun: a question to the outside. */
export interface Started {
  readonly by: string;
  readonly name: string;
}

export interface Sequence {
  readonly lifelines: readonly Lifeline[];
  readonly messages: readonly Message[];
}

/** What the diagram needs to know of a recording. */
export interface Told {
  readonly entries: readonly JournalEntry[];
  /** Whether the actor at a path is a chart; else it is an effect. */
  readonly isChart: (path: string) => boolean;
  /** The paths of the actors that are there after so many entries. */
  readonly actorsAfter: (count: number) => readonly { readonly path: string; readonly incarnation: number }[];
}

/** Whoever stands for an actor: itself, or the backend for an effect. */
const standsFor = (path: string, isChart: Told['isChart']): string => (isChart(path) ? path : 'backend');

const senderOf = ({ input, source, path }: JournalEntry, isChart: Told['isChart']): string => {
  if (input === 'external') return 'user';
  if (input === 'timer') return 'time';
  if (input === 'async' || input === 'callback') return 'backend';
  return standsFor(source ?? path, isChart);
};

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The entries from the place `from` up to, not including, `to` of a recording, between those who take part in them. */
export const sequenceOf = ({ entries, isChart, actorsAfter }: Told, from: number, to: number): Sequence => {
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

/** A parent stands before its children. */
const byPath = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
