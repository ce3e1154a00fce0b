import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { leaksIn } from '../pages/secret-leaks.ts';

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

test('a secret that a page says aloud is found in every browser test, and is not said again', () => {
  const domain = createBackend().domain;
  const { access_token, refresh_token } = loginBySso(domain, 'sso-liran');
  for (const secret of [access_token, refresh_token, 'Shiye2026'])
    expect(leaksIn({ address: `https://shiye.test/?a=${secret}#b`, title: '食业' })).toEqual(['a secret in address']);
  expect(leaksIn({ address: 'https://shiye.test/assets/at-Bx1.js', records: '{"value":"at-1"}' })).toEqual([]);
});
