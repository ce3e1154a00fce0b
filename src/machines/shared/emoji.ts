import { whole } from '#services/contract/text.ts';

/**
 * What people type as text although Unicode also lists it as emoji: digits, `#`, `*`, `©`, `®`, `™` and four CJK symbols
 * (wavy dash, part alternation mark, circled 祝 and 秘). They go only when a selector asks for their emoji picture.
 */
const typed = String.raw`[0-9#*\u00A9\u00AE\u2122\u3030\u303D\u3297\u3299]`;
const typedSymbol = String.raw`[\u00A9\u00AE\u2122\u3030\u303D\u3297\u3299]`;

/** U+FE0F asks for a picture, U+FE0E for text, U+200D joins pictures, U+20E3 draws a keycap. */
const keycap = String.raw`[0-9#*]\uFE0F?\u20E3`;

/**
 * One picture. Unassigned pictographs count too: they are the emoji of a Unicode newer than the reader's browser. A
 * picture followed by U+FE0E was asked for as text and stays.
 */
const picture = String.raw`(?:${typedSymbol}\uFE0F|(?!${typed})(?:\p{Emoji}|(?=\p{Cn})\p{Extended_Pictographic})(?!\uFE0E))`;
const dressed = String.raw`${picture}\uFE0F?\u20E3?\p{Emoji_Modifier}?\uFE0F?[\u{E0020}-\u{E007F}]*`;

/** The shape of UTS #51 (flags are pairs of pictures), so that sequences which no list knows yet are whole as well. */
const emoji = new RegExp(String.raw`${keycap}|${dressed}(?:\u200D+(?:${dressed})?)*`, 'gu');

/** Text without its emoji (R5.3-20) and halves of some; everything else, spaces and joiners of scripts included, stays. */
export const stripEmoji = (text: string): string => whole(text.replace(emoji, ''));
