import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assetsBasePath } from './constants.ts';

test('[R9-22 R9-23] the base path of assets and hot posts is a constant that nothing in the app uses', () => {
  expect(assetsBasePath).toBe('/events/');
  const users = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/constants(\.test)?\.ts$/.test(path) && readFileSync(path, 'utf8').includes('assetsBasePath'),
  );
  expect(users).toEqual([]);
});
