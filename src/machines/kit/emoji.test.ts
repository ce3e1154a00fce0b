import { describe, expect, test } from 'vitest';
import { stripEmoji } from './emoji.ts';

const chars = (...points: readonly number[]): string => String.fromCodePoint(...points);
const flag = (country: string): string => chars(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
const tagged = (region: string): string =>
  chars(0x1f3f4, ...[...region].map((letter) => 0xe0000 + letter.charCodeAt(0)), 0xe007f);

const joiner = '\u200D';
const asPicture = '\uFE0F';
const asText = '\uFE0E';
const tones = [0x1f3fb, 0x1f3fc, 0x1f3fd, 0x1f3fe, 0x1f3ff];

const everyCodePoint = Array.from({ length: 0x11_0000 }, (_, point) => point).filter(
  (point) => point < 0xd800 || point > 0xdfff,
);
const pictures = everyCodePoint.map((point) => chars(point)).filter((text) => /^\p{Emoji_Presentation}$/u.test(text));
const selectable = everyCodePoint.map((point) => chars(point)).filter((text) => /^\p{Emoji}$/u.test(text));
const bases = everyCodePoint.map((point) => chars(point)).filter((text) => /^\p{Emoji_Modifier_Base}$/u.test(text));

const keptSymbols = ['©', '®', '™', '〰', '〽', '㊗', '㊙'];
const keptTyped = [...'0123456789#*'];

const between = (emoji: string): string => stripEmoji(`李${emoji}明`);

describe('emoji go', () => {
  test('[R5.3-20] every character that is a picture by itself', () => {
    expect(pictures.length).toBeGreaterThan(1_200);
    expect(pictures.filter((emoji) => between(emoji) !== '李明')).toEqual([]);
  });

  test('[R5.3-20] every character that a selector makes a picture', () => {
    const dressed = selectable.filter((text) => !keptTyped.includes(text)).map((text) => text + asPicture);
    expect(dressed.length).toBeGreaterThan(1_400);
    expect(dressed.filter((emoji) => between(emoji) !== '李明')).toEqual([]);
  });

  test('[R5.3-20] characters used as pictures without a selector', () => {
    const bare = selectable.filter((text) => ![...keptTyped, ...keptSymbols].includes(text));
    expect(bare.filter((emoji) => between(emoji) !== '李明')).toEqual([]);
  });

  test('[R5.3-20] all skin tones of all people and hands', () => {
    const toned = bases.flatMap((base) => tones.map((tone) => base + chars(tone)));
    expect(toned.length).toBeGreaterThan(600);
    expect(toned.filter((emoji) => between(emoji) !== '李明')).toEqual([]);
  });

  test('[R5.3-20] every pair of regional letters, flags of no country included', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const flags = letters.flatMap((a) => letters.map((b) => flag(a + b)));
    expect(flags.filter((emoji) => between(emoji) !== '李明')).toEqual([]);
  });

  test.each([
    ['a keycap', `1${asPicture}\u20E3`],
    ['a keycap without its selector', '#\u20E3'],
    ['the star keycap', `*${asPicture}\u20E3`],
    ['three flags in a row', flag('CN') + flag('JP') + flag('FR')],
    ['a lone regional letter', chars(0x1f1e8)],
    ['the flag of a region by tags', tagged('gbsct')],
    ['a family', ['👨', '👩', '👧', '👦'].join(joiner)],
    ['a couple in two tones', `🧑🏻${joiner}❤${asPicture}${joiner}💋${joiner}🧑🏿`],
    ['a heart on fire', `❤${asPicture}${joiner}🔥`],
    ['a heart on fire, minimally qualified', `❤${joiner}🔥`],
    ['the eye in a speech bubble', `👁${asPicture}${joiner}🗨${asPicture}`],
    ['the rainbow flag', `🏳${asPicture}${joiner}🌈`],
    ['a doctor with a tone', `👩🏽${joiner}⚕${asPicture}`],
    ['red hair', `👨${joiner}🦰`],
    ['a sequence that no list knows', ['🦊', '🍕', '🚀'].join(joiner)],
    ['a sequence cut off after the joiner', `👩${joiner}`],
    ['a tone by itself', chars(0x1f3fd)],
    ['a hair style by itself', chars(0x1f9b0)],
    ['an emoji of a Unicode to come', chars(0x1faff)],
    ['a circled 祝 asked for as a picture', `㊗${asPicture}`],
    ['many at once', '🎉🎊🥳👍🏽💯'],
  ])('[R5.3-20] %s', (_, emoji) => {
    expect(between(emoji)).toBe('李明');
  });

  test('[R5.3-20] nothing but emoji leaves nothing; spaces between words stay', () => {
    expect(stripEmoji('😀🇨🇳👨‍👩‍👧')).toBe('');
    expect(stripEmoji('好 😀 吃')).toBe('好  吃');
  });
});

describe('text stays', () => {
  test.each([
    ['Chinese', '你好，世界！（食品）《展会》「」【】〒※々〇'],
    ['Han beyond the first plane', '𠮷野家 𰻝𰻝面'],
    ['Han with a variant selector', '葛\u{E0100}城 辻\u{E0101}'],
    ['Japanese', 'こんにちは カタカナ ﾊﾝｶｸ 株式会社㈱'],
    ['Korean', '안녕하세요'],
    ['Latin with accents', 'Crème brûlée, naïve, Ångström, cafe\u0301'],
    ['Arabic with joiners', 'مرحبا می\u200Cخواهم'],
    ['Hebrew', 'שָׁלוֹם'],
    ['Hindi with a joiner', 'क्\u200Dष नमस्ते'],
    ['Thai', 'สวัสดี'],
    ['Tamil, Georgian, Greek, Russian', 'வணக்கம் გამარჯობა Γειά Привет'],
    ['mathematics and letters of other planes', '𝒜 𝔅 𝟙 𐍈 𓀀'],
    ['digits, number sign, asterisk', '0123456789 #1 5*3'],
    ['full-width', '１２３＃＊ＡＢＣ'],
    ['circled numbers and units', '①②③ ㈠ ℃ ㎏ № Ⅳ'],
    ['signs', '© ® ™ § ¶ † ‰ ¥ € £ ± × ÷ ≠ ∞'],
    ['CJK symbols', '〰〽㊗㊙'],
    ['stars, arrows and boxes that are no emoji', '★☆→←↑↓■□●○◆◇△▲♪'],
    ['an email', 'li.ran+food@shiye.example'],
    ['nothing', ''],
  ])('[R5.3-20] %s', (_, text) => {
    expect(stripEmoji(text)).toBe(text);
  });

  test('[R5.3-20] a character asked for as text', () => {
    expect(stripEmoji(`爱${'❤'}${asText}心`)).toBe(`爱${'❤'}${asText}心`);
  });

  test('[R5.3-20] every assigned letter, mark, number and punctuation outside the emoji', () => {
    const letters = everyCodePoint
      .map((point) => chars(point))
      .filter((text) => /^[\p{L}\p{M}\p{N}\p{P}\p{Z}\p{Sc}\p{Sm}\p{Sk}]$/u.test(text) && !/^\p{Emoji}$/u.test(text));
    expect(letters.filter((letter) => stripEmoji(letter) !== letter)).toEqual([]);
  });
});

test('[R5.3-20] half an emoji goes with the whole ones, letters beyond U+FFFF stay', () => {
  expect(stripEmoji('李\ud83d🍵然\udf75𠮷')).toBe('李然𠮷');
});
