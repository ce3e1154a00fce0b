import { textOf } from '#machines/flows/boxes.ts';
import type { ChartArrow, ChartFile, ChartState, SearchEntry, SearchIndex } from '#machines/flows/chart-file.ts';
import type { Words } from '#machines/kit/path-spec.ts';

const inBoth = (wordsIn: (lang: 'zh' | 'en') => string): Words => ({ zh: wordsIn('zh'), en: wordsIn('en') });

const ofState = ({ id, key, title, words, see, requirements }: ChartState) => ({
  id,
  words: title ?? { zh: key, en: key },
  more: words,
  shows: see ? [{ zh: see.zh, en: see.en }] : [],
  requirements,
});

const ofArrow = (chart: ChartFile, arrow: ChartArrow) => {
  const said = arrow.outcomes.flatMap(({ shows }) => shows);
  const shows = said.filter((one, at) => said.findIndex(({ en }) => en === one.en) === at);
  return {
    id: arrow.id,
    words: inBoth((lang) => textOf(chart, arrow, { lang, isRaw: false }).event),
    more: arrow.guard?.words ?? arrow.outcome,
    shows,
    requirements: arrow.requirements,
  };
};

export const searchIndexOf = (charts: readonly ChartFile[]): SearchIndex => ({
  entries: charts.flatMap((chart) =>
    [
      ...chart.states.filter(({ parent }) => parent !== null).map(ofState),
      ...chart.arrows.filter(({ by }) => by !== 'always').map((arrow) => ofArrow(chart, arrow)),
    ].map((element): SearchEntry => ({ stem: chart.stem, chart: chart.name, ...element })),
  ),
  texts: Object.assign({}, ...charts.map(({ texts }) => texts)),
});
