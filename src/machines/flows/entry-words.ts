import type { Words } from '../shared/path-spec.ts';
import { rawEvent } from './boxes.ts';
import type { ChartFile, ChartState } from './chart-file.ts';

const same = (text: string): Words => ({ zh: text, en: text });

/** What an effect tells itself. */
const settled: Readonly<Record<string, Words>> = {
  'xstate.promise.resolve': { zh: '结果到了', en: 'The result has come' },
  'xstate.promise.reject': { zh: '失败了', en: 'It has failed' },
};

const takes = (descriptor: string, type: string): boolean =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));

/** What an event is in product words: as the chart of its actor says it, else by its name in the code. */
export const eventWords = (chart: Pick<ChartFile, 'arrows'> | null, type: string): Words =>
  chart?.arrows.find(({ event, words }) => words !== null && takes(event, type))?.words ??
  settled[type] ??
  same(rawEvent(type));

/** The innermost of the active states, in the order of the chart. */
export const leavesOf = ({ states }: Pick<ChartFile, 'states'>, lit: readonly string[]): readonly ChartState[] => {
  const active = states.filter(({ id }) => lit.includes(id));
  return active.filter(({ id }) => !active.some(({ parent }) => parent === id));
};

/** Where a chart is, by the names of the code: `open.tabs.choosing`. */
export const placesIn = (chart: Pick<ChartFile, 'states'>, lit: readonly string[]): readonly string[] =>
  leavesOf(chart, lit).map(({ path, key }) => (path === '' ? key : path));
