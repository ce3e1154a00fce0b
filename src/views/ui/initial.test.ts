import { afterEach, expect, test, vi } from 'vitest';
import { initialOf } from './initial.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const initials = [
  ['王芳', '王'],
  [' ann', 'A'],
  ['🇨🇳味', '🇨🇳'],
  ['👨‍👩‍👧 家', '👨‍👩‍👧'],
  ['👩🏽‍🍳厨', '👩🏽‍🍳'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['e\u0301clair', 'E\u0301'],
  ['❤️', '❤️'],
  ['𠮷野', '𠮷'],
  ['', '·'],
] as const;

test.each(initials)('the initial of "%s" is whole', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test.each(initials)('and of "%s" where the browser has no segmenter', (name, initial) => {
  vi.stubGlobal('Intl', {});
  expect(initialOf(name)).toBe(initial);
});
