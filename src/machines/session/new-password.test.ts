import { expect, test } from 'vitest';
import { confirmationError, newPasswordError } from './new-password.ts';

test.each(['Shiye2026', 'a1234567', 'ABCDEFG8', '1234567890abcdef'])('[R5.2-5 R5.2-6] %j is a new password', (text) => {
  expect(newPasswordError(text)).toBeNull();
});

test.each([
  ['R5.2-5', 'a123456'],
  ['R5.2-5', '1234567890abcdefg'],
  ['R5.2-5', 'a1'.repeat(5_000)],
  ['R5.2-6', 'Shiye 2026'],
  ['R5.2-6', 'Shiye2026!'],
  ['R5.2-6', 'Shiye_2026'],
  ['R5.2-6', ' Shiye2026'],
  ['R5.2-6', 'Shiye２０２６'],
  ['R5.2-6', '食业shiye2026'],
  ['R5.2-6', 'shiye2026👩‍👩‍👧'],
  ['R5.2-6', 'shiye2026\u0000'],
  ['R5.2-6', '\u202eshiye2026'],
  ['R5.2-7', '12345678'],
  ['R5.2-8', 'abcdefgh'],
])('[%s R5.2-9] %j is against the rule', (_, text) => {
  expect(newPasswordError(text)).toEqual({ code: 'rule' });
});

test('[R5.2-4 R5.2-11] both are required', () => {
  expect(newPasswordError('')).toEqual({ code: 'required' });
  expect(confirmationError('Shiye2026', '')).toEqual({ code: 'required' });
});

test('[R5.2-12] the confirmation is the same, to the letter', () => {
  expect(confirmationError('Shiye2026', 'Shiye2026')).toBeNull();
  expect(confirmationError('Shiye2026', 'shiye2026')).toEqual({ code: 'mismatch' });
  expect(confirmationError('Shiye2026', 'Shiye2026 ')).toEqual({ code: 'mismatch' });
});
