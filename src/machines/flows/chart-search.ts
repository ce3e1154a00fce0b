import { textOf } from './boxes.ts';
import type { ChartArrow, ChartFile, ChartState } from './chart-file.ts';
import { hasWords } from './plain-text.ts';

const most = 12;

const wordsOf = (chart: ChartFile, element: ChartState | ChartArrow): string => {
  const texts =
    'key' in element
      ? [element.key, element.title?.zh, element.title?.en, element.words?.zh, element.words?.en, ...element.tags]
      : (['zh', 'en'] as const).flatMap((lang) =>
          [true, false].flatMap((isRaw) => Object.values(textOf(chart, element, { lang, isRaw }))),
        );
  return [element.id, ...texts, ...element.requirements, element.see?.zh, element.see?.en].join('\n');
};

/** Every word must match, in either language, by name or requirement id. */
export const foundIn = (chart: ChartFile, text: string): readonly (ChartState | ChartArrow)[] =>
  text.trim() === ''
    ? []
    : [...chart.states, ...chart.arrows].filter((element) => hasWords(wordsOf(chart, element), text)).slice(0, most);
