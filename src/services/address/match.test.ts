import { expect, test } from 'vitest';
import { compile } from './match.ts';

const match = compile(
  [
    ['home', ['/']],
    ['list', ['/:tag?/:sub?']],
    ['item', ['/:id', '/:tag/:id']],
    ['edit', ['/hot/:id/edit']],
    ['hot', ['/hot']],
    ['find', ['/find', '/find/:word', '/find/:kind/:word']],
    ['rest', ['/to/*?']],
    ['number', ['/w/:id']],
    ['word', ['/w/:word']],
  ],
  { id: /^\d+$/, tag: /^[a-z]+$/, sub: /^[a-z]+$/, kind: /^[ab]$/ },
);

test.each([
  [[], { name: 'home', params: {} }],
  [['12'], { name: 'item', params: { id: '12' } }],
  [['x', '12'], { name: 'item', params: { tag: 'x', id: '12' } }],
  [['x'], { name: 'list', params: { tag: 'x' } }],
  [['x', 'y'], { name: 'list', params: { tag: 'x', sub: 'y' } }],
  [['hot'], { name: 'hot', params: {} }],
  [['hot', '1', 'edit'], { name: 'edit', params: { id: '1' } }],
  [['find', 'a'], { name: 'find', params: { word: 'a' } }],
  [['find', 'a', '糖/盐'], { name: 'find', params: { kind: 'a', word: '糖/盐' } }],
  [['w', '12'], { name: 'number', params: { id: '12' } }],
  [['w', '12a'], { name: 'word', params: { word: '12a' } }],
  [['to'], { name: 'rest', params: {} }],
  [['to', 'x', '1'], { name: 'rest', params: { '*': 'x/1' } }],
])('[R2.6-78] %j matches', (segments, found) => {
  expect(match(segments)).toEqual(found);
});

test.each([
  [['hot', '1']],
  [['hot', '1', 'EDIT']],
  [['x', 'y', 'z']],
  [['12', 'x']],
  [['1x']],
  [['find', 'c', 'x']],
  [['１２']],
  [['X']],
])('[R2.6-78] %j matches nothing, for no parameter takes a word of the table or another shape', (segments) => {
  expect(match(segments)).toBe(null);
});

test('[R2.6-78] a parameter without a shape takes any word, also one with a line break', () => {
  expect(match(['find', 'a\nb'])).toEqual({ name: 'find', params: { word: 'a\nb' } });
});
