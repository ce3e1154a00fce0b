import { chartOf, isMachineSnapshot } from '../paths/chart.ts';
import type { ActorAtMoment, Moment, Recording } from './recording.ts';

export interface Observed {
  readonly event: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

export const statesOf = (moment: Moment, path: string): readonly string[] => {
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

/** Where an actor's path ends, if an id is given. */
export const isAt = (path: string, id: string | undefined): boolean => id === undefined || path.endsWith(`/${id}`);

/** Follows the newest actor of a chart, of that id if one is given. `trail`: what it has done since it began; the first says where. */
export const watchActor = (recording: Recording, machine: string, id?: string) => {
  let actor: ActorAtMoment | null = null;
  let trail: readonly Observed[] = [];

  const follow = (at: number): void => {
    const moment = recording.momentAt(at);
    if (actor && moment.entry?.path === actor.path) trail = [...trail, observedAt(moment, actor.path)];
    const own = moment.actors.filter((one) => one.machine === machine && one.status === 'active' && isAt(one.path, id));
    const newest = own.at(-1);
    if (!newest || own.some(({ path, incarnation }) => path === actor?.path && incarnation === actor.incarnation))
      return;
    actor = newest;
    trail = [{ event: '', transitions: [], states: statesOf(moment, newest.path) }];
  };

  return {
    path: (): string => actor?.path ?? '',
    trail: (): readonly Observed[] => trail,
    grew: (count: number): void => {
      for (let at = recording.entries.length - count; at < recording.entries.length; at++) follow(at + 1);
    },
  };
};

export type WatchedActor = ReturnType<typeof watchActor>;
