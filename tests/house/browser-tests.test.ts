import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A browser test that is not that of `tests/pages/fixtures.ts`, which fails where something is uncaught. */
const isDeaf = (text: string): boolean =>
  /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(text) || !text.includes("'../pages/fixtures.ts'");

test('every browser test fails where an error or a rejection is uncaught', () => {
  const files = globSync('tests/e2e/*.e2e.ts');
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => isDeaf(readFileSync(file, 'utf8')))).toEqual([]);
});

test('one that does not hear is found', () => {
  expect([
    isDeaf("import { expect, type Page, test } from '@playwright/test';"),
    isDeaf("import { expect } from '@playwright/test';"),
    isDeaf("import { expect } from '@playwright/test';\nimport { test } from '../pages/fixtures.ts';"),
  ]).toEqual([true, true, false]);
});
