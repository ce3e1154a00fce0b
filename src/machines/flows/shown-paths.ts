import type { StepKind, Words } from '../shared/path-spec.ts';

/** Active leaf states by their path in the chart, and what a tester then sees. */
interface Seen {
  readonly states: readonly string[];
  readonly says: readonly Words[];
}

/** An event as a path file has it: JSON. */
export interface SentEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface ShownStep {
  readonly kind: StepKind;
  readonly event: SentEvent;
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

/** Whether a step can be sent to the app: what XState itself tells a chart only ever comes by itself. */
export const isSentStep = ({ kind, event }: ShownStep): boolean =>
  (kind === 'user' || kind === 'part') && !event.type.startsWith('xstate.');
