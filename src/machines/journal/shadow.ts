import {
  type ActorRefLike,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  createActor,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { isEffect, logicOf, register, unregister } from '../shared/private-names.ts';
import { pathOf } from './actor-path.ts';
import type { JournalEntry } from './recorder.ts';

/** An effect that would have run live. */
export interface WouldRun {
  readonly type: string;
  readonly params: unknown;
}

type AnySnapshot = Snapshot<unknown> & { readonly children?: Readonly<Record<string, AnyActorRef | undefined>> };

/** The whole state of a shadow at one entry, to come back to. */
export interface Checkpoint {
  readonly live: ReadonlyMap<string, AnyActorRef>;
  readonly incarnations: ReadonlyMap<string, number>;
  readonly snapshots: ReadonlyMap<AnyActorRef, AnySnapshot>;
  readonly gone: ReadonlySet<AnyActorRef>;
  readonly systemIds: Readonly<Record<string, AnyActorRef>>;
}

const inertClock = { setTimeout: () => 0, clearTimeout: () => {} };
const nothing = () => {};
const settlesItself = /^xstate\.(promise|observable)\./;

/**
 * The actors of a journal, folded without ever being started: real actors and real charts, but nothing can run. After
 * an entry is applied, every actor has exactly the snapshot it had live.
 */
export const createShadow = (logic: AnyActorLogic, input?: unknown) => {
  let live = new Map<string, AnyActorRef>();
  let incarnations = new Map<string, number>();
  let snapshots = new Map<AnyActorRef, AnySnapshot>();
  let gone = new Set<AnyActorRef>();
  let effects: WouldRun[] = [];
  const scopes = new WeakMap<AnyActorRef, AnyActorScope>();
  const incarnationOf = new WeakMap<ActorRefLike, number>();

  const count = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.actor') return;
    const path = pathOf(inspected.actorRef);
    const incarnation = (incarnations.get(path) ?? 0) + 1;
    incarnations.set(path, incarnation);
    incarnationOf.set(inspected.actorRef, incarnation);
  };
  const root: AnyActorRef = createActor(logic, { input, clock: inertClock, logger: nothing, inspect: count });

  const snapshotOf = (ref: AnyActorRef): AnySnapshot => snapshots.get(ref) ?? ref.getSnapshot();

  const adopt = (ref: AnyActorRef): void => {
    const path = pathOf(ref);
    if (live.get(path) !== ref) {
      live.set(path, ref);
      if (!snapshots.has(ref)) {
        const initial: AnySnapshot = ref.getSnapshot();
        snapshots.set(ref, initial);
        ref.getSnapshot = () => snapshots.get(ref) ?? initial;
      }
    }
    for (const child of childrenOf(ref)) if (live.get(pathOf(child)) !== child) adopt(child);
  };

  const childrenOf = (ref: AnyActorRef): AnyActorRef[] =>
    Object.values(snapshotOf(ref).children ?? {}).filter((child) => child !== undefined);

  const release = (ref: AnyActorRef): void => {
    for (const child of childrenOf(ref)) release(child);
    gone.add(ref);
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
      actionExecutor: (action) => {
        const { type, params } = action as WouldRun;
        if (type === 'xstate.stopChild' && params) release(params as AnyActorRef);
        effects.push({ type, params });
      },
    };
    scopes.set(ref, scope);
    return scope;
  };

  adopt(root);

  return {
    root,
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
    /** Folds one entry in; gives the effects that would have run. */
    apply: ({
      path,
      incarnation,
      event,
    }: Pick<JournalEntry, 'path' | 'incarnation' | 'event'>): readonly WouldRun[] => {
      effects = [];
      const ref = live.get(path);
      if (!ref || incarnationOf.get(ref) !== incarnation || gone.has(ref)) return effects;
      const before = snapshotOf(ref);
      if (before.status !== 'active') return effects;
      if (isEffect(ref) && !settlesItself.test(event.type)) return effects;
      const after = step(ref, before, event, scopeOf(ref));
      snapshots.set(ref, after);
      if (after.status !== 'active') unregister(ref);
      adopt(ref);
      return effects;
    },
    save: (): Checkpoint => ({
      live: new Map(live),
      incarnations: new Map(incarnations),
      snapshots: new Map([...live.values()].map((ref) => [ref, snapshotOf(ref)])),
      gone: new Set([...live.values()].filter((ref) => gone.has(ref))),
      systemIds: { ...(root.system.getAll() as Record<string, AnyActorRef>) },
    }),
    load: (checkpoint: Checkpoint): void => {
      live = new Map(checkpoint.live);
      incarnations = new Map(checkpoint.incarnations);
      snapshots = new Map([...snapshots, ...checkpoint.snapshots]);
      gone = new Set(checkpoint.gone);
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
