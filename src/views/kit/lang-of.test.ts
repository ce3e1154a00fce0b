import { expect, test } from 'vitest';
import { langOf } from './lang-of.ts';

test('a text with Han characters is Chinese, whatever else is in it', () => {
  expect(['燕麦奶', 'Oatly 上市燕麦冰淇淋', 'Oat milk', ''].map(langOf)).toEqual(['zh-CN', 'zh-CN', 'en', 'en']);
});
