import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { Period } from './Period.tsx';

const said = async (language: 'zh' | 'en', from: string | undefined, to: string | null | undefined) => {
  const i18n = await startI18n(language);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Period from={from} to={to} />
    </I18nextProvider>,
  );
  return { text: html.replace(/<[^>]*>/g, ''), times: html.match(/(?<=datetime=")[^"]*/gi) };
};

test('[R3-26] the months of a career are said in the words of the language, and an open end as such', async () => {
  expect(await said('zh', '2020-04-01', null)).toEqual({ text: '2020.04 – 至今', times: ['2020-04'] });
  expect(await said('en', '2020-04-01', null)).toEqual({ text: 'Apr 2020 – Present', times: ['2020-04'] });
  expect((await said('zh', '2015-07-01', '2020-01-31')).text).toBe('2015.07 – 2020.01');
  expect(await said('en', '2015-07-31', '2020-01-01')).toEqual({
    text: 'Jul 2015 – Jan 2020',
    times: ['2015-07', '2020-01'],
  });
});

test('a month that cannot be is left out, with the sign between', async () => {
  const odd = [await said('zh', 'a', '2020-01-31'), await said('en', '2015-07-31', '2020-13-01')];
  expect(odd.map(({ text }) => text)).toEqual(['2020.01', 'Jul 2015']);
  for (const [from, to] of [
    ['', null],
    ['20200401', undefined],
    [undefined, ''],
    ['275760-09', 'NaN'],
  ] as const)
    expect(await said('en', from, to)).toEqual({ text: '', times: null });
});
