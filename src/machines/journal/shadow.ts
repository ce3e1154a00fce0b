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
import { pathOf } from '../kit/actor-path.ts';
import { rootName } from '../kit/residents.ts';
import { isEffect, logicOf, register, takeFirstActions, unregister } from '../kit/xstate-internals.ts';
import { type BaseSnapshot, isRestored, type PersistedActor, restorable } from './base-snapshot.ts';
import { type ViolationTag, violationOf } from './journal-validation.ts';
import type { JournalEntry } from './recorder.ts';
import { type AnySnapshot, type SavedActors, shadowActors } from './shadow-actors.ts';
import { shadowTimers, type Timers } from './shadow-timers.ts';

interface WouldRun {
  readonly type: string;
  readonly params: unknown;
}

/** Includes transitions into the initial state. */
export interface Taken {
  readonly path: string;
  readonly transition: AnyTransitionDefinition;
}

export interface Checkpoint {
  readonly actors: SavedActors;
  readonly systemIds: Readonly<Record<string, AnyActorRef>>;
  readonly timers: Timers;
  readonly time: number;
}

export interface Beginning {
  readonly startedAt?: number;
  readonly base?: BaseSnapshot | null;
}

type Foldable = Pick<JournalEntry, 'path' | 'incarnation' | 'event'> &
  Partial<Pick<JournalEntry, 'time' | 'source' | 'input'>>;

const inertClock = { setTimeout: () => 0, clearTimeout: () => {} };
const nothing = () => {};
const settlesItself = /^xstate\.(promise|observable)\./;

/** Folds entries into real actors that never start, so nothing runs; after each entry all snapshots equal the live ones. */
export const createShadow = (logic: AnyActorLogic, input?: unknown, { startedAt = 0, base = null }: Beginning = {}) => {
  const actors = shadowActors(base?.incarnations ?? {});
  const timers = shadowTimers();
  let steps: (readonly [ActorRefLike, readonly AnyTransitionDefinition[]])[] = [];
  let now = base?.time ?? startedAt;
  let restoring = base !== null;

  const note = (ref: AnyActorRef, { type, params }: WouldRun): void => {
    if (type === 'xstate.stopChild' && params) actors.dismiss(params as AnyActorRef, ended);
    else timers.note(ref, type, params, now);
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
    actors.count(ref, restoring);
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
  actors.adopt(root);
  if (base) timers.restore(base.timers, actors.at);

  const isOver = (ref: AnyActorRef): boolean => actors.isGone(ref) || actors.snapshotOf(ref).status !== 'active';

  return {
    root,
    isBroken: base !== null && !isRestored(base.root, actors.snapshotOf(root)),
    paths: actors.paths,
    snapshotAt: (path: string): Snapshot<unknown> | undefined => {
      const ref = actors.at(path);
      return ref && actors.snapshotOf(ref);
    },
    isAlive: (path: string): boolean => {
      const ref = actors.at(path);
      return ref !== undefined && !actors.isGone(ref);
    },
    /** Incarnation of the actor in `snapshotAt`; 0: none. */
    incarnationAt: (path: string): number => {
      const ref = actors.at(path);
      return ref ? actors.incarnationOf(ref) : 0;
    },
    taken: (): readonly Taken[] =>
      steps.flatMap(([ref, transitions]) => transitions.map((transition) => ({ path: pathOf(ref), transition }))),
    apply: ({ path, incarnation, event, time, source, input }: Foldable): void => {
      steps = [];
      if (time !== undefined) now = time;
      if (input === 'timer') timers.fired(source ?? null, path, event.type);
      const ref = actors.at(path);
      if (!ref || actors.incarnationOf(ref) !== incarnation || isOver(ref)) return;
      if (isEffect(ref) && !settlesItself.test(event.type)) return;
      const after = step(ref, actors.snapshotOf(ref), event, scopeOf(ref));
      actors.setSnapshot(ref, after);
      if (after.status !== 'active') ended(ref);
      actors.adopt(ref);
    },
    violationOf: (entry: JournalEntry): ViolationTag | null => {
      const ref = actors.at(entry.path);
      return violationOf(entry, {
        count: actors.incarnations().get(entry.path) ?? 0,
        ref: ref && actors.incarnationOf(ref) === entry.incarnation && !isOver(ref) ? ref : null,
      });
    },
    /** For another shadow or a live app. `index`: of the next entry. */
    base: (index: number): BaseSnapshot => ({
      index,
      time: now,
      root: root.getPersistedSnapshot() as unknown as PersistedActor,
      incarnations: Object.fromEntries(actors.incarnations()),
      timers: timers.pending(),
    }),
    timers: timers.pending,
    /** Removes stopped actors from `paths`. */
    forgetStopped: actors.forgetGone,
    save: (): Checkpoint => ({
      actors: actors.save(),
      systemIds: { ...(root.system.getAll() as Record<string, AnyActorRef>) },
      timers: timers.all(),
      time: now,
    }),
    load: (checkpoint: Checkpoint): void => {
      actors.load(checkpoint.actors);
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
