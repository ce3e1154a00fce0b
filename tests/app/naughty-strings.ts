import fc from 'fast-check';
import { bad } from './bad-texts.ts';
import byHand from './naughty-strings.json' with { type: 'json' };

const drawn = fc.sample(
  fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 80 }),
    fc.json(),
  ),
  { numRuns: 900, seed: 613 },
);
/** 613 texts that have broken programs, or could. */
export const naughtyStrings: readonly string[] = [...new Set([...Object.values(bad), ...byHand, ...drawn])].slice(
  0,
  613,
);
