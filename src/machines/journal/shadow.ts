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
import { pathOf } from './actor-path.ts';
import { type Base, isRestored, type PersistedActor, restorable } from './base.ts';
import { type LieTag, lieOf } from './lies.ts';
import type { JournalEntry } from './recorder.ts';
import { shadowTimers, type Timers } from './shadow-timers.ts';

/** An effect that would have run live. */
export interface WouldRun {
  readonly type: string;
  readonly params: unknown;
}

/** A transition that an actor took, also on its way into its first state. */
export interface Taken {
  readonly path: string;
  readonly transition: AnyTransitionDefinition;
}

type AnySnapshot = Snapshot<unknown> & { readonly children?: Readonly<Record<string, AnyActorRef | undefined>> };

/** The whole state of a shadow at one entry, to come back to. */
export interface Checkpoint {
  readonly live: ReadonlyMap<string, AnyActorRef>;
  readonly incarnations: ReadonlyMap<string, number>;
  readonly snapshots: ReadonlyMap<AnyActorRef, AnySnapshot>;
  readonly gone: ReadonlySet<AnyActorRef>;
  readonly systemIds: Readonly<Record<string, AnyActorRef>>;
  readonly timers: Timers;
  readonly time: number;
}

/** Where a journal begins: at the start of the app (in milliseconds since 1970), or at a base. */
export interface Beginning {
  readonly startedAt?: number;
  readonly base?: Base | null;
}

/** What folding needs of an entry; time and source only matter for timers. */
export type Foldable = Pick<JournalEntry, 'path' | 'incarnation' | 'event'> &
  Partial<Pick<JournalEntry, 'time' | 'source' | 'input'>>;

const inertClock = { setTimeout: () => 0, clearTimeout: () => {} };
const nothing = () => {};
const settlesItself = /^xstate\.(promise|observable)\./;

/**
 * The actors of a journal, folded without ever being started: real actors and real charts, but nothing can run. After
 * an entry is applied, every actor has exactly the snapshot it had live.
 */
