import { expect, test } from 'vitest';
import { marked } from './marked.ts';

const shown = (text: string, search: string): string =>
  marked(text, search)
    .map((run) => (run.isMarked ? `[${run.text}]` : run.text))
    .join('');

test('the words of a search are marked wherever they stand, in any case', () => {
  expect(shown('燕麦奶新品：燕麦奶拿铁', '燕麦奶')).toBe('[燕麦奶]新品：[燕麦奶]拿铁');
  expect(shown('OATLY 与 oatly', 'Oatly')).toBe('[OATLY] 与 [oatly]');
});

test('several words are marked each, the longer before the shorter', () => {
  expect(shown('燕麦奶和燕麦片', ' 燕麦  燕麦奶 ')).toBe('[燕麦奶]和[燕麦]片');
});

test('signs of regular expressions are plain signs, and no word marks nothing', () => {
  expect(shown('毛利 (50%+)', '(50%+)')).toBe('毛利 [(50%+)]');
  expect(shown('毛利', '.*')).toBe('毛利');
  expect(shown('毛利', '  ')).toBe('毛利');
});
