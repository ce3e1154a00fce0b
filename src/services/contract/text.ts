import { Schema } from 'effect';

/**
 * Length as a reader counts: after trimming (R5.3-2), in code points of the composed form. A rare Han character beyond
 * U+FFFF is one character although JavaScript counts two, and an accent typed as its own mark is not one more.
 */
export const lengthOf = (text: string): number => [...text.trim().normalize('NFC')].length;

/** At most `max` characters as `lengthOf` counts them. */
export const atMostCharacters = (max: number) => Schema.makeFilter((text: string) => lengthOf(text) <= max);

/**
 * Whether a reader would see nothing of it: blanks, the blank of Braille (U+2800), control characters, and marks that draw
 * nothing, as joiners, marks of direction and halves of characters.
 */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2800]*$/u.test(text);

/** Without lone surrogates, halves of characters that a careless program has cut: many backends refuse or garble them. */
export const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '');

/** What was typed as it is sent. */
export const asSent = (text: string): string => whole(text).trim();
