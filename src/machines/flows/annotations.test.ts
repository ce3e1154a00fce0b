import { expect, test } from 'vitest';
import { withoutFirst, withSpan } from './annotations.ts';

const annotations = {
  name: '绑定失败',
  notes: [
    { index: 2, text: '开始' },
    { index: 5, text: '出错' },
    { index: 9, text: '结束' },
  ],
  from: 5,
  to: 9,
};

test('notes and marks move with the entries; those of entries that are gone stay at the beginning', () => {
  expect(withoutFirst(annotations, 6)).toEqual({
    name: '绑定失败',
    notes: [
      { index: 0, text: '开始 · 出错' },
      { index: 3, text: '结束' },
    ],
    from: 0,
    to: 3,
  });
});

test('a span begins without an end, ends where it is told, and can be let go', () => {
  expect(withSpan(annotations, 'from', 12)).toEqual({ ...annotations, from: 12, to: null });
  expect(withSpan({ ...annotations, from: 12, to: null }, 'to', 20)).toEqual({ ...annotations, from: 12, to: 20 });
  expect(withSpan(annotations, 'none', 12)).toEqual({ ...annotations, from: null, to: null });
});
