import { passwordLength } from '#services/contract/constants.ts';

/** `rule`: any of R5.2-5 to R5.2-9. */
export type NewPasswordError = { readonly code: 'required' } | { readonly code: 'rule' };
export type ConfirmationError = { readonly code: 'required' } | { readonly code: 'mismatch' };

/** ASCII only (R5.2-6 to R5.2-8): other scripts cannot be typed on every keyboard. */
const lettersAndDigits = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/;

export const newPasswordError = (password: string): NewPasswordError | null => {
  if (password === '') return { code: 'required' };
  const { min, max } = passwordLength;
  const isWell = password.length >= min && password.length <= max && lettersAndDigits.test(password);
  return isWell ? null : { code: 'rule' };
};

/** R5.2-11, R5.2-12. */
export const confirmationError = (password: string, confirmation: string): ConfirmationError | null => {
  if (confirmation === '') return { code: 'required' };
  return confirmation === password ? null : { code: 'mismatch' };
};
