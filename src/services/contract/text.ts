import { Schema } from 'effect';

/** Trimmed (R5.3-2), in code points of the NFC form: as users count rare Han characters and accents. */
export const lengthOf = (text: string): number => [...text.trim().normalize('NFC')].length;

export const atMostCharacters = (max: number) => Schema.makeFilter((text: string) => lengthOf(text) <= max);

export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2800]*$/u.test(text);

/** Removes lone surrogates, which many backends refuse or garble. */
export const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '');

export const asSent = (text: string): string => whole(text).trim();
