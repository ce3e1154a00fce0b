import { friendRequestMessageMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';

/** The first text within the limit of a request (R3-42). */
export const fitting = (texts: readonly string[]): string =>
  texts.find((text) => lengthOf(text) <= friendRequestMessageMaxLength) ?? '';
