import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { textsBare, textsOf } from '../../../tests/harness/markup.tsx';
import { Sentence } from './Sentence.tsx';

const texts = await textsOf();
const said = (language: 'zh' | 'en', sentence: string) =>
  textsBare(
    renderToStaticMarkup(
      <I18nextProvider i18n={texts[language]}>
        <Sentence>{sentence}</Sentence>
      </I18nextProvider>,
    ),
  );

test('Chinese words in an English sentence are marked as such, from the first to the last', () => {
  expect(said('en', 'Results for “新品 B2B 展会”')).toBe(
    '<span>Results for “<span lang="zh-CN">新品 B2B 展会</span>”</span>',
  );
  expect(said('en', 'Results for “oat”')).toBe('Results for “oat”');
  expect(said('zh', '搜索“新品”的结果')).toBe('搜索“新品”的结果');
});
