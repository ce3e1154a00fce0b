import { expect, test } from 'vitest';
import { type Field, type Filled, makeForm, nothing } from '../kit/form.ts';
import { type AccountError, accountFields, fullMobile } from './account-form.ts';
import { cleanCode, cleanMobile } from './account-input.ts';

type Asked = { readonly captcha?: object | null };

/** What a form of this one field says of the text. */
const errorOf = (field: Field<AccountError, Asked>, text: string, texts: Readonly<Record<string, string>> = {}) =>
  makeForm<AccountError, Asked>()({ field }).judged({
    base: { texts: { dialCode: '+86', ...texts, field: text }, ids: {} } as Filled<'field'>,
    typed: nothing,
    errors: {},
  }).errors.field;
const { mobile, wholeMobile, code, newPassword, confirmation } = accountFields;

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
  expect(errorOf(mobile, typed)).toBeUndefined();
});

test.each(['', ' ', '\u3000\t', '--', '\u200b'])('[R5.1-1] a mobile is required: %j', (typed) => {
  expect(errorOf(mobile, typed)).toEqual({ code: 'mobile.required' });
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
  expect(errorOf(mobile, typed)).toEqual({ code: 'mobile.digitsOnly' });
});

test.each([
  ['+86', '13800138000', undefined],
  ['+86', '138 0013 8000', undefined],
  ['+86', '1380013800', { code: 'mobile.format' }],
  ['+86', '138001380000', { code: 'mobile.format' }],
  ['+86', '23800138000', { code: 'mobile.format' }],
  ['+86', '1380013800x', { code: 'mobile.digitsOnly' }],
  ['+86', '', { code: 'mobile.required' }],
  ['+852', '61234567', undefined],
  ['+1', '12345678901234', undefined],
  ['+1', '123456789012345', { code: 'mobile.format' }],
  ['+44', '123', { code: 'mobile.format' }],
  ['+44', '1'.repeat(20), { code: 'mobile.format' }],
])('[R5.1-5 R5.1-6] the format of a mobile is checked: %s %s', (dialCode, typed, error) => {
  expect(errorOf(wholeMobile, typed, { dialCode })).toEqual(error);
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
  expect(fullMobile({ texts: { dialCode, mobile: typed }, ids: {} })).toBe(dialCode + mobile);
});

test('[R5.1-3 R5.1-4] an SMS code is required and has at most 6 characters', () => {
  expect(errorOf(code, '')).toEqual({ code: 'code.required' });
  expect(errorOf(code, ' \t')).toEqual({ code: 'code.required' });
  expect(errorOf(code, '1')).toBeUndefined();
  expect(errorOf(code, '123456')).toBeUndefined();
  expect(errorOf(code, '123 456')).toBeUndefined();
  expect(errorOf(code, '1234567')).toEqual({ code: 'code.tooLong', max: 6 });
  expect(errorOf(code, '9'.repeat(10_000))).toEqual({ code: 'code.tooLong', max: 6 });
  expect(cleanCode('123 456')).toBe('123456');
  expect(cleanCode('１２３　４５６')).toBe('123456');
  expect(cleanCode('123\u00a0456')).toBe('123456');
  expect(cleanCode('123-456')).toBe('123456');
});

test.each(['Shiye2026', 'a1234567', 'ABCDEFG8', '1234567890abcdef'])('[R5.2-5 R5.2-6] %j is a new password', (text) => {
  expect(errorOf(newPassword, text)).toBeUndefined();
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
  expect(errorOf(newPassword, text)).toEqual({ code: 'newPassword.rule' });
});

test('[R5.2-4 R5.2-11] both are required', () => {
  expect(errorOf(newPassword, '')).toEqual({ code: 'newPassword.required' });
  expect(errorOf(confirmation, '', { password: 'Shiye2026' })).toEqual({ code: 'confirmation.required' });
});

test('[R5.2-12] the confirmation is the same, to the letter', () => {
  expect(errorOf(confirmation, 'Shiye2026', { password: 'Shiye2026' })).toBeUndefined();
  expect(errorOf(confirmation, 'shiye2026', { password: 'Shiye2026' })).toEqual({ code: 'confirmation.mismatch' });
  expect(errorOf(confirmation, 'Shiye2026 ', { password: 'Shiye2026' })).toEqual({ code: 'confirmation.mismatch' });
});
