import { chartOf, isMachineSnapshot } from '../paths/chart.ts';
import type { Observed } from './judge.ts';
import type { ActorAtMoment, Moment, Recording } from './recording.ts';

export type ActorUpdate =
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

export const watchActor = (recording: Recording, machine: string, send: (update: ActorUpdate) => void) => {
  let actor: ActorAtMoment | null = null;
  let isJoined = false;

  /** Follows the same actor while it lives, then the newest of the chart. */
  const follow = (moment: Moment): void => {
    const own = moment.actors.filter((one) => one.machine === machine && one.status === 'active');
    if (own.some(({ path, incarnation }) => path === actor?.path && incarnation === actor.incarnation)) return;
    const newest = own.at(-1) ?? null;
    if (newest === null && actor === null && isJoined) return;
    actor = newest;
    send({ type: 'actor.found', path: newest?.path ?? null, states: newest ? statesOf(moment, newest.path) : [] });
  };

  return {
    path: (): string => actor?.path ?? '',
    isJoined: (): boolean => isJoined,
    join: (): void => {
      follow(recording.momentAt(recording.entries.length));
      isJoined = true;
    },
    grew: (count: number): void => {
      for (let at = recording.entries.length - count; at < recording.entries.length; at++) {
        const moment = recording.momentAt(at + 1);
        if (actor && moment.entry?.path === actor.path)
          send({ type: 'actor.moved', observed: observedAt(moment, actor.path) });
        follow(moment);
      }
    },
  };
};

export type WatchedActor = ReturnType<typeof watchActor>;
