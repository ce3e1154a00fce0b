import families from './xss-vectors.json' with { type: 'json' };

const { byAddress, bySvg, byMutation, ...live } = families;
const vectors = Object.values(families).flat();

/**
 * HTML that runs a script, or moves the page, where it meets a raw sink: known attacks on sanitisers, by family. Each
 * calls `alert` with its own number, `§` in the file, or leads to an address that ends with it.
 */
export const xssVectors: readonly string[] = vectors.map((vector, at) => vector.replaceAll('§', String(at)));

/** The parser drops it inside an element. */
const isDocument = (vector: string): boolean => /^<(body|frameset)\b/.test(vector);
const liveHere = new Set(Object.values(live).flat());
/**
 * Numbers of those that a raw sink of this browser is to run, but for a few. The other families are made against other
 * browsers and sanitisers: about half of them run.
 */
export const liveVectors: readonly number[] = [...vectors.entries()].flatMap(([at, vector]) =>
  liveHere.has(vector) && !isDocument(vector) ? [at] : [],
);
