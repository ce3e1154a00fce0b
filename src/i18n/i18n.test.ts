import { expect, test } from 'vitest';
import { en } from './en.ts';
import { changeLanguage, startI18n } from './i18n.ts';
import { addTexts, backstageTexts, studioTexts } from './tool-texts.ts';
import { zh } from './zh.ts';

const keysOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

test('[R1-22] both languages have texts for the same keys', () => {
  expect(keysOf(en)).toEqual(keysOf(zh));
  for (const tool of [studioTexts, backstageTexts]) expect(keysOf(tool.en)).toEqual(keysOf(tool.zh));
});

test('[R1-22] all texts of the pages are there from the start, those of the tools with their code', async () => {
  const texts = await startI18n('zh');
  expect([texts.t('brand'), texts.t('session:login.title'), texts.exists('handle:open')]).toEqual([
    '食业',
    '登录',
    false,
  ]);
  // The same object: copying all texts would delay the first render.
  expect(texts.getResource('zh', 'shell', 'pages')).toBe(zh.shell.pages);
  addTexts(texts, backstageTexts);
  expect(texts.t('handle:open')).toBe(backstageTexts.zh.handle.open);
});

test('[R1-17] another language is shown once its texts are there', async () => {
  const texts = await startI18n('zh');
  const changed = changeLanguage(texts, 'en');
  expect([texts.language, texts.t('session:login.title')]).toEqual(['zh', '登录']);
  await changed;
  expect([texts.language, texts.t('session:login.title')]).toEqual(['en', 'Log in']);
});
