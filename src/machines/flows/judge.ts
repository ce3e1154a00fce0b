/** One thing that an actor in the app was told, the transitions that it took, and the leaf states it is in since. */
export interface Observed {
  readonly event: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

/** What a step of a test path leads to. */
export type Expected = Observed;

/** `used`: so many of the observations were looked at. `came`: what differs; null where nothing came of what was sent. */
export type Verdict =
  | { readonly tag: 'passed'; readonly used: number; readonly states: readonly string[] }
  | { readonly tag: 'failed'; readonly came: Observed | null }
  | { readonly tag: 'open' };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

/**
 * Whether the app has done what a step says. What else happens to the actor counts only where it leads elsewhere.
 * `before`: the states that it was in. `isSent`: all that came of the event is among the observations.
 */
export const judge = (
  expected: Expected,
  before: readonly string[],
  observed: readonly Observed[],
  isSent: boolean,
): Verdict => {
  for (const [at, came] of observed.entries()) {
    const isMeant = came.event === expected.event;
    if (isMeant && isSame(came.transitions, expected.transitions) && isSame(came.states, expected.states))
      return { tag: 'passed', used: at + 1, states: came.states };
    if (isMeant || !isSame(came.states, before)) return { tag: 'failed', came };
  }
  if (!isSent) return { tag: 'open' };
  return expected.transitions.length === 0 && isSame(expected.states, before)
    ? { tag: 'passed', used: observed.length, states: before }
    : { tag: 'failed', came: null };
};
