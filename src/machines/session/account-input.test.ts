import { expect, test } from 'vitest';
import { cleanCode, cleanMobile, codeError, fullMobile, mobileError, mobileFormatError } from './account-input.ts';

test.each([
  ['plain', '13800138000'],
  ['spaces', ' 138 0013 8000 '],
  ['full-width and no-break spaces', '138\u30000013\u00a08000'],
  ['tab and line end', '138\t0013\n8000'],
  ['hyphens of every kind', '138-0013\u20108\u20130\u20140\u22120'],
  ['full-width digits and dashes of a Chinese keyboard', '１３８－００１３－８０００'],
  ['brackets', '(138) 0013 8000'],
  ['mathematical digits', '𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎'],
  ['the dial code in front, as browsers fill it in', '+86 138 0013 8000'],
  ['the dial code in front, as a Chinese keyboard writes it', '＋８６　１３８００１３８０００'],
  ['the dial code behind two zeros', '0086 138-0013-8000'],
  ['the dial code without a plus sign', '8613800138000'],
  ['the dial code in brackets, with no-break spaces', '(+86)\u00a0138\u00a00013\u202f8000'],
  ['marks that address books bring', '\u202a138\u200b0013\ufeff8000\u202c'],
])('[R5.1-2] a number pasted with separators is the number: %s', (_, typed) => {
  expect(cleanMobile('+86', typed)).toBe('13800138000');
  expect(mobileError('+86', typed)).toBeNull();
});

test.each(['', ' ', '\u3000\t', '--', '\u200b'])('[R5.1-1] a mobile is required: %j', (typed) => {
  expect(mobileError('+86', typed)).toEqual({ code: 'required' });
});

test.each([
  ['letters', '1380013800a'],
  ['Arabic digits', '١٣٨٠٠١٣٨٠٠٠'],
  ['Devanagari digits', '१३८००१३८०००'],
  ['Han numbers', '一三八〇〇'],
  ['another dial code', '+85261234567'],
  ['dot', '138.0013'],
  ['emoji digits', '1️⃣3️⃣8️⃣'],
  ['NUL', '138\u00000013'],
  ['10,000 letters', 'a'.repeat(10_000)],
])('[R5.1-2] a mobile takes digits only: %s', (_, typed) => {
  expect(mobileError('+86', typed)).toEqual({ code: 'digitsOnly' });
});

test.each([
  ['+86', '13800138000', null],
  ['+86', '138 0013 8000', null],
  ['+86', '1380013800', { code: 'format' }],
  ['+86', '138001380000', { code: 'format' }],
  ['+86', '23800138000', { code: 'format' }],
  ['+86', '1380013800x', { code: 'digitsOnly' }],
  ['+86', '', { code: 'required' }],
  ['+852', '61234567', null],
  ['+1', '12345678901234', null],
  ['+1', '123456789012345', { code: 'format' }],
  ['+44', '123', { code: 'format' }],
  ['+44', '1'.repeat(20), { code: 'format' }],
])('[R5.1-5 R5.1-6] the format of a mobile is checked: %s %s', (dialCode, typed, error) => {
  expect(mobileFormatError(dialCode, typed)).toEqual(error);
});

test.each([
  ['+86', '8613800000', '8613800000'],
  ['+852', '+852 6123 4567', '61234567'],
  ['+852', '0085261234567', '61234567'],
  // Ambiguous without a plus sign: a Hong Kong number has eight digits and may begin with 852.
  ['+852', '85261234', '85261234'],
  ['+1', '(202) 555-0123', '2025550123'],
  ['+1', '+1 202 555 0123', '2025550123'],
])('[R5.1-8 R5.1-9] only the chosen dial code is taken from the front: %s %s', (dialCode, typed, mobile) => {
  expect(cleanMobile(dialCode, typed)).toBe(mobile);
  expect(fullMobile(dialCode, typed)).toBe(dialCode + mobile);
});

test('[R5.1-3 R5.1-4] an SMS code is required and has at most 6 characters', () => {
  expect(codeError('')).toEqual({ code: 'required' });
  expect(codeError(' \t')).toEqual({ code: 'required' });
  expect(codeError('1')).toBeNull();
  expect(codeError('123456')).toBeNull();
  expect(codeError('123 456')).toBeNull();
  expect(codeError('1234567')).toEqual({ code: 'tooLong', max: 6, over: 1 });
  expect(codeError('9'.repeat(10_000))).toEqual({ code: 'tooLong', max: 6, over: 9_994 });
  expect(cleanCode('123 456')).toBe('123456');
  expect(cleanCode('１２３　４５６')).toBe('123456');
  expect(cleanCode('123\u00a0456')).toBe('123456');
  expect(cleanCode('123-456')).toBe('123456');
});
