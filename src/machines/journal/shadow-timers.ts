import type { AnyActorRef, AnyEventObject } from 'xstate';
import { pathOf } from '../kit/actor-path.ts';
import type { PendingTimer } from './base-snapshot.ts';

interface Timer {
  readonly source: AnyActorRef;
  readonly pending: PendingTimer;
}

export type Timers = readonly Timer[];

interface Parameters {
  readonly to?: AnyActorRef | string;
  readonly event?: AnyEventObject;
  readonly id?: string;
  readonly delay?: number;
  readonly sendId?: string;
}

/** Pending delayed events, read from the actions that a shadow does not run. */
export const shadowTimers = (initial: Timers = []) => {
  let timers: Timers = initial;

  const removeFirst = (isIt: (timer: Timer) => boolean): void => {
    let found = -1;
    timers.forEach((timer, at) => {
      const best = timers[found];
      if (isIt(timer) && (!best || timer.pending.due < best.pending.due)) found = at;
    });
    if (found !== -1) timers = timers.toSpliced(found, 1);
  };

  return {
    all: (): Timers => timers,
    reset: (to: Timers): void => {
      timers = to;
    },
    pending: (): readonly PendingTimer[] =>
      timers.map(({ pending }) => pending).toSorted((one, other) => one.due - other.due),
    restore: (pending: readonly PendingTimer[], find: (path: string) => AnyActorRef | undefined): void => {
      timers = pending.flatMap((timer) => {
        const source = find(timer.source);
        return source ? [{ source, pending: timer }] : [];
      });
    },
    note: (source: AnyActorRef, type: string, params: unknown, now: number): void => {
      const { to, event, id, delay, sendId } = (params ?? {}) as Parameters;
      if (type === 'xstate.cancel') {
        removeFirst((timer) => timer.source === source && timer.pending.id === sendId);
      } else if (typeof delay === 'number' && event) {
        const path = pathOf(source);
        const target = typeof to === 'string' ? `${path}/${to}` : pathOf(to ?? source);
        const pending = { source: path, target, event, id: id ?? null, due: now + Math.max(0, delay) };
        timers = [...timers, { source, pending }];
      }
    },
    fired: (source: string | null, path: string, type: string): void =>
      removeFirst(({ pending }) => pending.source === source && pending.target === path && pending.event.type === type),
    endedWith: (source: AnyActorRef): void => {
      if (timers.some((timer) => timer.source === source)) {
        timers = timers.filter((timer) => timer.source !== source);
      }
    },
  };
};
