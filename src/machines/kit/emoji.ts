import { whole } from '#services/contract/text.ts';

/** Typed as text although Unicode also lists them as emoji; removed only when followed by the emoji selector. */
const typed = String.raw`[0-9#*\u00A9\u00AE\u2122\u3030\u303D\u3297\u3299]`;
const typedSymbol = String.raw`[\u00A9\u00AE\u2122\u3030\u303D\u3297\u3299]`;

/** U+FE0F selects emoji, U+FE0E text, U+200D joins emoji, U+20E3 makes a keycap. */
const keycap = String.raw`[0-9#*]\uFE0F?\u20E3`;

/** Includes unassigned pictographs: emoji of a newer Unicode version than the browser's. Excludes those followed by U+FE0E. */
const picture = String.raw`(?:${typedSymbol}\uFE0F|(?!${typed})(?:\p{Emoji}|(?=\p{Cn})\p{Extended_Pictographic})(?!\uFE0E))`;
const dressed = String.raw`${picture}\uFE0F?\u20E3?\p{Emoji_Modifier}?\uFE0F?[\u{E0020}-\u{E007F}]*`;

/** The grammar of UTS #51, so that unknown sequences match as a whole. */
const emoji = new RegExp(String.raw`${keycap}|${dressed}(?:\u200D+(?:${dressed})?)*`, 'gu');

/** Text without emoji and lone surrogates (R5.3-20); other spaces and joiners stay. */
export const stripEmoji = (text: string): string => whole(text.replace(emoji, ''));
