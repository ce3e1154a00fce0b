import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chartViewMachine } from '#machines/flows/chart-view.machine.ts';
import { sampleChart } from '#machines/flows/sample-chart.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { ArrowDetails } from './ArrowDetails.tsx';
import { Requirements } from './Requirements.tsx';

const texts = await textsOf();
const words = (zh: string) => ({ zh, en: zh });

test('what is told of a transition stands under the heading of what it is', () => {
  const [first] = sampleChart.arrows;
  if (!first) throw new Error('no transition');
  const arrow = {
    ...first,
    guard: { raw: 'isDark', words: words('天黑了') },
    actions: ['light'],
    outcome: words('屋里亮了'),
    outcomes: [{ ...words('灯丝断了'), shows: [words('没有光')], isWrong: true, isUnanswered: false }],
  };
  const input = { stem: 'lamp', state: null, recording: null, coveredBy: null };
  const html = markup(
    openBrowser().openTab().app,
    texts.zh,
    <ArrowDetails actor={createActor(chartViewMachine, { input })} chart={sampleChart} arrow={arrow} />,
  );
  const facts = [...html.matchAll(/<section><h2[^>]*>(.*?)<\/h2>(.*?)<\/section>/g)].map(([, title, text]) => [
    title,
    text?.replaceAll(/<[^>]*>/g, ''),
  ]);
  expect(facts.slice(0, 4)).toEqual([
    ['条件', '天黑了isDark'],
    ['动作', 'light'],
    ['结果', '屋里亮了'],
    ['屏幕显示', '灯丝断了 “没有光”'],
  ]);
});

test.each([
  ['zh', '会员可以点赞。'],
  ['en', 'A member can like.'],
] as const)('a requirement is quoted in the language of the page: %s', (lang, text) => {
  const chart = { ...sampleChart, texts: { 'R1-16': { zh: '会员可以点赞。', en: 'A member can like.' } } };
  const html = markup(openBrowser().openTab().app, texts[lang], <Requirements ids={['R1-16']} chart={chart} />);
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(new RegExp(`R1-16 +${text}`));
});
