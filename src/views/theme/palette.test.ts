import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColourName, dark, light } from './palette.ts';

const grounds: ColourName[] = ['paper', 'surface', 'sunk', 'raised'];
const textsOnGrounds: ColourName[] = [
  'ink',
  'inkSoft',
  'inkFaint',
  'accentInk',
  'supply',
  'demand',
  'recruitment',
  'danger',
];
const washes: ColourName[] = ['accentWash', 'supplyWash', 'demandWash', 'recruitmentWash', 'dangerWash'];

const textPairs: [ColourName, ColourName][] = [
  ...textsOnGrounds.flatMap((text) => grounds.map((ground): [ColourName, ColourName] => [text, ground])),
  ...washes.map((wash): [ColourName, ColourName] => ['ink', wash]),
  ...washes.map((wash): [ColourName, ColourName] => ['inkSoft', wash]),
  ['accentInk', 'accentWash'],
  ['supply', 'supplyWash'],
  ['demand', 'demandWash'],
  ['recruitment', 'recruitmentWash'],
  ['danger', 'dangerWash'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onInverse', 'inverse'],
];

const shapePairs: [ColourName, ColourName][] = [
  ...grounds.map((ground): [ColourName, ColourName] => ['lineStrong', ground]),
  ...grounds.map((ground): [ColourName, ColourName] => ['focus', ground]),
  ...grounds.map((ground): [ColourName, ColourName] => ['accent', ground]),
];

function tooFaint(theme: Record<ColourName, string>, pairs: [ColourName, ColourName][], least: number): string[] {
  return pairs
    .map(([front, back]) => ({ name: `${front} on ${back}`, ratio: contrast(theme[front], theme[back]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test('gives every text at least 4.5 : 1 on every ground it may stand on (WCAG 1.4.3)', () => {
    expect(tooFaint(theme, textPairs, 4.5)).toEqual([]);
  });

  test('gives control edges, the accent and the focus ring at least 3 : 1 (WCAG 1.4.11)', () => {
    expect(tooFaint(theme, shapePairs, 3)).toEqual([]);
  });
});

test('contrast() knows the two ends of the scale, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('contrast() is not fooled: a well-known failing grey stays below AA', () => {
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
