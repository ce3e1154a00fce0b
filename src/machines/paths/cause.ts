import type { AnyMachineSnapshot } from 'xstate';
import type { CauseSpec, EventCase, Fault, PathSpec, PathStart, StepKind } from '../kit/path-spec.ts';
import { answeredBy } from './stubs.ts';
import type { Timer } from './walker.ts';

interface Where {
  readonly inside?: true;
}

/**
 * How the simulated backend brings about a step, as JSON. `story`: a line of the driver's script. `calls`: these go on, or meet the fault.
 * `time`: `ms` pass. `itself`: follows at once. `never`: impossible. `before`: a line of the script first; with `itself`, before the previous step.
 */
export type Cause =
  | ({ readonly by: 'event' } & Where)
  | ({ readonly by: 'story'; readonly story: string } & Where)
  | ({
      readonly by: 'calls';
      readonly calls: readonly string[];
      readonly fault?: Fault;
      readonly before?: string;
    } & Where)
  | ({ readonly by: 'itself'; readonly before?: string } & Where)
  | { readonly by: 'time'; readonly ms: number }
  | { readonly by: 'never'; readonly reason: string };

/** `first`: the event that is declared to come ahead of all else. */
interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly ended: readonly string[];
  readonly first?: string | undefined;
}

const neverFor = (reason: string): Cause => ({ by: 'never', reason });
const isNever = (declared: CauseSpec | undefined): declared is Extract<CauseSpec, { never: string }> =>
  declared !== undefined && 'never' in declared;

export const startCause = ({ never }: PathSpec, { cause = {} }: PathStart): Cause => {
  if (never !== undefined) return neverFor(never);
  if (isNever(cause)) return neverFor(cause.never);
  return { by: 'event', ...(cause.inside ? { inside: true } : {}) };
};

const declaredFor = ({ cause }: EventCase, snapshot: AnyMachineSnapshot): CauseSpec | undefined =>
  typeof cause === 'function' ? cause(snapshot) : cause;

export const comesFirst = (chosen: EventCase, snapshot: AnyMachineSnapshot): boolean => {
  const declared = declaredFor(chosen, snapshot);
  return declared !== undefined && !isNever(declared) && declared.itself === 'first';
};

export const causeOf = (
  { calls = {}, never }: PathSpec,
  situation: Situation,
  kind: StepKind,
  type: string,
  chosen: EventCase,
): Cause => {
  const { snapshot, timers, first = type } = situation;
  if (never !== undefined) return neverFor(never);
  const declared = declaredFor(chosen, snapshot);
  if (isNever(declared)) return neverFor(declared.never);
  if (type !== first) return neverFor(`${first} comes before anything else`);
  const { story, fault, inside, itself, of } = declared ?? {};
  const child = of ?? answeredBy(type);
  const passing = atOnce(calls, situation);
  if (passing.length > 0 && (child === null || !passing.includes(child))) {
    return neverFor(`${passing.join(', ')} answers at once, nothing comes before`);
  }
  if (kind === 'time') {
    const [next, other] = timers;
    return next?.left === other?.left
      ? neverFor('two timers end at the same time')
      : { by: 'time', ms: next?.left ?? 0 };
  }

  const where: Where = inside ? { inside } : {};
  const before = story === undefined ? {} : { before: story };
  const called = child === null ? undefined : calls[child];
  if (itself || called?.length === 0) return { by: 'itself', ...before, ...where };
  if (called) {
    if (type.startsWith('xstate.error.') && !declared) return neverFor('no way is declared');
    return { by: 'calls', calls: called, ...(fault ? { fault } : {}), ...before, ...where };
  }
  if (story !== undefined) return { by: 'story', story, ...where };
  return child === null ? { by: 'event', ...where } : neverFor('no way is declared');
};

/** Children whose answer is heard before the user can act. */
const atOnce = (
  calls: Readonly<Record<string, readonly string[]>>,
  { snapshot, ended }: Situation,
): readonly string[] =>
  Object.keys(snapshot.children).filter(
    (id) =>
      snapshot.children[id] !== undefined &&
      !ended.includes(id) &&
      calls[id]?.length === 0 &&
      snapshot._nodes.some((node) => node.transitions.has(`xstate.done.actor.${id}`)),
  );

export type Host = 'browser' | 'process';

export const isPlayable = (cause: Cause, host: Host): boolean =>
  cause.by !== 'never' && (host === 'process' || !('inside' in cause));
