import type { ActorRefLike, AnyActorRef, Snapshot } from 'xstate';
import { pathOf } from '../kit/actor-path.ts';
import { logicOf } from '../kit/xstate-internals.ts';

export type AnySnapshot = Snapshot<unknown> & { readonly children?: Readonly<Record<string, AnyActorRef | undefined>> };

export interface SavedActors {
  readonly live: ReadonlyMap<string, AnyActorRef>;
  readonly incarnations: ReadonlyMap<string, number>;
  readonly snapshots: ReadonlyMap<AnyActorRef, AnySnapshot>;
  readonly gone: ReadonlySet<AnyActorRef>;
}

/** The actors of a shadow by path, with incarnation and snapshot. `counted`: those created before, by path. */
export const shadowActors = (counted: Readonly<Record<string, number>>) => {
  let live = new Map<string, AnyActorRef>();
  let incarnations = new Map<string, number>(Object.entries(counted));
  let snapshots = new Map<AnyActorRef, AnySnapshot>();
  let gone = new Set<AnyActorRef>();
  const incarnationOf = new WeakMap<ActorRefLike, number>();

  const snapshotOf = (ref: AnyActorRef): AnySnapshot => snapshots.get(ref) ?? ref.getSnapshot();

  const childrenOf = (ref: AnyActorRef): AnyActorRef[] =>
    Object.values(snapshotOf(ref).children ?? {}).filter((child) => child !== undefined);

  const currentSnapshots = () => new Map([...live.values()].map((ref) => [ref, snapshotOf(ref)]));

  /** The actor then reports the shadow's snapshots. */
  const takeOver = (ref: AnyActorRef): void => {
    const initial: AnySnapshot = ref.getSnapshot();
    snapshots.set(ref, initial);
    ref.getSnapshot = () => snapshots.get(ref) ?? initial;
    ref.getPersistedSnapshot = (options?: unknown) =>
      logicOf(ref)?.getPersistedSnapshot(snapshotOf(ref), options) as Snapshot<unknown>;
  };

  const adopt = (ref: AnyActorRef): void => {
    const path = pathOf(ref);
    if (live.get(path) !== ref) {
      live.set(path, ref);
      if (!snapshots.has(ref)) takeOver(ref);
    }
    for (const child of childrenOf(ref)) if (live.get(pathOf(child)) !== child) adopt(child);
  };

  const dismiss = (ref: AnyActorRef, ended: (ref: AnyActorRef) => void): void => {
    for (const child of childrenOf(ref)) dismiss(child, ended);
    gone.add(ref);
    ended(ref);
  };

  return {
    snapshotOf,
    setSnapshot: (ref: AnyActorRef, snapshot: AnySnapshot): void => {
      snapshots.set(ref, snapshot);
    },
    /** A restored actor takes the last number of its path again. */
    count: (ref: AnyActorRef, isRestored: boolean): void => {
      const path = pathOf(ref);
      const before = incarnations.get(path);
      const incarnation = isRestored ? (before ?? 1) : (before ?? 0) + 1;
      incarnations.set(path, incarnation);
      incarnationOf.set(ref, incarnation);
    },
    adopt,
    dismiss,
    paths: (): readonly string[] => [...live.keys()],
    at: (path: string): AnyActorRef | undefined => live.get(path),
    isGone: (ref: AnyActorRef): boolean => gone.has(ref),
    incarnationOf: (ref: AnyActorRef): number => incarnationOf.get(ref) ?? 0,
    incarnations: (): ReadonlyMap<string, number> => incarnations,
    forgetGone: (): void => {
      for (const [path, ref] of [...live]) if (gone.has(ref)) live.delete(path);
      snapshots = currentSnapshots();
      gone = new Set();
    },
    save: (): SavedActors => ({
      live: new Map(live),
      incarnations: new Map(incarnations),
      snapshots: currentSnapshots(),
      gone: new Set([...live.values()].filter((ref) => gone.has(ref))),
    }),
    load: (saved: SavedActors): void => {
      live = new Map(saved.live);
      incarnations = new Map(saved.incarnations);
      snapshots = new Map([...snapshots, ...saved.snapshots]);
      gone = new Set(saved.gone);
    },
  };
};
