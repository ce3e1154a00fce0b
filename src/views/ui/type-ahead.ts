export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: 0 };

/** In ms: a longer pause starts a new word. */
const pause = 800;

export const typedOn = ({ text, at }: Typed, key: string, now: number): Typed => ({
  text: now - at > pause ? key : text + key,
  at: now,
});

/** Space chooses, unless a word has begun. */
export const isWriting = ({ text }: Typed, key: string): boolean =>
  [...key].length === 1 && (key !== ' ' || text !== '');

/** Index of the match in `names` (each with aliases), or -1. Repeating one key cycles through its matches. */
export function matchTyped(names: readonly (readonly string[])[], text: string, from: number): number {
  const wanted = text.toLowerCase();
  const isSame = [...wanted].every((key) => key === wanted[0]);
  const word = isSame ? (wanted[0] ?? '') : wanted;
  const first = isSame ? from + 1 : Math.max(0, from);
  const order = names.map((_, step) => (first + step) % names.length);
  return order.find((at) => names[at]?.some((name) => name.toLowerCase().startsWith(word))) ?? -1;
}
