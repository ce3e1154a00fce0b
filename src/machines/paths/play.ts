import type { Fault } from '../kit/path-spec.ts';
import type { PathEntry, PathStep, Seen } from './path-file.ts';

type FollowUp = () => Promise<void>;

/** A step that nothing brings about here; the message says why. */
export class Impossible extends Error {}

/** Where paths are played: the process of a test, a browser, another window. Each call resolves when it is done. */
export interface PathHost<Difference> {
  /** Comes to where the path begins; `stories` happen before. */
  readonly begin: (path: PathEntry, stories: readonly string[]) => Promise<void>;
  readonly send: (step: PathStep) => Promise<void>;
  /** May return what is left to do once the held calls have gone on. */
  readonly tell: (story: string, next: PathStep) => Promise<FollowUp | undefined>;
  readonly release: (calls: readonly string[], fault?: Fault) => Promise<void>;
  /** In ms. */
  readonly advance: (ms: number) => Promise<void>;
  /** Null where everything is as `seen` says after these steps, which are one to who looks. `step` is -1 at the start. */
  readonly look: (seen: Seen, step: number, steps: readonly PathStep[]) => Promise<Difference | null>;
}

/** `step`: index of the last step done, -1 at the start. */
export interface Played<Difference> {
  readonly step: number;
  readonly difference: Difference | null;
}

/** Plays a path step by step; steps that follow by themselves belong to the one before. Ends at the first difference. */
export async function* play<D>(path: PathEntry, host: PathHost<D>): AsyncGenerator<Played<D>, void> {
  let step = -1;
  const after = async (steps: readonly PathStep[]): Promise<Played<D>> => ({
    step,
    difference: await host.look((steps.at(-1) ?? path).seen, step, steps),
  });

  const [atOnce, groups] = groupsOf(path.steps);
  await host.begin(path, storiesOf(atOnce));
  step += atOnce.length;
  let played = await after(atOnce);
  yield played;
  for (const group of groups) {
    if (played.difference !== null) return;
    await perform(group, host);
    step += group.length;
    played = await after(group);
    yield played;
  }
}

type Group = readonly [PathStep, ...PathStep[]];

const groupsOf = (steps: readonly PathStep[]): readonly [atOnce: readonly PathStep[], groups: readonly Group[]] => {
  const atOnce: PathStep[] = [];
  const groups: [PathStep, ...PathStep[]][] = [];
  for (const step of steps) {
    if (step.cause.by === 'itself') (groups.at(-1) ?? atOnce).push(step);
    else groups.push([step]);
  }
  return [atOnce, groups];
};

const storiesOf = (steps: readonly PathStep[]): readonly string[] =>
  steps.flatMap(({ cause }) => ('before' in cause && cause.before !== undefined ? [cause.before] : []));

const perform = async <D>(group: Group, host: PathHost<D>): Promise<void> => {
  const [first] = group;
  const followUps: (FollowUp | undefined)[] = [];
  for (const story of storiesOf(group)) followUps.push((await host.tell(story, first)) ?? undefined);
  await cause(first, host);
  for (const followUp of followUps) await followUp?.();
};

const cause = async <D>(step: PathStep, host: PathHost<D>): Promise<void> => {
  const { cause } = step;
  switch (cause.by) {
    case 'event':
      return host.send(step);
    case 'story':
      await host.tell(cause.story, step);
      return;
    case 'calls':
      return host.release(cause.calls, cause.fault);
    case 'time':
      return host.advance(cause.ms);
    case 'itself':
      throw new Impossible(`${step.event.type} has come before`);
    case 'never':
      throw new Impossible(cause.reason);
  }
};
