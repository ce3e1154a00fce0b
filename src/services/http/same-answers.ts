/** How many answers are remembered, each by its address. */
const remembered = 50;

/** The value of an answer: `decode` is called only where the text is new. `address` tells calls apart. */
export type Same = (address: string, token: string | null, text: string, decode: () => unknown) => unknown;

/**
 * An answer that says what the last one from its address said is the same object: it is decoded once, drawn once, and
 * the journal holds it once. Nothing is remembered from one login to another.
 */
export const sameAnswers = (): Same => {
  const answers = new Map<string, { readonly text: string; readonly value: unknown }>();
  let asked: string | null = null;
  return (address, token, text, decode) => {
    if (token !== asked) answers.clear();
    asked = token;
    const last = answers.get(address);
    const value = last?.text === text ? last.value : decode();
    answers.delete(address);
    answers.set(address, { text, value });
    const [oldest] = answers.keys();
    if (answers.size > remembered && oldest !== undefined) answers.delete(oldest);
    return value;
  };
};
