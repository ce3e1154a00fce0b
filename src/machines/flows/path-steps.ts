import type { StepKind, Words } from '../shared/path-spec.ts';

interface Seen {
  readonly states: readonly string[];
  readonly says: readonly Words[];
}

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

/** XState's own events cannot be sent. */
export const isSentStep = ({ kind, event }: ShownStep): boolean =>
  (kind === 'user' || kind === 'part') && !event.type.startsWith('xstate.');
