import { friendRequestMessageMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';

/** The first of the ways to say it that fits a request (R3-42). */
export const fitting = (ways: readonly string[]): string =>
  ways.find((text) => lengthOf(text) <= friendRequestMessageMaxLength) ?? '';
