import { expect, test } from 'vitest';
import { addressOf } from './link-of.ts';

test('a place keeps its own query and anchor', () => {
  const address = addressOf({ at: { href: '/news/1?comment=2#last' }, as: 'liran' }, ['news.tagTree'], 'r') ?? '';
  const { pathname, hash, searchParams } = new URL(address, 'http://localhost');
  expect([pathname, hash, ...searchParams]).toEqual([
    '/news/1',
    '#last',
    ['comment', '2'],
    ['persona', 'liran'],
    ['run', 'r'],
    ['fault', 'hold;endpoint=news.tagTree'],
  ]);
});
