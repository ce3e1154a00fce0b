/** `secret`: known to one member. `words`: private between two. `person`: name, mobile number or email address. */
export type Kind = 'secret' | 'words' | 'person';

export type Disguise = (text: string, kind: Kind) => string;

/** State of HalfSipHash (Aumasson and Bernstein, SipHash with 32-bit words). */
type State = readonly [number, number, number, number];

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const round = ([a, b, c, d]: State): State => {
  const [e, g] = [(a + b) | 0, (c + d) | 0];
  const [f, h] = [turned(b, 5) ^ e, turned(d, 8) ^ g];
  const [i, j] = [(turned(e, 16) + h) | 0, (g + f) | 0];
  return [i, turned(f, 13) ^ j, turned(j, 16), turned(h, 7) ^ i];
};

const absorbed = ([a, b, c, d]: State, word: number): State => {
  const [e, f, g, h] = round(round([a, b, c, d ^ word]));
  return [e ^ word, f, g, h];
};

const drawn = ([a, b, c, d]: State): number => {
  const [, f, , h] = round(round(round(round([a, b, c ^ 0xff, d]))));
  return (f ^ h) >>> 0;
};

const keyed = (key: string): State => {
  let state: State = [0x736f6d65, 0x646f7261, 0x6c796765, 0x74656462];
  for (let at = 0; at < key.length; at++) state = absorbed(state, key.charCodeAt(at));
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
export const disguiseBy = (key: string): Disguise => {
  const begin = keyed(key);
  const told: Disguise = (text, kind) => {
    const [dialCode] = kind === 'person' ? (dialled.exec(text) ?? []) : [];
    if (dialCode !== undefined) return dialCode + told(text.slice(dialCode.length), kind);
    const kept = new Set(
      [...text.matchAll(formOf[kind])].flatMap(({ 0: { length }, index }) =>
        Array.from({ length }, (_, at) => index + at),
      ),
    );
    let state = begin;
    let said = '';
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const letters = kept.has(at) ? undefined : kindOf(unit);
      said += letters ? String.fromCharCode(other(unit, letters, drawn(state))) : text[at];
      state = absorbed(state, unit);
    }
    return said;
  };
  return told;
};
