/** What has been typed so far, and when last, in milliseconds of the page's life. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: 0 };

/** Keys further apart begin a new word. */
const pause = 800;

export const typedOn = ({ text, at }: Typed, key: string, now: number): Typed => ({
  text: now - at > pause ? key : text + key,
  at: now,
});

/** Whether a key writes something. A blank chooses, unless a word has begun. */
export const isWriting = ({ text }: Typed, key: string): boolean =>
  [...key].length === 1 && (key !== ' ' || text !== '');

/**
 * The place of what begins with the typed text, in `names` of each; -1 where nothing does. One key again and again
 * walks through all that begin with it, anything longer stays where it fits.
 */
export function foundAhead(names: readonly (readonly string[])[], text: string, from: number): number {
  const wanted = text.toLowerCase();
  const isSame = [...wanted].every((key) => key === wanted[0]);
  const word = isSame ? (wanted[0] ?? '') : wanted;
  const first = isSame ? from + 1 : Math.max(0, from);
  const order = names.map((_, step) => (first + step) % names.length);
  return order.find((at) => names[at]?.some((name) => name.toLowerCase().startsWith(word))) ?? -1;
}
