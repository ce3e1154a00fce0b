import { chartOf, isMachineSnapshot } from '../paths/chart.ts';
import type { Observed } from './judge.ts';
import type { ActorThen, Moment, Reel } from './reel.ts';

export type ActorTold =
  | { readonly type: 'actor.found'; readonly path: string | null; readonly states: readonly string[] }
  | { readonly type: 'actor.moved'; readonly observed: Observed };

const statesOf = (moment: Moment, path: string): readonly string[] => {
  const snapshot = moment.snapshotAt(path);
  if (!isMachineSnapshot(snapshot)) return [];
  const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  return leaves.toSorted((a, b) => a.order - b.order).map((node) => node.path.join('.'));
};

const observedAt = (moment: Moment, path: string): Observed => {
  const snapshot = moment.snapshotAt(path);
  const chart = isMachineSnapshot(snapshot) ? chartOf(snapshot.machine) : null;
  const own = moment.taken.filter((taken) => taken.path === path);
  return {
    event: moment.entry?.event.type ?? '',
    transitions: chart ? own.map(({ transition }) => chart.idOf(transition)) : [],
    states: statesOf(moment, path),
  };
};

export const watchActor = (reel: Reel, machine: string, tell: (told: ActorTold) => void) => {
  let actor: ActorThen | null = null;
  let isJoined = false;

  /** Follows the same actor while it lives, then the newest of the chart. */
  const follow = (moment: Moment): void => {
    const own = moment.actors.filter((one) => one.machine === machine && one.status === 'active');
    if (own.some(({ path, incarnation }) => path === actor?.path && incarnation === actor.incarnation)) return;
    const newest = own.at(-1) ?? null;
    if (newest === null && actor === null && isJoined) return;
    actor = newest;
    tell({ type: 'actor.found', path: newest?.path ?? null, states: newest ? statesOf(moment, newest.path) : [] });
  };

  return {
    path: (): string => actor?.path ?? '',
    isJoined: (): boolean => isJoined,
    join: (): void => {
      follow(reel.momentAt(reel.entries.length));
      isJoined = true;
    },
    grew: (count: number): void => {
      for (let at = reel.entries.length - count; at < reel.entries.length; at++) {
        const moment = reel.momentAt(at + 1);
        if (actor && moment.entry?.path === actor.path)
          tell({ type: 'actor.moved', observed: observedAt(moment, actor.path) });
        follow(moment);
      }
    },
  };
};

export type WatchedActor = ReturnType<typeof watchActor>;
