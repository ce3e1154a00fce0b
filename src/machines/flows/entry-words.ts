import type { Words } from '../kit/path-spec.ts';
import { matches } from '../paths/chart.ts';
import { type Lang, rawEvent, titleOf } from './boxes.ts';
import type { ChartCase, ChartFile, ChartState, EventWords } from './chart-file.ts';

export const sameWords = (text: string): Words => ({ zh: text, en: text });

const resultArrived: Words = { zh: '结果到了', en: 'The result has come' };
const failed: Words = { zh: '失败了', en: 'It has failed' };

const settled: readonly (readonly [start: string, words: Words])[] = [
  ['xstate.promise.resolve', resultArrived],
  ['xstate.promise.reject', failed],
  ['xstate.done.actor.', resultArrived],
  ['xstate.error.actor.', failed],
];

/** Own properties only: `name` comes from files (`constructor`). */
const ownEntry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const plainWords = (type: string, general: EventWords): Words =>
  settled.find(([start]) => type.startsWith(start))?.[1] ?? ownEntry(general, type) ?? sameWords(rawEvent(type));

export const eventWords = (chart: Pick<ChartFile, 'arrows'> | null, type: string, general: EventWords = {}): Words =>
  chart?.arrows.find(({ event, words }) => words !== null && matches(event, type))?.words ?? plainWords(type, general);

const isHollow = (value: unknown): boolean => value === null || value === undefined || value === '[]';

const leavesIn = (value: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Object.entries(value);
  return entries.length === 0 ? [[path, '[]']] : entries.flatMap(([name, field]) => leavesIn(field, `${path}.${name}`));
};

type Fields = ReadonlyMap<string, unknown>;

const leavesOfExample = ({ payload }: ChartCase) => (payload === undefined ? [] : leavesIn(payload));

const isExact = (fields: Fields, one: ChartCase): boolean => {
  const leaves = leavesOfExample(one);
  return leaves.length > 0 && leaves.every(([path, leaf]) => fields.get(path) === leaf);
};

const longest = 40;
const short = (value: unknown): string => {
  const text = String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The example's words with the event's values; null where a value is not in the words. */
const filled = (fields: Fields, one: ChartCase): Words | null => {
  let { zh, en } = one;
  for (const [path, leaf] of leavesOfExample(one)) {
    const own = fields.get(path);
    if (own === leaf) continue;
    const text = String(leaf);
    if (own === undefined || typeof own === 'object' || text.length < 2) return null;
    if (!zh.includes(text) || !en.includes(text)) return null;
    zh = zh.replace(text, () => short(own));
    en = en.replace(text, () => short(own));
  }
  return leavesOfExample(one).length > 0 ? { zh, en } : null;
};

const isContradicted = (fields: Fields, one: ChartCase, all: readonly ChartCase[]): boolean =>
  leavesOfExample(one).some(([path, leaf]) => {
    const isTelling = all.some((other) => other !== one && new Map(leavesOfExample(other)).get(path) !== leaf);
    if (!isTelling) return false;
    if (isHollow(leaf))
      return !isHollow(fields.get(path) ?? [...fields.keys()].find((own) => own.startsWith(`${path}.`)));
    return fields.has(path) && fields.get(path) !== leaf;
  });

/** Words of the one matching example with the event's values; otherwise general words, never possibly false ones. */
export const entryWords = (
  chart: Pick<ChartFile, 'arrows' | 'cases'> | null,
  { type, ...payload }: { readonly type: string; readonly [field: string]: unknown },
  general: EventWords = {},
): Words => {
  const cases = ownEntry(chart?.cases ?? {}, type) ?? [];
  if (cases.length === 0) return eventWords(chart, type, general);
  const fields = new Map(leavesIn(payload));
  const exact = cases.find((one) => isExact(fields, one));
  if (exact) return exact;
  for (const one of cases) {
    const words = filled(fields, one);
    if (words) return words;
  }
  const left = cases.filter((one) => !isContradicted(fields, one, cases));
  const [first] = left;
  const isOne = left.every(({ en }) => en === first?.en) || left.every((one) => leavesOfExample(one).length === 0);
  return first && isOne ? first : plainWords(type, general);
};

export const leavesOf = (
  { states }: Pick<ChartFile, 'states'>,
  activeStates: readonly string[],
): readonly ChartState[] => {
  const active = states.filter(({ id }) => activeStates.includes(id));
  return active.filter(({ id }) => !active.some(({ parent }) => parent === id));
};

export const titlesIn = (
  chart: Pick<ChartFile, 'states'>,
  activeStates: readonly string[],
  lang: Lang,
): readonly string[] =>
  leavesOf(chart, activeStates)
    .filter(({ parent }) => parent !== null)
    .map((state) => titleOf(state, { lang, isRaw: false }));
