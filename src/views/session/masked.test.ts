import { expect, test } from 'vitest';
import { maskedEmail, maskedMobile } from './masked.ts';

test('a bound mobile and a bound email are shown so that only their owner knows them', () => {
  expect(maskedMobile('+8613800000001')).toBe('+86 138****0001');
  expect(maskedMobile('+6591234567')).toBe('+659****4567');
  expect(maskedEmail('liran@example.com')).toBe('l****@example.com');
  expect(maskedEmail('𠮷@例子.中国')).toBe('𠮷****@例子.中国');
});
