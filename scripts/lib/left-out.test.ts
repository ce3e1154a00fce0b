import { expect, test, vi } from 'vitest';
import { askedOf, never, withoutBodies } from './left-out.ts';

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

test('a function is known by what it is assigned to', () => {
  expect(withoutBodies('Way.prototype.far = function () { return 1 };', never('Way.prototype.far'))).toBe(
    'Way.prototype.far = function () {};',
  );
});

test('a function that is never called says so where it is, in a build that tells', () => {
  vi.stubEnv('LEFT_OUT', 'told');
  expect(withoutBodies('function far() { return 1 }', never('far'))).toBe(
    "function far() {throw Error('left out: far')}",
  );
  vi.unstubAllEnvs();
});

test.each([
  ["import { useState, useTransition as later } from 'react';", ['useTransition']],
  ["import * as React from 'react';\nReact.useTransition();", ['useTransition']],
  ["import React, { memo } from 'react';\nReact.Activity;", ['Activity']],
  ['var whole = require("react");\nwhole.Activity;', ['Activity']],
  ["import { Activity } from 'lucide-react';\nimport { useState } from 'react';", []],
  ["import { useTransition } from './own.ts';\nimport React from 'react';\nown.Activity;", []],
])('what a module asks a package for: %j', (code, asked) => {
  expect(askedOf(code, ['react'], ['Activity', 'useTransition'])).toEqual(asked);
});
