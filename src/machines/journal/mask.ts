/** `secret`: known to one member. `words`: private between two. `person`: name, mobile number or email address. */
export type MaskKind = 'secret' | 'words' | 'person';

export type Mask = (text: string, kind: MaskKind) => string;

/** State of HalfSipHash (Aumasson and Bernstein, SipHash with 32-bit words). */
type State = readonly [number, number, number, number];

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const round = ([a, b, c, d]: State): State => {
  const [e, g] = [(a + b) | 0, (c + d) | 0];
  const [f, h] = [rotated(b, 5) ^ e, rotated(d, 8) ^ g];
  const [i, j] = [(rotated(e, 16) + h) | 0, (g + f) | 0];
  return [i, rotated(f, 13) ^ j, rotated(j, 16), rotated(h, 7) ^ i];
};

const absorb = ([a, b, c, d]: State, word: number): State => {
  const [e, f, g, h] = round(round([a, b, c, d ^ word]));
  return [e ^ word, f, g, h];
};

const finish = ([a, b, c, d]: State): number => {
  const [, f, , h] = round(round(round(round([a, b, c ^ 0xff, d]))));
  return (f ^ h) >>> 0;
};

const keyed = (key: string): State => {
  let state: State = [0x736f6d65, 0x646f7261, 0x6c796765, 0x74656462];
  for (let at = 0; at < key.length; at++) state = absorb(state, key.charCodeAt(at));
  return state;
};

/** Units change within their range, which charts distinguish; others (blanks, punctuation) stay. */
const kinds: readonly (readonly [from: number, to: number])[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x4e00, 0x9fff],
  [0xff10, 0xff19],
];
const hangul = [0xac00, 0xd7a3] as const;
const isLetter = /[\p{L}\p{N}]/u;

const kindOf = (unit: number): readonly [number, number] | undefined =>
  kinds.find(([from, to]) => unit >= from && unit <= to) ??
  (unit > 0x7f && isLetter.test(String.fromCharCode(unit)) ? hangul : undefined);

const other = (unit: number, [from, to]: readonly [number, number], draw: number): number => {
  const size = to - from + 1;
  return from + ((((unit - from) % size) + size + 1 + (draw % (size - 1))) % size);
};

const formOf = { secret: /^$/g, words: /https?:\/\/|www\.(?=[^\s\u4e00-\u9fff])/gi, person: /^1(?=\d+$)/g };

/** Charts may add the dial code: the number has the same disguise with and without it. */
const dialled = /^(?:\+|00)?86(?=1\d{10}$)/;

/** Same length and kinds of letters, for guards; equal texts stay equal, others different. Irreversible without the key, which is in no file. */
export const maskWith = (key: string): Mask => {
  const begin = keyed(key);
  const masked: Mask = (text, kind) => {
    const [dialCode] = kind === 'person' ? (dialled.exec(text) ?? []) : [];
    if (dialCode !== undefined) return dialCode + masked(text.slice(dialCode.length), kind);
    const unchanged = new Set(
      [...text.matchAll(formOf[kind])].flatMap(({ 0: { length }, index }) =>
        Array.from({ length }, (_, at) => index + at),
      ),
    );
    let state = begin;
    let result = '';
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const letters = unchanged.has(at) ? undefined : kindOf(unit);
      result += letters ? String.fromCharCode(other(unit, letters, finish(state))) : text[at];
      state = absorb(state, unit);
    }
    return result;
  };
  return masked;
};
