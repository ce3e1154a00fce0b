import { expect, test } from 'vitest';
import { avatar } from './avatars.ts';
import { categoryCodes } from './categories.ts';
import { type ShapeName, shapes } from './cover-shapes.ts';
import { cover } from './covers.ts';
import { randomFor } from './random.ts';

const names = ['chart', 'globe', 'coins', 'truck', 'booth', 'paper'] as const satisfies readonly ShapeName[];
const many = Array.from({ length: 240 }, (_, index) => {
  const category = categoryCodes[index % categoryCodes.length] ?? 'tea';
  const shape = names[index % names.length] ?? 'chart';
  return cover({ key: `test:${index}`, category, ...(index % 2 === 0 ? { shape } : {}) });
});

test('covers are the same for the same key and differ between keys', () => {
  expect(cover({ key: 'news:1', category: 'tea' })).toBe(cover({ key: 'news:1', category: 'tea' }));
  expect(new Set(many).size).toBe(many.length);
});

test('covers are small and fit into an attribute', () => {
  expect(Math.max(...many.map((url) => url.length))).toBeLessThan(2_600);
  expect(many.filter((url) => !/^data:image\/svg\+xml,[^"<>#]+$/.test(url))).toEqual([]);
});

test('every shape draws something', () => {
  const palette = {
    sky: ['#fff', '#eee'],
    sun: '#fc0',
    table: '#ca8',
    main: '#d52',
    accent: '#fb3',
    dark: '#422',
    light: '#fff',
  } as const;
  expect(Object.values(shapes).filter((shape) => !/^<(path|rect|circle|ellipse|g)/.test(shape(palette)))).toEqual([]);
});

test('avatars are the same for the same member', () => {
  expect(avatar('1001', 'MALE')).toBe(avatar('1001', 'MALE'));
  expect(avatar('1001', 'MALE')).not.toBe(avatar('1002', 'MALE'));
});

test('chance repeats itself and keeps its bounds', () => {
  const draw = () => {
    const random = randomFor('bounds');
    return Array.from({ length: 200 }, () => random.int(3, 7));
  };
  expect(draw()).toEqual(draw());
  expect([...new Set(draw())].sort()).toEqual([3, 4, 5, 6, 7]);
  expect(new Set(randomFor('picks').picks([1, 2, 3, 4], 9))).toEqual(new Set([1, 2, 3, 4]));
});
