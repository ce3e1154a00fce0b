import {
  type ActorRefLike,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { isEffect, logicOf, register, takeFirstActions, unregister } from '../shared/private-names.ts';
import { rootName } from '../shared/residents.ts';
import { pathOf } from './actor-path.ts';
import { type Base, isRestored, type PersistedActor, restorable } from './base.ts';
import { type LieTag, lieOf } from './lies.ts';
import type { JournalEntry } from './recorder.ts';
import { type AnySnapshot, type SavedCast, shadowCast } from './shadow-cast.ts';
import { shadowTimers, type Timers } from './shadow-timers.ts';

export interface WouldRun {
  readonly type: string;
  readonly params: unknown;
}

/** Includes transitions into the initial state. */
export interface Taken {
  readonly path: string;
  readonly transition: AnyTransitionDefinition;
}

export interface Checkpoint {
  readonly cast: SavedCast;
  readonly systemIds: Readonly<Record<string, AnyActorRef>>;
  readonly timers: Timers;
  readonly time: number;
}

export interface Beginning {
  readonly startedAt?: number;
  readonly base?: Base | null;
}

export type Foldable = Pick<JournalEntry, 'path' | 'incarnation' | 'event'> &
  Partial<Pick<JournalEntry, 'time' | 'source' | 'input'>>;

const inertClock = { setTimeout: () => 0, clearTimeout: () => {} };
const nothing = () => {};
const settlesItself = /^xstate\.(promise|observable)\./;

/** Folds entries into real actors that never start, so nothing runs; after each entry all snapshots equal the live ones. */
export const createShadow = (logic: AnyActorLogic, input?: unknown, { startedAt = 0, base = null }: Beginning = {}) => {
  const cast = shadowCast(base?.incarnations ?? {});
  const timers = shadowTimers();
  let effects: WouldRun[] = [];
  let steps: (readonly [ActorRefLike, readonly AnyTransitionDefinition[]])[] = [];
  let now = base?.time ?? startedAt;
  let restoring = base !== null;

  const note = (ref: AnyActorRef, { type, params }: WouldRun): void => {
    if (type === 'xstate.stopChild' && params) cast.dismiss(params as AnyActorRef, ended);
    else timers.note(ref, type, params, now);
    effects.push({ type, params });
  };

  const ended = (ref: AnyActorRef): void => {
    timers.endedWith(ref);
    unregister(ref);
  };

  const scopeOf = inertScopes(note);

  const watch = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.microstep') steps.push([inspected.actorRef, inspected._transitions]);
    if (inspected.type !== '@xstate.actor') return;
    const ref = inspected.actorRef as AnyActorRef;
    cast.count(ref, restoring);
    takeFirstActions(ref, (action) => note(ref, action as WouldRun));
  };

  const root: AnyActorRef = createActor(logic, {
    input,
    clock: inertClock,
    logger: nothing,
    inspect: watch,
    systemId: rootName,
    ...(base ? { snapshot: restorable(base) as unknown as Snapshot<unknown> } : {}),
  });
  restoring = false;
  cast.adopt(root);
  if (base) timers.restore(base.timers, cast.at);

  const isOver = (ref: AnyActorRef): boolean => cast.isGone(ref) || cast.snapshotOf(ref).status !== 'active';

  return {
    root,
    isBroken: base !== null && !isRestored(base.root, cast.snapshotOf(root)),
    paths: cast.paths,
    snapshotAt: (path: string): Snapshot<unknown> | undefined => {
      const ref = cast.at(path);
      return ref && cast.snapshotOf(ref);
    },
    isAlive: (path: string): boolean => {
      const ref = cast.at(path);
      return ref !== undefined && !cast.isGone(ref);
    },
    /** Incarnation of the actor in `snapshotAt`; 0: none. */
    incarnationAt: (path: string): number => {
      const ref = cast.at(path);
      return ref ? cast.incarnationOf(ref) : 0;
    },
    taken: (): readonly Taken[] =>
      steps.flatMap(([ref, transitions]) => transitions.map((transition) => ({ path: pathOf(ref), transition }))),
    /** Returns the effects that would have run. */
    apply: ({ path, incarnation, event, time, source, input }: Foldable): readonly WouldRun[] => {
      effects = [];
      steps = [];
      if (time !== undefined) now = time;
      if (input === 'timer') timers.fired(source ?? null, path, event.type);
      const ref = cast.at(path);
      if (!ref || cast.incarnationOf(ref) !== incarnation || isOver(ref)) return effects;
      if (isEffect(ref) && !settlesItself.test(event.type)) return effects;
      const after = step(ref, cast.snapshotOf(ref), event, scopeOf(ref));
      cast.setSnapshot(ref, after);
      if (after.status !== 'active') ended(ref);
      cast.adopt(ref);
      return effects;
    },
    lieOf: (entry: JournalEntry): LieTag | null => {
      const ref = cast.at(entry.path);
      return lieOf(entry, {
        count: cast.incarnations().get(entry.path) ?? 0,
        ref: ref && cast.incarnationOf(ref) === entry.incarnation && !isOver(ref) ? ref : null,
      });
    },
    /** For another shadow or a live app. `index`: of the next entry. */
    base: (index: number): Base => ({
      index,
      time: now,
      root: root.getPersistedSnapshot() as unknown as PersistedActor,
      incarnations: Object.fromEntries(cast.incarnations()),
      timers: timers.pending(),
    }),
    timers: timers.pending,
    /** Removes stopped actors from `paths`. */
    forgetStopped: cast.forgetGone,
    save: (): Checkpoint => ({
      cast: cast.save(),
      systemIds: { ...(root.system.getAll() as Record<string, AnyActorRef>) },
      timers: timers.all(),
      time: now,
    }),
    load: (checkpoint: Checkpoint): void => {
      cast.load(checkpoint.cast);
      timers.reset(checkpoint.timers);
      now = checkpoint.time;
      for (const ref of Object.values(root.system.getAll() as Record<string, AnyActorRef>)) unregister(ref);
      for (const [systemId, ref] of Object.entries(checkpoint.systemIds)) register(root, systemId, ref);
    },
  };
};

export type Shadow = ReturnType<typeof createShadow>;

/** Only records what would run. */
const inertScopes = (note: (ref: AnyActorRef, action: WouldRun) => void): ((ref: AnyActorRef) => AnyActorScope) => {
  const scopes = new WeakMap<AnyActorRef, AnyActorScope>();
  return (ref) => {
    const known = scopes.get(ref);
    if (known) return known;
    const scope: AnyActorScope = {
      self: ref,
      id: ref.id,
      sessionId: ref.sessionId,
      system: ref.system,
      logger: nothing,
      defer: nothing,
      stopChild: nothing,
      emit: nothing,
      actionExecutor: (action) => note(ref, action as WouldRun),
    };
    scopes.set(ref, scope);
    return scope;
  };
};

const step = (
  ref: ActorRefLike,
  before: AnySnapshot,
  event: JournalEntry['event'],
  scope: AnyActorScope,
): AnySnapshot => {
  try {
    return logicOf(ref)?.transition(before, event, scope) as AnySnapshot;
  } catch (error) {
    return { ...before, status: 'error', output: undefined, error };
  }
};