export const createShadow = (logic: AnyActorLogic, input?: unknown, { startedAt = 0, base = null }: Beginning = {}) => {
  let live = new Map<string, AnyActorRef>();
  let incarnations = new Map<string, number>(base ? Object.entries(base.incarnations) : []);
  let snapshots = new Map<AnyActorRef, AnySnapshot>();
  let gone = new Set<AnyActorRef>();
  let effects: WouldRun[] = [];
  let steps: (readonly [ActorRefLike, readonly AnyTransitionDefinition[]])[] = [];
  let now = base?.time ?? startedAt;
  let restoring = base !== null;
  const timers = shadowTimers();
  const scopes = new WeakMap<AnyActorRef, AnyActorScope>();
  const incarnationOf = new WeakMap<ActorRefLike, number>();

  const count = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.microstep') steps.push([inspected.actorRef, inspected._transitions]);
    if (inspected.type !== '@xstate.actor') return;
    const ref = inspected.actorRef as AnyActorRef;
    const path = pathOf(ref);
    const incarnation = restoring ? (incarnations.get(path) ?? 1) : (incarnations.get(path) ?? 0) + 1;
    incarnations.set(path, incarnation);
    incarnationOf.set(ref, incarnation);
    takeFirstActions(ref, (action) => note(ref, action as WouldRun));
  };

  const note = (ref: AnyActorRef, { type, params }: WouldRun): void => {
    if (type === 'xstate.stopChild' && params) release(params as AnyActorRef);
    else timers.note(ref, type, params, now);
    effects.push({ type, params });
  };

  const snapshotOf = (ref: AnyActorRef): AnySnapshot => snapshots.get(ref) ?? ref.getSnapshot();

  const adopt = (ref: AnyActorRef): void => {
    const path = pathOf(ref);
    if (live.get(path) !== ref) {
      live.set(path, ref);
      if (!snapshots.has(ref)) {
        const initial: AnySnapshot = ref.getSnapshot();
        snapshots.set(ref, initial);
        ref.getSnapshot = () => snapshots.get(ref) ?? initial;
        ref.getPersistedSnapshot = (options?: unknown) =>
          logicOf(ref)?.getPersistedSnapshot(snapshotOf(ref), options) as Snapshot<unknown>;
      }
    }
    for (const child of childrenOf(ref)) if (live.get(pathOf(child)) !== child) adopt(child);
  };

  const childrenOf = (ref: AnyActorRef): AnyActorRef[] =>
    Object.values(snapshotOf(ref).children ?? {}).filter((child) => child !== undefined);

  const release = (ref: AnyActorRef): void => {
    for (const child of childrenOf(ref)) release(child);
    gone.add(ref);
    timers.endedWith(ref);
    unregister(ref);
  };

  const scopeOf = (ref: AnyActorRef): AnyActorScope => {
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

  const root: AnyActorRef = createActor(logic, {
    input,
    clock: inertClock,
    logger: nothing,
    inspect: count,
    ...(base ? { snapshot: restorable(base) as unknown as Snapshot<unknown> } : {}),
  });
  restoring = false;
  adopt(root);
  if (base) timers.restore(base.timers, (path) => live.get(path));

  const isOver = (ref: AnyActorRef): boolean => gone.has(ref) || snapshotOf(ref).status !== 'active';

  return {
    root,
    /** Whether a base could not be restored with these charts. */
    isBroken: base !== null && !isRestored(base.root, snapshotOf(root)),
    /** The actors that exist now, by path; `snapshotAt` of a path gives the state. */
    paths: (): readonly string[] => [...live.keys()],
    snapshotAt: (path: string): Snapshot<unknown> | undefined => {
      const ref = live.get(path);
      return ref && snapshotOf(ref);
    },
    isAlive: (path: string): boolean => {
      const ref = live.get(path);
      return ref !== undefined && !gone.has(ref);
    },
    /** Which of the actors that there have been under a path is the one that `snapshotAt` gives; 0: none. */
    incarnationAt: (path: string): number => {
      const ref = live.get(path);
      return ref ? (incarnationOf.get(ref) ?? 0) : 0;
    },
    /** What the last entry that was folded in has led to, in its order. */
    taken: (): readonly Taken[] =>
      steps.flatMap(([ref, transitions]) => transitions.map((transition) => ({ path: pathOf(ref), transition }))),
    /** Folds one entry in; gives the effects that would have run. */
    apply: ({ path, incarnation, event, time, source, input }: Foldable): readonly WouldRun[] => {
      effects = [];
      steps = [];
      if (time !== undefined) now = time;
      if (input === 'timer') timers.fired(source ?? null, path, event.type);
      const ref = live.get(path);
      if (!ref || incarnationOf.get(ref) !== incarnation || gone.has(ref)) return effects;
      const before = snapshotOf(ref);
      if (before.status !== 'active') return effects;
      if (isEffect(ref) && !settlesItself.test(event.type)) return effects;
      const after = step(ref, before, event, scopeOf(ref));
      snapshots.set(ref, after);
      if (after.status !== 'active') {
        unregister(ref);
        timers.endedWith(ref);
      }
      adopt(ref);
      return effects;
    },
    /** Why this entry cannot be the next one, or null. */
    lieOf: (entry: JournalEntry): LieTag | null => {
      const ref = live.get(entry.path);
      return lieOf(entry, {
        count: incarnations.get(entry.path) ?? 0,
        ref: ref && incarnationOf.get(ref) === entry.incarnation && !isOver(ref) ? ref : null,
      });
    },
    /** The whole state now, to go on from in another shadow or in a live app; `index` is that of the next entry. */
    base: (index: number): Base => ({
      index,
      time: now,
      root: root.getPersistedSnapshot() as unknown as PersistedActor,
      incarnations: Object.fromEntries(incarnations),
      timers: timers.pending(),
    }),
    /** Delayed events that are on their way, the next one first. */
    timers: timers.pending,
    /** Lets go of actors that have been stopped: they are no longer in `paths`. */
    forgetStopped: (): void => {
      for (const [path, ref] of [...live]) if (gone.has(ref)) live.delete(path);
      snapshots = new Map([...live.values()].map((ref) => [ref, snapshotOf(ref)]));
      gone = new Set();
    },
    save: (): Checkpoint => ({
      live: new Map(live),
      incarnations: new Map(incarnations),
      snapshots: new Map([...live.values()].map((ref) => [ref, snapshotOf(ref)])),
      gone: new Set([...live.values()].filter((ref) => gone.has(ref))),
      systemIds: { ...(root.system.getAll() as Record<string, AnyActorRef>) },
      timers: timers.all(),
      time: now,
    }),
    load: (checkpoint: Checkpoint): void => {
      live = new Map(checkpoint.live);
      incarnations = new Map(checkpoint.incarnations);
      snapshots = new Map([...snapshots, ...checkpoint.snapshots]);
      gone = new Set(checkpoint.gone);
      timers.reset(checkpoint.timers);
      now = checkpoint.time;
      for (const ref of Object.values(root.system.getAll() as Record<string, AnyActorRef>)) unregister(ref);
      for (const [systemId, ref] of Object.entries(checkpoint.systemIds)) register(root, systemId, ref);
    },
  };
};

export type Shadow = ReturnType<typeof createShadow>;

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
