import { byAddress } from './xss/addresses.ts';
import { byName } from './xss/clobbering.ts';
import { onEveryElement } from './xss/elements.ts';
import { byThemselves, onEveryEvent, onFocus } from './xss/events.ts';
import { moving } from './xss/moves.ts';
import { byMutation } from './xss/mutations.ts';
import { byShape } from './xss/shapes.ts';
import { bySpelling } from './xss/spellings.ts';
import { bySvg } from './xss/svg.ts';

const families = {
  bySpelling,
  byThemselves,
  onEveryElement,
  onEveryEvent,
  onFocus,
  byAddress,
  bySvg,
  byName,
  byShape,
  moving,
  byMutation,
};

/**
 * HTML that runs a script, or moves the page, where it meets a raw sink: what is known of those who look for holes in
 * sanitisers, in families. Each calls `alert` with its own number, or leads to an address that ends with it, so that one
 * can tell which of them got through.
 */
const distinct = [...new Set(Object.values(families).flat())];
export const xssVectors: readonly string[] = distinct.map((vector, at) => vector.replaceAll('§', String(at)));

/** Made against other browsers or other sanitisers: a raw sink of this browser does about half of them. */
const forOthers = new Set([byAddress, bySvg, byMutation].flat());
/** Goes where a whole document is written; inside an element the parser drops it. */
const isDocument = (vector: string): boolean => /^<(body|frameset)\b/.test(vector);
/** Numbers of those that a raw sink of this browser is to run, but for a few. */
export const liveVectors: readonly number[] = [...distinct.entries()].flatMap(([at, vector]) =>
  forOthers.has(vector) || isDocument(vector) ? [] : [at],
);
