import type { AnyActorRef } from 'xstate';
import type { Charts } from './charts.ts';
import { chartLibrary } from './charts.ts';
import type { OpenRecording } from './open-recording.ts';
import type { Recording } from './recording.ts';

export type RecordingFacts = Pick<
  OpenRecording,
  'name' | 'appVersion' | 'language' | 'route' | 'annotations' | 'persons'
>;

interface OpenEntry extends RecordingFacts {
  readonly recording: string;
  readonly count: number;
}

/** Open recordings by key: too large and too mutable for a context or an event. Callers of `put` must `remove`. */
export interface RecordingStore {
  /** `about`: lists it in `open`, for other views to show. */
  readonly put: (recording: Recording, about?: RecordingFacts) => string;
  readonly open: () => readonly OpenEntry[];
  readonly get: (key: string | null) => Recording | null;
  readonly remove: (key: string | null) => void;
  /** Like `remove`, but its coverage counts until the app ends. */
  readonly leave: (key: string | null) => void;
  /** Of one recording, or of all, removed by `leave` included; null where there is none. */
  readonly covered: (machine: string, key?: string | null) => ReadonlySet<string> | null;
  readonly grew: () => void;
  readonly watch: (listener: () => void) => () => void;
  readonly charts: Charts;
}

const stores = new WeakMap<AnyActorRef['system'], RecordingStore>();

const createRecordingStore = (): RecordingStore => {
  const recordings = new Map<string, Recording>();
  const abouts = new Map<string, RecordingFacts>();
  const left = new Set<Recording['covered']>();
  const listeners = new Set<() => void>();
  let count = 0;
  const grew = (): void => {
    for (const listener of listeners) listener();
  };
  const remove = (key: string | null): void => {
    if (key === null || !recordings.delete(key)) return;
    abouts.delete(key);
    grew();
  };
  const together = (machine: string): ReadonlySet<string> | null => {
    const all = [...[...recordings.values()].map(({ covered }) => covered), ...left];
    return all.length === 0 ? null : new Set(all.flatMap((covered) => [...covered(machine)]));
  };
  return {
    put: (recording, about) => {
      count += 1;
      recordings.set(`recording-${count}`, recording);
      if (about) abouts.set(`recording-${count}`, about);
      grew();
      return `recording-${count}`;
    },
    get: (key) => (key === null ? null : (recordings.get(key) ?? null)),
    remove,
    leave: (key) => {
      const recording = key === null ? undefined : recordings.get(key);
      if (recording) left.add(recording.covered);
      remove(key);
    },
    grew,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () =>
      [...abouts].map(([recording, about]) => ({
        ...about,
        recording,
        count: recordings.get(recording)?.entries.length ?? 0,
      })),
    covered: (machine, key = null) =>
      key === null ? together(machine) : (recordings.get(key)?.covered(machine) ?? null),
    charts: chartLibrary(),
  };
};

/** One for each running app (docs/decisions/013). */
export const recordingStoreOf = (system: AnyActorRef['system']): RecordingStore => {
  const store = stores.get(system) ?? createRecordingStore();
  stores.set(system, store);
  return store;
};
