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
export const xssVectors: readonly string[] = [...new Set(Object.values(families).flat())].map((vector, at) =>
  vector.replaceAll('§', String(at)),
);
