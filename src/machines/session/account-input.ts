/** Numbers copied from address books contain spaces, dashes, brackets and invisible direction marks. */
const separators = /[\s\p{Cf}\p{Pd}\u2212()]/gu;

/** Chinese keyboards type full-width digits and dashes (`１３８`). */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(separators, '');

/** No Chinese mobile number begins with 86, so this is a dial code. */
const chinese = /^86(?=1[0-9]{10}$)/;

/** The number without its dial code, which browsers and users prepend (`+86 138…`, `0086138…`, `86138…`). */
export const cleanMobile = (dialCode: string, typed: string): string => {
  const mobile = cleanCode(typed);
  const written = [dialCode, `00${dialCode.slice(1)}`].find((prefix) => mobile.startsWith(prefix));
  if (written !== undefined) return mobile.slice(written.length);
  return dialCode === '+86' ? mobile.replace(chinese, '') : mobile;
};

/** 11 digits in China, elsewhere at most 15 with the dial code (E.164). ASCII only. */
export const isWholeMobile = (dialCode: string, typed: string): boolean => {
  const mobile = cleanMobile(dialCode, typed);
  if (dialCode === '+86') return /^1[0-9]{10}$/.test(mobile);
  return /^[0-9]{4,}$/.test(mobile) && mobile.length + dialCode.length - 1 <= 15;
};
