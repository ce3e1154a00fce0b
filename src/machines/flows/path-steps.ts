import type { PathEntry, PathFile, PathStep, Seen } from '../paths/path-file.ts';

interface ShownSeen {
  readonly seen: Pick<Seen, 'states' | 'says'>;
}

export type ShownStep = Pick<PathStep, 'kind' | 'event' | 'words' | 'transitions'> & ShownSeen;

export type ShownPath = Pick<PathEntry, 'id' | 'given'> & ShownSeen & { readonly steps: readonly ShownStep[] };

/** The part of a path file (docs/paths.md) that the studio shows. */
export type ShownPaths = Pick<PathFile, 'lowerBound'> & { readonly paths: readonly ShownPath[] };

/** XState's own events cannot be sent. */
export const isSentStep = ({ kind, event }: ShownStep): boolean =>
  (kind === 'user' || kind === 'part') && !event.type.startsWith('xstate.');
