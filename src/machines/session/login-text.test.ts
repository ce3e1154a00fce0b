import { expect, test } from 'vitest';
import { failureKeys } from './login-text.ts';

test('[R8.1-8] a missing account has two texts', () => {
  expect(failureKeys({ tag: 'accountMissing' })).toEqual(['session:error.codeFailed', 'session:error.accountMissing']);
});

test('[R8.1-1 R8.2-1] a refusal has its own text, a network failure the one that all calls share', () => {
  expect(failureKeys({ tag: 'codeFailed' })).toEqual(['session:error.codeFailed']);
  expect(failureKeys({ tag: 'wrongCredentials' })).toEqual(['session:error.wrongCredentials']);
  expect(failureKeys({ tag: 'unavailable', status: 502 })).toEqual(['failure:unavailable']);
});
