import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesText, packagesOf, unpermitted } from './licences.ts';
import { root } from './run.ts';

const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');

test('docs/licences.md is what package-lock.json says', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencesText(packagesOf(lock)));
});

test('every package has a licence that was looked at', () => {
  expect(packagesOf(lock).length).toBeGreaterThan(100);
  expect(unpermitted(packagesOf(lock))).toEqual([]);
});

test('a package without a licence, or with another one, is found', () => {
  const planted = JSON.stringify({
    packages: {
      '': { license: 'none' },
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/b/node_modules/@c/d': { version: '2.0.0', dev: true },
      'node_modules/e': { version: '3.0.0', license: 'MIT' },
    },
  });
  expect(unpermitted(packagesOf(planted))).toEqual([
    { name: '@c/d', version: '2.0.0', licence: 'unknown', isDelivered: false },
    { name: 'a', version: '1.0.0', licence: 'GPL-3.0-only', isDelivered: true },
  ]);
});
