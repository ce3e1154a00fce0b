export interface Observed {
  readonly event: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

type Expected = Observed;

/** `used`: number of observations consumed. `actual`: the differing one; null where the event had no effect. */
export type Verdict =
  | { readonly tag: 'passed'; readonly used: number; readonly states: readonly string[] }
  | { readonly tag: 'failed'; readonly actual: Observed | null }
  | { readonly tag: 'open' };

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

/** Other observations count only if they lead elsewhere. `before`: the actor's states. `isSent`: all results of the event are in. */
export const judge = (
  expected: Expected,
  before: readonly string[],
  observed: readonly Observed[],
  isSent: boolean,
): Verdict => {
  for (const [at, actual] of observed.entries()) {
    const isExpected = actual.event === expected.event;
    if (isExpected && isSame(actual.transitions, expected.transitions) && isSame(actual.states, expected.states))
      return { tag: 'passed', used: at + 1, states: actual.states };
    if (isExpected || !isSame(actual.states, before)) return { tag: 'failed', actual };
  }
  if (!isSent) return { tag: 'open' };
  return expected.transitions.length === 0 && isSame(expected.states, before)
    ? { tag: 'passed', used: observed.length, states: before }
    : { tag: 'failed', actual: null };
};
