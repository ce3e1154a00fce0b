import type { InspectionEvent } from 'xstate';
import type { Chart, Taken } from './chart.ts';
import { type Coverage, coverageFormat, coverageOf } from './coverage.ts';
import { observer } from './observe.ts';

const none: readonly string[] = [];

/** `watch` returns an inspector for one actor system. Stores each step once, however long it runs. */
export const collector = () => {
  const charts = new Map<string, Chart>();
  const steps = new Map<string, Taken[]>();
  const seen = new Set<string>();
  const last = new Map<string, Taken>();
  let systems = 0;

  /** Numbers compare faster than lists of ids. */
  const known = new WeakMap<readonly string[], number>();
  const texts = new Map<string, number>();
  const numbers = (ids: readonly string[]): number => {
    const found = known.get(ids);
    if (found !== undefined) return found;
    const text = ids.join(' ');
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    known.set(ids, number);
    return number;
  };

  /** The step before is part of the key, so that pairs are counted. */
  const note = (taken: Taken, chart: Chart): void => {
    const { machine, actor, from, event, transitions, to } = taken;
    const before = last.get(actor);
    last.set(actor, taken);
    charts.set(machine, chart);
    const key = `${machine} ${event} ${numbers(before?.transitions ?? none)} ${numbers(transitions)} ${numbers(from)} ${numbers(to)}`;
    if (seen.has(key)) return;
    seen.add(key);
    const list = steps.get(machine) ?? [];
    for (const step of [before ?? [], taken].flat()) list.push({ ...step, actor: key });
    steps.set(machine, list);
  };

  return {
    watch: (): ((inspected: InspectionEvent) => void) => {
      const system = ++systems;
      return observer((taken, chart) => note({ ...taken, actor: `${system} ${taken.actor}` }, chart));
    },
    coverage: (source: Coverage['source']): Coverage => ({
      format: coverageFormat,
      source,
      machines: [...charts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([machine, chart]) => coverageOf(chart, steps.get(machine) ?? [])),
    }),
  };
};
