import type { FaultRule } from '#services/contract/backstage.ts';
import type { Fault } from '../kit/path-spec.ts';

export interface Rules {
  readonly fault: (rule: FaultRule) => string | Promise<string>;
  readonly release: (id?: string) => void | Promise<void>;
  readonly remove: (id: string) => void | Promise<void>;
  /** Resolves when a call waits for this rule; where it is not known, nothing is waited for. */
  readonly arrived?: (ids: readonly string[]) => Promise<void>;
}

/** Holds every call to these endpoints until it is let go, one time after the other. `known`: rules that hold some of them already. */
export const holdCalls = async (
  { fault, release, remove, arrived }: Rules,
  endpoints: readonly string[],
  known: Iterable<readonly [endpoint: string, id: string]> = [],
) => {
  const hold = async (endpoint: string): Promise<string> => fault({ kind: 'hold', endpoint });
  const ids = new Map<string, string>(known);
  for (const endpoint of endpoints) if (!ids.has(endpoint)) ids.set(endpoint, await hold(endpoint));
  return {
    /** The calls that wait go on to the backend, or meet the fault; later ones wait again. */
    releaseCalls: async (calls: readonly string[], how?: Fault): Promise<void> => {
      await arrived?.(calls.flatMap((endpoint) => ids.get(endpoint) ?? []));
      const old: (string | undefined)[] = [];
      const faults: string[] = [];
      for (const endpoint of calls) {
        if (how) faults.push(await fault({ ...how, endpoint, times: 1 }));
        old.push(ids.get(endpoint));
        ids.set(endpoint, await hold(endpoint));
      }
      for (const id of old) await release(id);
      // Where one call has failed the app gives up what it asked for beside it: no later call is to meet that fault.
      for (const id of faults) await remove(id);
    },
  };
};

export type Held = Awaited<ReturnType<typeof holdCalls>>;
