import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import {
  accessLife,
  authenticate,
  issueTokens,
  refreshLifeAfterExpiry,
  renewTokens,
  revokeAllOf,
  revokeTokens,
} from './tokens.ts';

const liran = { memberId: '1001', openid: null };
const caller = { family: expect.any(String), memberId: '1001', openid: null, boundSince: false };

test('[R3-5] a login gives 30 days, a token that names the member until they end, and one that renews it', ({
  domain,
  wait,
}) => {
  const tokens = issueTokens(domain, liran);
  expect(tokens).toMatchObject({ expires_in: 2_592_000, identity: '1001' });
  expect(authenticate(domain, tokens.access_token)).toEqual(caller);
  expect(authenticate(domain, tokens.refresh_token)).toBeNull();
  expect(renewTokens(domain, tokens.refresh_token)).toMatchObject({ expires_in: 2_592_000, identity: '1001' });
  wait(accessLife - 1);
  expect(authenticate(domain, tokens.access_token)).toEqual(caller);
  wait(1);
  expect(authenticate(domain, tokens.access_token)).toBeNull();
});

test('[R4.3-6] a renewal gives three new values; the old access token lives on', ({ domain, wait }) => {
  const first = issueTokens(domain, liran);
  wait(1_000);
  const second = renewTokens(domain, first.refresh_token);
  expect([second.access_token === first.access_token, second.refresh_token === first.refresh_token]).toEqual([
    false,
    false,
  ]);
  expect(second.expires_in).toBe(2_592_000);
  expect([authenticate(domain, first.access_token), authenticate(domain, second.access_token)]).toEqual([
    caller,
    caller,
  ]);
});

test('[R4.3-12] a used refresh token is refused with code 1 and revokes nothing', ({ domain }) => {
  const first = issueTokens(domain, liran);
  const second = renewTokens(domain, first.refresh_token);
  expect(() => renewTokens(domain, first.refresh_token)).toThrow(refused(1));
  expect(authenticate(domain, second.access_token)).toEqual(caller);
  expect(renewTokens(domain, second.refresh_token).identity).toBe('1001');
});

test('[R4.3-11] a refresh token outlives its access token by 30 days', ({ domain, wait }) => {
  const first = issueTokens(domain, liran);
  const other = issueTokens(domain, liran);
  wait(accessLife + refreshLifeAfterExpiry);
  expect(renewTokens(domain, first.refresh_token).identity).toBe('1001');
  wait(1);
  expect(() => renewTokens(domain, other.refresh_token)).toThrow(refused(1));
});

test('[R4.3-1] logout ends this login only, and its refresh token with it', ({ domain }) => {
  const here = issueTokens(domain, liran);
  const there = issueTokens(domain, liran);
  revokeTokens(domain, here.access_token);
  expect([authenticate(domain, here.access_token), authenticate(domain, there.access_token)]).toEqual([null, caller]);
  expect(() => renewTokens(domain, here.refresh_token)).toThrow(refused(1));
  revokeAllOf(domain, '1001');
  expect(authenticate(domain, there.access_token)).toBeNull();
});

test.for<[string, (own: string) => string]>([
  ['', () => ''],
  ['its kind alone', () => 'at'],
  ['of no login', () => 'at-x.1-forged'],
  ['no word', () => 'undefined'],
  ['of a login, with another signature', (own: string) => own.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['of a login, without a signature', (own: string) => own.replace(/-[^-]*$/, '-')],
  ['of a login, for a renewal that there was not', (own: string) => own.replace('.1-', '.2-')],
])('[R4.1-24] a forged token is nobody’s: %s', ([, forged], { domain }) => {
  const { access_token: own } = issueTokens(domain, liran);
  renewTokens(domain, issueTokens(domain, liran).refresh_token);
  expect(forged(own)).not.toBe(own);
  expect(authenticate(domain, forged(own))).toBeNull();
  expect(authenticate(domain, own)).not.toBeNull();
});

test('[R6-16] a refresh token is no access token, and no fact holds either', ({ domain }) => {
  const tokens = issueTokens(domain, liran);
  expect(authenticate(domain, tokens.refresh_token)).toBeNull();
  expect(() => renewTokens(domain, tokens.access_token)).toThrow();
  const stored = JSON.stringify(domain.events);
  expect([stored.includes(tokens.access_token), stored.includes(tokens.refresh_token)]).toEqual([false, false]);
});
