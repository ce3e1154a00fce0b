import { expect, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { leaksIn } from './secret-leaks.ts';

test('a secret that a page says aloud is found in every browser test, and is not said again', () => {
  const domain = createBackend().domain;
  const { access_token, refresh_token } = loginBySso(domain, 'sso-liran');
  for (const secret of [access_token, refresh_token, 'Shiye2026'])
    expect(leaksIn({ address: `https://shiye.test/?a=${secret}#b`, title: '食业' })).toEqual(['a secret in address']);
  expect(leaksIn({ address: 'https://shiye.test/assets/at-Bx1.js', records: '{"value":"at-1"}' })).toEqual([]);
});
