import type { PathEntry, PathFile, PathStep } from '../paths/path-file.ts';

export type ShownStep = PathStep;
export type ShownPath = PathEntry;

/** The part of a path file (docs/paths.md) that the studio shows. */
export type ShownPaths = Pick<PathFile, 'lowerBound' | 'calls' | 'paths'>;

/** What the studio cannot send: a person does it in the app. */
export const isDoneByPerson = ({ cause }: PathStep): boolean =>
  cause.by === 'story' || ('before' in cause && cause.before !== undefined);
