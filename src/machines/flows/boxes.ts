import type { ChartArrow, ChartFile, ChartState } from './chart-file.ts';
import { linesOf, widthOf } from './text-size.ts';

export type Lang = 'zh' | 'en';

/** `isRaw`: names of the code instead of words. */
export interface Reading {
  readonly lang: Lang;
  readonly isRaw: boolean;
}

export type Drawn = Pick<ChartFile, 'machine' | 'states' | 'arrows' | 'actions'>;
type Size = readonly [width: number, height: number];

/** In CSS px: font `size`, `line` height. */
export const type = {
  title: { size: 14, line: 20 },
  words: { size: 12, line: 17 },
  event: { size: 12, line: 16 },
  guard: { size: 11.5, line: 15 },
  row: { size: 11.5, line: 18 },
} as const;

export const box = { padding: 12, leaf: 176, head: 300, label: 190, row: 260, rows: 7, dot: 10, history: 28 } as const;

const beside = { runs: 20, folded: 36 } as const;

const readings: readonly Reading[] = [
  { lang: 'zh', isRaw: false },
  { lang: 'en', isRaw: false },
  { lang: 'zh', isRaw: true },
];

export const isAncestor = (states: ReadonlyMap<string, ChartState>, outer: string, inner: string): boolean => {
  const parent = states.get(inner)?.parent ?? null;
  return parent !== null && (parent === outer || isAncestor(states, outer, parent));
};

export const titleOf = ({ title, key }: ChartState, { lang, isRaw }: Reading): string =>
  (isRaw ? null : title?.[lang]) ?? key;

/** `xstate.after.second.x` becomes `after second`. */
export const rawEvent = (event: string): string =>
  event
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'error: ')
    .replace(/^xstate\.done\.state\./, 'done: ');

const always = { zh: '随即', en: 'at once' } as const;
const otherwise = { zh: '否则', en: 'otherwise' } as const;

export interface LabelText {
  readonly event: string;
  readonly guard: string;
  readonly action: string;
}

export const textOf = ({ actions }: Drawn, arrow: ChartArrow, { lang, isRaw }: Reading): LabelText => {
  const named = isRaw ? arrow.actions : arrow.actions.flatMap((name) => actions[name]?.[lang] ?? []);
  const action = [...new Set(named)].join(lang === 'zh' && !isRaw ? '、' : ', ');
  if (isRaw)
    return {
      event: arrow.by === 'always' ? 'always' : rawEvent(arrow.event),
      guard: arrow.guard ? `[${arrow.guard.raw}]` : '',
      action: action && `/ ${action}`,
    };
  const decided = arrow.guard ? '' : (arrow.id.endsWith('/0') ? always : otherwise)[lang];
  const event = arrow.by === 'always' ? decided : (arrow.words?.[lang] ?? rawEvent(arrow.event));
  const condition = arrow.guard?.words[lang] ?? '';
  return {
    event,
    guard: condition && (lang === 'zh' ? `若${condition}` : `if ${condition}`),
    action: action && `→ ${action}`,
  };
};

interface LabelLines {
  readonly event: readonly string[];
  readonly guard: readonly string[];
  readonly action: readonly string[];
}

const lines = (text: string, width: number, size: number, most: number): readonly string[] =>
  text === '' ? [] : linesOf(text, width, size, most);

export const labelLines = (chart: Drawn, arrow: ChartArrow, reading: Reading): LabelLines => {
  const { event, guard, action } = textOf(chart, arrow, reading);
  return {
    event: lines(event, box.label, type.event.size, 6),
    guard: lines(guard, box.label, type.guard.size, 2),
    action: lines(action, box.label, type.guard.size, 1),
  };
};

const widest = (texts: readonly string[], size: number): number =>
  texts.reduce((most, text) => Math.max(most, widthOf(text, size)), 0);

export const sizeOfLines = ({ event, guard, action }: LabelLines): Size => [
  Math.ceil(Math.max(widest(event, type.event.size), widest([...guard, ...action], type.guard.size))) + 14,
  event.length * type.event.line + (guard.length + action.length) * type.guard.line + 8,
];

/** Fits every language, so that one layout serves all. */
export const labelSize = (chart: Drawn, arrow: ChartArrow): Size => {
  const sizes = readings.map((reading) => sizeOfLines(labelLines(chart, arrow, reading)));
  return [Math.max(...sizes.map(([width]) => width)), Math.max(...sizes.map(([, height]) => height))];
};

/** Transitions without targets are rows in the state's box. */
export const rowsOf = ({ arrows }: Drawn, id: string): readonly ChartArrow[] =>
  arrows.filter(({ source, targets }) => source === id && targets.length === 0);

export const rowText = (chart: Drawn, arrow: ChartArrow, reading: Reading, width: number): string => {
  const { event, guard, action } = textOf(chart, arrow, reading);
  return linesOf([event, guard, action].filter(Boolean).join('  '), width, type.row.size, 1)[0] ?? '';
};

export const titleLines = (state: ChartState, reading: Reading, isLeaf: boolean): readonly string[] => {
  const taken = (state.invokes.length > 0 ? beside.runs : 0) + (isLeaf && holdsOthers(state) ? beside.folded : 0);
  const width = (isLeaf ? box.leaf : box.head) - taken;
  // Bold letters are wider.
  return reading.isRaw ? [state.key] : lines(titleOf(state, reading), width / 1.06, type.title.size, 2);
};

const holdsOthers = ({ kind }: ChartState): boolean => kind === 'compound' || kind === 'parallel';

export const wordsLines = ({ words }: ChartState, lang: Lang, isLeaf: boolean): readonly string[] =>
  lines(words?.[lang] ?? '', isLeaf ? box.leaf : box.head, type.words.size, isLeaf ? 4 : 2);

export const headOf = (chart: Drawn, state: ChartState, isLeaf: boolean) => {
  const rows = rowsOf(chart, state.id).length;
  const columns = Math.max(1, Math.ceil(rows / (isLeaf ? 14 : box.rows)));
  const titles = readings.map((reading) => titleLines(state, reading, isLeaf));
  const most = Math.max(wordsLines(state, 'zh', isLeaf).length, wordsLines(state, 'en', isLeaf).length);
  const text = Math.max(...titles.map(({ length }) => length)) * type.title.line + most * type.words.line;
  const deep = Math.ceil(rows / columns);
  const height = box.padding + text + (rows > 0 ? 8 + deep * type.row.line : 0) + (isLeaf ? box.padding - 2 : 4);
  const inner = Math.max(
    rows > 0 ? columns * box.row : 0,
    isLeaf ? box.leaf : 0,
    isLeaf ? 0 : widest([...wordsLines(state, 'zh', false), ...wordsLines(state, 'en', false)], type.words.size),
    isLeaf ? 0 : widest(titles.flat(), type.title.size) * 1.06 + beside.runs,
    widthOf(state.key, type.title.size) * 1.06 + 40,
  );
  const size: Size = [Math.ceil(inner) + 2 * box.padding, height];
  return { columns, deep, rowsFrom: box.padding + text + 8, size };
};
