import { smsCodeMaxLength } from '#services/contract/constants.ts';

export type MobileError = { readonly code: 'required' } | { readonly code: 'digitsOnly' } | { readonly code: 'format' };
export type CodeError =
  | { readonly code: 'required' }
  | { readonly code: 'tooLong'; readonly max: number; readonly over: number };

/** Numbers copied from address books contain spaces, dashes, brackets and invisible direction marks. */
const separators = /[\s\p{Cf}\p{Pd}\u2212()]/gu;

/** Chinese keyboards type full-width digits and dashes (`１３８`). */
const clean = (typed: string): string => typed.normalize('NFKC').replace(separators, '');

/** No Chinese mobile number begins with 86, so this is a dial code. */
const chinese = /^86(?=1[0-9]{10}$)/;

/** The number without its dial code, which browsers and users prepend (`+86 138…`, `0086138…`, `86138…`). */
export const cleanMobile = (dialCode: string, typed: string): string => {
  const mobile = clean(typed);
  const written = [dialCode, `00${dialCode.slice(1)}`].find((prefix) => mobile.startsWith(prefix));
  if (written !== undefined) return mobile.slice(written.length);
  return dialCode === '+86' ? mobile.replace(chinese, '') : mobile;
};

export const cleanCode = clean;

/** SMS tab (R5.1-1, R5.1-2). ASCII only: digits of other scripts are an error, not sent. */
export const mobileError = (dialCode: string, typed: string): MobileError | null => {
  const mobile = cleanMobile(dialCode, typed);
  if (mobile === '') return { code: 'required' };
  return /^[0-9]+$/.test(mobile) ? null : { code: 'digitsOnly' };
};

/** Password tab (R5.1-5, R5.1-6): also checks the length, 11 digits in China, at most 15 with the dial code (E.164). */
export const mobileFormatError = (dialCode: string, typed: string): MobileError | null => {
  const error = mobileError(dialCode, typed);
  if (error) return error;
  const mobile = cleanMobile(dialCode, typed);
  const length = mobile.length + dialCode.length - 1;
  const isWell = dialCode === '+86' ? /^1[0-9]{10}$/.test(mobile) : mobile.length >= 4 && length <= 15;
  return isWell ? null : { code: 'format' };
};

/** The wire format: plus sign, dial code, number, without separators (R5.1-8, R5.1-9). */
export const fullMobile = (dialCode: string, typed: string): string => dialCode + cleanMobile(dialCode, typed);

export const codeError = (typed: string): CodeError | null => {
  const { length } = cleanCode(typed);
  if (length === 0) return { code: 'required' };
  return length > smsCodeMaxLength ? { code: 'tooLong', max: smsCodeMaxLength, over: length - smsCodeMaxLength } : null;
};
