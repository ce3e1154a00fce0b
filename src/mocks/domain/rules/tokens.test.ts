import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
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

test('[R3-5] a login gives 30 days, a token that names the member until they end, and one that renews it', () => {
  const { world, wait } = testWorld();
  const tokens = issueTokens(world, liran);
  expect(tokens).toMatchObject({ expires_in: 2_592_000, identity: '1001' });
  expect(authenticate(world, tokens.access_token)).toEqual(caller);
  expect(authenticate(world, tokens.refresh_token)).toBeNull();
  expect(renewTokens(world, tokens.refresh_token)).toMatchObject({ expires_in: 2_592_000, identity: '1001' });
  wait(accessLife - 1);
  expect(authenticate(world, tokens.access_token)).toEqual(caller);
  wait(1);
  expect(authenticate(world, tokens.access_token)).toBeNull();
});

test('[R4.3-6] a renewal gives three new values; the old access token lives on', () => {
  const { world, wait } = testWorld();
  const first = issueTokens(world, liran);
  wait(1_000);
  const second = renewTokens(world, first.refresh_token);
  expect([second.access_token === first.access_token, second.refresh_token === first.refresh_token]).toEqual([
    false,
    false,
  ]);
  expect(second.expires_in).toBe(2_592_000);
  expect([authenticate(world, first.access_token), authenticate(world, second.access_token)]).toEqual([caller, caller]);
});

test('[R4.3-12] a used refresh token is refused with code 1 and revokes nothing', () => {
  const { world } = testWorld();
  const first = issueTokens(world, liran);
  const second = renewTokens(world, first.refresh_token);
  expect(() => renewTokens(world, first.refresh_token)).toThrow(expect.objectContaining({ status: 200, code: 1 }));
  expect(authenticate(world, second.access_token)).toEqual(caller);
  expect(renewTokens(world, second.refresh_token).identity).toBe('1001');
});

test('[R4.3-11] a refresh token outlives its access token by 30 days', () => {
  const { world, wait } = testWorld();
  const first = issueTokens(world, liran);
  const other = issueTokens(world, liran);
  wait(accessLife + refreshLifeAfterExpiry);
  expect(renewTokens(world, first.refresh_token).identity).toBe('1001');
  wait(1);
  expect(() => renewTokens(world, other.refresh_token)).toThrow(expect.objectContaining({ code: 1 }));
});

test('[R4.3-1] logout ends this login only, and its refresh token with it', () => {
  const { world } = testWorld();
  const here = issueTokens(world, liran);
  const there = issueTokens(world, liran);
  revokeTokens(world, here.access_token);
  expect([authenticate(world, here.access_token), authenticate(world, there.access_token)]).toEqual([null, caller]);
  expect(() => renewTokens(world, here.refresh_token)).toThrow(expect.objectContaining({ code: 1 }));
  revokeAllOf(world, '1001');
  expect(authenticate(world, there.access_token)).toBeNull();
});

test.each([
  ['', () => ''],
  ['its kind alone', () => 'at'],
  ['of no login', () => 'at-x.1-forged'],
  ['no word', () => 'undefined'],
  ['of a login, with another signature', (own: string) => own.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['of a login, without a signature', (own: string) => own.replace(/-[^-]*$/, '-')],
  ['of a login, for a renewal that there was not', (own: string) => own.replace('.1-', '.2-')],
])('[R4.1-24] a forged token is nobody’s: %s', (_, forged) => {
  const { world } = testWorld();
  const { access_token: own } = issueTokens(world, liran);
  renewTokens(world, issueTokens(world, liran).refresh_token);
  expect(forged(own)).not.toBe(own);
  expect(authenticate(world, forged(own))).toBeNull();
  expect(authenticate(world, own)).not.toBeNull();
});

test('[R6-16] a refresh token is no access token, and no fact holds either', () => {
  const { world } = testWorld();
  const tokens = issueTokens(world, liran);
  expect(authenticate(world, tokens.refresh_token)).toBeNull();
  expect(() => renewTokens(world, tokens.access_token)).toThrow();
  const kept = JSON.stringify(world.events);
  expect([kept.includes(tokens.access_token), kept.includes(tokens.refresh_token)]).toEqual([false, false]);
});
