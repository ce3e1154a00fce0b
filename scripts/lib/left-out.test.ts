import { expect, test } from 'vitest';
import { withoutBodies } from './left-out.ts';

const library = [
  'class Way { #far(step) { return step + 1 } near() { return this.#far(1) } }',
  'const lone = word => word.trim();',
  'function said(word) { return lone(word) }',
].join('\n');

test('functions, methods and private methods keep their names and lose their bodies', () => {
  expect(withoutBodies(library, { 'Way.#far': 'return step', lone: 'return word', said: '' })).toBe(
    [
      'class Way { #far(step) {return step} near() { return this.#far(1) } }',
      'const lone = word => {return word};',
      'function said(word) {}',
    ].join('\n'),
  );
});

test('a function that is not there is told, since the library then has another version', () => {
  expect(() => withoutBodies(library, { 'Way.gone': '' })).toThrow('no function Way.gone');
});

test('a name that two functions have is told', () => {
  expect(() => withoutBodies(`${library}\n{ const lone = () => 1; }`, { lone: '' })).toThrow('no function lone');
});
