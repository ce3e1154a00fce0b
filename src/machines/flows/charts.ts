import { chartFile, eventWordsFile } from '#services/flows/flow-files.ts';
import { type ChartFile, type EventWords, stemOf } from './chart-file.ts';

/** By chart id; null where the file is missing or did not load. */
export interface Charts {
  readonly get: (machine: string | null) => ChartFile | null;
  readonly events: () => EventWords;
  /** Never rejects. */
  readonly load: (machines: Iterable<string>) => Promise<void>;
}

export const chartLibrary = (): Charts => {
  const charts = new Map<string, ChartFile>();
  let events: EventWords | null = null;
  const loadWords = async (): Promise<void> => {
    events ??= await eventWordsFile<EventWords>().catch(() => null);
  };
  return {
    get: (machine) => (machine === null ? null : (charts.get(machine) ?? null)),
    events: () => events ?? {},
    load: async (machines) => {
      await Promise.all([
        loadWords(),
        ...[...machines].map(async (machine) => {
          if (charts.has(machine)) return;
          const chart = await chartFile<ChartFile>(stemOf(machine)).catch(() => null);
          if (chart) charts.set(machine, chart);
        }),
      ]);
    },
  };
};
