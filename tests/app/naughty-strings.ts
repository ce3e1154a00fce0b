import fc from 'fast-check';
import { bad } from './bad-texts.ts';

/** What people write by hand to break things. */
const byHand = [
  ...Object.values(bad),
  ...['__proto__', 'constructor', 'toString', 'undefined', 'null', 'NaN', 'true', '[object Object]', '-0', '1e999'],
  ...['{"a":1}', '[]', '"', "'", '\\', '\\u0000', '\u2028', '\u2029', '\uFEFF', '\uFFFE', '\u0000', '\r\n', '\t'],
  ...['%00', '%s%n', '{{name}}', '$t(key)', '#{1+1}', '<!--', ']]>', '&amp;', "'; DROP TABLE posts;--", '../../etc'],
  ...['\u200B', '\u200E\u200F\u202A\u202C', 'Ω≈ç√∫', 'ﬀﬃ', 'İi̇ı', 'ß', 'ﷺ', '𝕬𝖇', '田中さん', 'ﾃﾞ', '☃', '❤️', '🏳️‍🌈'],
  ...[
    '\n\n\0',
    'MESSAGE\nreceipt:1\n\n',
    'a:b\\c\\nd',
    'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
    'javascript:alert(1)',
    'data:text/html,x',
    '=1+1',
    '　全角　',
  ],
];
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
export const naughtyStrings: readonly string[] = [...new Set([...byHand, ...drawn])].slice(0, 613);
