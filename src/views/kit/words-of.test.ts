import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsBare } from '../../../tests/harness/markup.tsx';
import { Headline } from './Headline.tsx';
import { wordsOf } from './words-of.ts';

const pieces = (text: string): readonly string[] => wordsOf(text).map((piece) => piece.text);

test('a headline parts between words, and a number, a mark or a particle stays with what it belongs to', () => {
  expect(pieces('咖啡企业交卷：麓山增长19%，毛利率38.9%')).toEqual([
    '咖啡',
    '企业',
    '交卷：',
    '麓山',
    '增长19%，',
    '毛利率38.9%',
  ]);
  expect(pieces('招聘经理（杭州）的5个条件')).toEqual(['招聘', '经理', '（杭州）的5个', '条件']);
  expect(pieces('食品 Food Safety 2026')).toEqual(['食品 Food Safety 2026']);
});

test('what is not Chinese stays as it is, and nothing is lost or moved', () => {
  expect(wordsOf('Retail sales grew by 4.2%')).toEqual([{ at: 0, text: 'Retail sales grew by 4.2%' }]);
  expect(wordsOf('')).toEqual([{ at: 0, text: '' }]);
  for (const text of ['γ-氨基丁酸小词典：来源、用途与误解', '𠮷野家的“新品”上市了吗？👨‍👩‍👧', '  前后有空格  ']) {
    const found = wordsOf(text);
    expect(found.map((piece) => piece.text).join('')).toBe(text);
    for (const piece of found) expect(text.startsWith(piece.text, piece.at)).toBe(true);
  }
});

test('a headline is drawn as its text, with a place to part between the words that is not said', () => {
  const html = textsBare(renderToStaticMarkup(createElement(Headline, { text: '麓山增长' })));
  expect(html).toBe('麓山<span aria-hidden="true"><wbr/></span>增长');
});
