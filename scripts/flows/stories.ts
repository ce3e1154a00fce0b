import { type Story, stemOf } from '#machines/flows/chart-file.ts';
import stories from './words/stories.json' with { type: 'json' };

export const storiesOf = (machines: readonly string[]): readonly Story[] =>
  stories.map(({ id, zh, en, purposeZh, purposeEn, charts }) => {
    const lost = charts.filter((chart) => !machines.includes(chart));
    if (lost.length > 0) throw new Error(`scripts/flows/words/stories.json: no chart ${lost.join(', ')}`);
    return { id, name: { zh, en }, purpose: { zh: purposeZh, en: purposeEn }, stems: charts.map(stemOf) };
  });
