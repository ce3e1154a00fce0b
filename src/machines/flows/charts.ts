import { chartFile, eventWordsFile } from '#services/flows/flow-files.ts';
import type { ChartFile, EventWords } from './chart-file.ts';

/** File stem: `smsCode` is `sms-code`. */
export const stemOf = (machine: string): string => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** By chart id; null where the file is missing or did not load. */
export interface Charts {
  readonly get: (machine: string | null) => ChartFile | null;
  readonly events: () => EventWords;
  /** Never rejects. */
  readonly load: (machines: Iterable<string>) => Promise<void>;
}

export const chartLibrary = (fetch = chartFile<ChartFile>, fetchWords = eventWordsFile<EventWords>): Charts => {
  const charts = new Map<string, ChartFile>();
  let events: EventWords | null = null;
  const loadWords = async (): Promise<void> => {
    events ??= await fetchWords().catch(() => null);
  };
  return {
    get: (machine) => (machine === null ? null : (charts.get(machine) ?? null)),
    events: () => events ?? {},
    load: async (machines) => {
      await Promise.all([
        loadWords(),
        ...[...machines].map(async (machine) => {
          if (charts.has(machine)) return;
          const chart = await fetch(stemOf(machine)).catch(() => null);
          if (chart) charts.set(machine, chart);
        }),
      ]);
    },
  };
};
