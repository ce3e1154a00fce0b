import type { Act } from '../kit/act.ts';
import type { Fault } from '../kit/path-spec.ts';
import { addressOf } from './link-of.ts';
import type { PathEntry, PathFile, PathStep, Seen } from './path-file.ts';
import { Impossible, type PathHost, play } from './play.ts';

/** What whoever follows a path does: in the app, or behind it. `answer`: calls that wait go on, or meet the fault. */
export type Statement =
  | Act
  | { readonly do: 'go'; readonly href: string }
  | { readonly do: 'answer'; readonly calls: readonly string[]; readonly fault?: Fault }
  | { readonly do: 'pass'; readonly ms: number };

/** `steps` of the path are one to who looks; none at the start. */
export interface Beat {
  readonly steps: readonly PathStep[];
  readonly statements: readonly Statement[];
  readonly seen: Seen;
}

/** What opens the place of a path, as a person does it there; null where nobody knows how. */
export type OpeningActs = (path: Pick<PathEntry, 'at'>) => readonly Act[] | null;

/** Plays a path by writing down what is done in place of doing it; null where a person cannot. */
export const scriptOf = async (
  { calls }: Pick<PathFile, 'calls'>,
  path: PathEntry,
  openingActs: OpeningActs,
): Promise<readonly Beat[] | null> => {
  const href = addressOf(path, calls, path.id);
  const opening = openingActs(path);
  if (href === null || opening === null) return null;
  const beats: Beat[] = [];
  let statements: Statement[] = [];
  const host: PathHost<never> = {
    begin: async () => void statements.push({ do: 'go', href }, ...opening),
    send: async ({ acts = [] }) => void statements.push(...acts),
    tell: async (story) => {
      throw new Impossible(story);
    },
    release: async (of, fault) => void statements.push({ do: 'answer', calls: of, ...(fault ? { fault } : {}) }),
    advance: async (ms) => void statements.push({ do: 'pass', ms }),
    look: async (seen, _, steps) => {
      // What the app does by itself belongs to what was done before.
      const before = statements.length === 0 ? beats.pop() : undefined;
      const done = before ?? { steps, statements };
      beats.push({ ...done, seen });
      statements = [];
      return null;
    },
  };
  for await (const _ of play(path, host));
  return beats;
};
