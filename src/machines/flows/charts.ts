import { chartFile } from '#services/flows/flow-files.ts';
import type { ChartFile } from './chart-file.ts';

/** The file of a chart is named by the chart: `smsCode` is `sms-code`. */
export const stemOf = (machine: string): string => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The charts of a recording's actors, by their ids. One that has no file, or did not come, is not there. */
export interface Charts {
  readonly get: (machine: string | null) => ChartFile | null;
  /** Resolves when all that can come is there; never rejects. */
  readonly bring: (machines: Iterable<string>) => Promise<void>;
}

export const chartLibrary = (fetch = chartFile<ChartFile>): Charts => {
  const charts = new Map<string, ChartFile>();
  return {
    get: (machine) => (machine === null ? null : (charts.get(machine) ?? null)),
    bring: async (machines) => {
      await Promise.all(
        [...machines].map(async (machine) => {
          if (charts.has(machine)) return;
          const chart = await fetch(stemOf(machine)).catch(() => null);
          if (chart) charts.set(machine, chart);
        }),
      );
    },
  };
};
