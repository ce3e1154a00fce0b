import { isBlank, lengthOf } from '#services/contract/text.ts';

export interface None {
  readonly code: 'required';
}

export type TextError =
  | None
  | { readonly code: 'tooLong'; readonly max: number; readonly over: number }
  | { readonly code: 'emailFormat' };

type Rule = (text: string) => TextError | null;

export const required = (text: string): None | null => (isBlank(text) ? { code: 'required' } : null);

export const atMost =
  (max: number): Rule =>
  (text) => {
    const over = lengthOf(text) - max;
    return over > 0 ? { code: 'tooLong', max, over } : null;
  };

/** Chinese keyboards type full-width characters (`ａ＠ｂ`). */
const halfWidth = (typed: string): string =>
  typed.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Pasted addresses contain invisible marks and spaces. */
export const cleanEmail = (typed: string): string => halfWidth(typed.replace(/\p{Cf}/gu, '')).trim();

/** An address with a dotted host; empty passes, as being required is another rule (R5.3-13, R5.3-14). */
export const emailFormat: Rule = (text) => {
  const address = cleanEmail(text);
  return address === '' || emailPattern.test(address) ? null : { code: 'emailFormat' };
};

const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
