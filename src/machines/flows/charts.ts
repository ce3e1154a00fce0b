import { chartFile, eventWordsFile } from '#services/flows/flow-files.ts';
import type { ChartFile, EventWords } from './chart-file.ts';

/** The file of a chart is named by the chart: `smsCode` is `sms-code`. */
export const stemOf = (machine: string): string => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The charts of a recording's actors, by their ids. One that has no file, or did not come, is not there. */
export interface Charts {
  readonly get: (machine: string | null) => ChartFile | null;
  /** What events are where no example of a chart tells it; empty before anything was brought. */
  readonly events: () => EventWords;
  /** Resolves when all that can come is there; never rejects. */
  readonly bring: (machines: Iterable<string>) => Promise<void>;
}

export const chartLibrary = (fetch = chartFile<ChartFile>, fetchWords = eventWordsFile<EventWords>): Charts => {
  const charts = new Map<string, ChartFile>();
  let events: EventWords | null = null;
  const bringWords = async (): Promise<void> => {
    events ??= await fetchWords().catch(() => null);
  };
  return {
    get: (machine) => (machine === null ? null : (charts.get(machine) ?? null)),
    events: () => events ?? {},
    bring: async (machines) => {
      await Promise.all([
        bringWords(),
        ...[...machines].map(async (machine) => {
          if (charts.has(machine)) return;
          const chart = await fetch(stemOf(machine)).catch(() => null);
          if (chart) charts.set(machine, chart);
        }),
      ]);
    },
  };
};
