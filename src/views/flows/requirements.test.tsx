import { expect, test } from 'vitest';
import { sampleChart } from '#machines/flows/sample-chart.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { Requirements } from './Requirements.tsx';

const texts = await textsOf();
const chart = { ...sampleChart, texts: { 'R1-16': { zh: '会员可以点赞。', en: 'A member can like.' } } };

test.each([
  ['zh', '会员可以点赞。'],
  ['en', 'A member can like.'],
] as const)('a requirement is quoted in the language of the page: %s', (lang, text) => {
  const html = markup(openBrowser().openTab().app, texts[lang], <Requirements ids={['R1-16']} chart={chart} />);
  expect(
    /<li[^>]*>(.*?)<\/li>/
      .exec(html)?.[1]
      ?.replaceAll(/<[^>]*>/g, ' ')
      .trim(),
  ).toBe(`R1-16 ${text}`);
});
