/** Flags, skin tones, joined emoji, and accents; for Firefox before 125, which has no `Segmenter`. */
const first =
  /^(?:\p{Regional_Indicator}{2}|[^\p{M}](?:\p{M}|\p{Emoji_Modifier}|\u200d(?!\p{M}).|[\u{e0020}-\u{e007f}])*)/su;

const firstOf = (text: string): string =>
  'Segmenter' in Intl
    ? ([...new Intl.Segmenter().segment(text)][0]?.segment ?? '')
    : (first.exec(text)?.[0] ?? Array.from(text)[0] ?? '');

/** The first letter of a name, as users see letters. */
export const initialOf = (name: string): string => firstOf(name.trim()).toUpperCase() || '·';
