import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { JournalEntry } from '../journal/recorder.ts';
import type { Words } from '../kit/path-spec.ts';
import type { ChartArrow, ChartFile, ChartState } from './chart-file.ts';
import { arrowIdOf } from './chart-marks.ts';
import { eventWords, sameWords } from './entry-words.ts';
import { type GuardAnswer, refusedIn } from './guard-answer.ts';
import { hasWords } from './plain-text.ts';
import { type Candidate, type EventAnswer, type Verdict, whyNot } from './why-not.ts';

export interface Reason {
  readonly arrow: string | null;
  readonly verdict: Verdict;
  readonly words: readonly Words[];
}

export interface Explained {
  readonly event: string;
  readonly by: ChartArrow['by'];
  readonly words: Words;
  readonly result: EventAnswer['result'];
  readonly reasons: readonly Reason[];
  readonly states: readonly ChartState[];
}

const wordsOfGuard = (chart: ChartFile, arrow: ChartArrow | undefined, answer: GuardAnswer): Words => {
  const { kind, name, given, parts } = answer;
  if (kind === 'not') {
    const [part] = parts;
    const inner = part ? wordsOfGuard(chart, arrow, part) : sameWords('');
    return { zh: `并非“${inner.zh}”`, en: `not: ${inner.en}` };
  }
  if (kind === 'in') return chart.states.find(({ id }) => id === name)?.title ?? sameWords(name);
  const known =
    chart.guards[name] ?? (kind === 'inline' || arrow?.guard?.raw.startsWith(name) ? arrow?.guard?.words : null);
  return known ?? sameWords(given === '' ? name : `${name} ${given}`);
};

const decisive = ({ verdict, guard }: Candidate): readonly GuardAnswer[] => {
  if (guard === null) return [];
  if (verdict === 'refused') return refusedIn(guard);
  return verdict === 'open' ? [guard] : [];
};

const reasonOf = (chart: ChartFile, candidate: Candidate): Reason => {
  const id = arrowIdOf(chart, candidate.definition);
  const arrow = chart.arrows.find((one) => one.id === id);
  const whole = candidate.verdict === 'open' && arrow?.guard ? [arrow.guard.words] : null;
  const words = whole ?? decisive(candidate).map((answer) => wordsOfGuard(chart, arrow, answer));
  return {
    arrow: id,
    verdict: candidate.verdict,
    words: words.filter((one, at) => words.findIndex(({ zh }) => zh === one.zh) === at),
  };
};

export const explained = (
  chart: ChartFile,
  snapshot: AnyMachineSnapshot,
  lastOf: (event: string) => AnyEventObject | null,
): readonly Explained[] =>
  whyNot(snapshot, lastOf)
    .map((answer): Explained => {
      const arrows = chart.arrows.filter(({ event }) => event === answer.event);
      const named = arrows.find(({ words }) => words !== null) ?? arrows[0];
      return {
        event: answer.event,
        by: named?.by ?? 'inside',
        words: eventWords(chart, answer.event),
        result: answer.result,
        reasons: answer.candidates.map((candidate) => reasonOf(chart, candidate)),
        states: chart.states.filter(({ id }) => answer.states.includes(id)),
      };
    })
    .toSorted((one, other) => Number(other.by === 'user') - Number(one.by === 'user'));

const memory = 5_000;

/** By type, the last events that the actor received before `index`. */
export const lastEvents = (
  entries: readonly JournalEntry[],
  index: number,
  path: string,
): ReadonlyMap<string, AnyEventObject> => {
  const found = new Map<string, AnyEventObject>();
  for (const entry of entries.slice(Math.max(0, index - memory), index)) {
    if (entry.path === path) found.set(entry.event.type, entry.event);
  }
  return found;
};

export const askedFor = (all: readonly Explained[], text: string): readonly Explained[] =>
  all.filter(({ event, words: { zh, en } }) => hasWords(`${zh}\n${en}\n${event}`, text));
