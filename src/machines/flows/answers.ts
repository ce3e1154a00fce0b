import type { Words } from '../kit/path-spec.ts';
import type { ChartArrow, ChartFile, ChartState } from './chart-file.ts';

/** `state`: where it leads, or stays. */
export interface Answer extends Words {
  readonly arrow: string;
  readonly state: ChartState | null;
  readonly shows: readonly Words[];
  readonly isUnanswered?: boolean;
}

/** One thing that goes wrong; what follows differs by where it happens. */
export interface Trouble extends Words {
  readonly answers: readonly Answer[];
  readonly isUnanswered: boolean;
}

const joined = (shows: readonly Words[]): string => shows.map(({ en }) => en).join('\n');

const answersIn = (chart: ChartFile, arrows: readonly ChartArrow[], isWrong: boolean): readonly Answer[] =>
  arrows.flatMap(({ id, source, targets, outcomes }) =>
    outcomes
      .filter((outcome) => outcome.isWrong === isWrong)
      .map(({ zh, en, shows, isUnanswered }) => {
        const state = chart.states.find((one) => one.id === (targets[0] ?? source)) ?? null;
        return { zh, en, shows, isUnanswered, arrow: id, state };
      }),
  );

const isSame = (one: Answer, other: Answer): boolean =>
  joined(one.shows) === joined(other.shows) && (one.shows.length > 0 || one.state?.id === other.state?.id);

/** What can go wrong, by what it is; what was foreseen for this chart comes before what happens to all. */
export const troublesIn = (chart: ChartFile): readonly Trouble[] => {
  const groups = [...Map.groupBy(answersIn(chart, chart.arrows, true), ({ en }) => en).values()];
  const troubles = groups.flatMap(([first, ...rest]): readonly Trouble[] => {
    if (!first) return [];
    const answers = [first, ...rest];
    const distinct = answers.filter((one, at) => answers.findIndex((other) => isSame(one, other)) === at);
    return [{ zh: first.zh, en: first.en, answers: distinct, isUnanswered: first.isUnanswered === true }];
  });
  return [...Map.groupBy(troubles, meaningOf).values()]
    .flatMap(([first, ...rest]) => (first ? [{ ...first, ...joinedWords([first, ...rest]) }] : []))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
};

const meaningOf = ({ answers }: Trouble): string =>
  answers.map(({ shows, state }) => `${joined(shows)} ${state?.id}`).join('\n');

const joinedWords = (all: readonly Words[]): Words => ({
  zh: all.map(({ zh }) => zh).join(' / '),
  en: all.map(({ en }) => en).join(' / '),
});

const rankOf = ({ answers, isUnanswered }: Trouble): number =>
  answers.every(({ shows }) => shows.length === 0) ? 2 : Number(isUnanswered);

const mostEnds = 6;

/** Its final states; of what never ends, what it was answered. */
export const endsIn = (chart: ChartFile): readonly Answer[] => {
  const finals = chart.states.filter(({ kind, parent }) => kind === 'final' && parent === chart.machine);
  const ends = finals.map((state) => {
    const arrow = chart.arrows.find(({ targets }) => targets.includes(state.id))?.id ?? state.id;
    return { ...(state.title ?? { zh: state.key, en: state.key }), shows: [], arrow, state };
  });
  const done = chart.arrows.filter(({ event }) => event.startsWith('xstate.done.actor.'));
  return ends.length > 0 ? ends : answersIn(chart, done, false).slice(0, mostEnds);
};
