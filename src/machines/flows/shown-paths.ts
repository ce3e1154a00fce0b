import type { StepKind, Words } from '../shared/path-spec.ts';

/** Active leaf states by their path in the chart, and what a tester then sees. */
interface Seen {
  readonly states: readonly string[];
  readonly says: readonly Words[];
}

export interface ShownStep {
  readonly kind: StepKind;
  readonly words: Words;
  readonly transitions: readonly string[];
  readonly seen: Seen;
}

export interface ShownPath {
  readonly id: string;
  readonly given: Words;
  readonly seen: Seen;
  readonly steps: readonly ShownStep[];
}

/** The part of a path file (docs/paths.md) that the studio shows. */
export interface ShownPaths {
  readonly lowerBound: number;
  readonly paths: readonly ShownPath[];
}
