import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';

/** Written by scripts. */
const generated = ['docs/faults-table.md', 'docs/licences.md'];
const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !generated.includes(path))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

const most = (path: string): number => (path.startsWith('docs/decisions/') ? 110 : 1200);

/** As `wc -w` counts them. */
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

const pronounsIn = (text: string): readonly string[] => text.match(/\b(?:he|his|him|himself)\b/gi) ?? [];

/** Sentences of paragraphs and lists, not of code and tables, of more than 25 words. */
const longSentences = (text: string): readonly string[] =>
  text
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/^(?:\||#).*$/gm, '\n')
    .split(/\n\s*\n|\n\s*(?:-|\d+\.) /)
    .flatMap((part) => part.replaceAll(/\s+/g, ' ').split(/(?<=[.?!]\)?) /))
    .filter((sentence) => wordsIn(sentence) > 25);

test('the documents have at most 14,000 words, the README 120 lines, a decision 110 words, each other one 1,200', () => {
  expect(documents.length).toBeGreaterThan(25);
  const words = documents.map(([, text]) => wordsIn(text)).reduce((sum, count) => sum + count, 0);
  expect(words).toBeLessThanOrEqual(14_000);
  expect(documents.filter(([path, text]) => wordsIn(text) > most(path)).map(([path]) => path)).toEqual([]);
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});

test('no user is "he", and no sentence has more than 25 words', () => {
  const found = documents.map(([path, text]) => [path, ...pronounsIn(text), ...longSentences(text)]);
  expect(found.filter(([, first]) => first !== undefined)).toEqual([]);
});

test('what is too long, and a pronoun, is found', () => {
  const long = `One ${'word '.repeat(25)}too many.`;
  expect(longSentences(`# T\n\nShort. ${long} Short.\n\n| ${long} |\n\n- ${long}\n`)).toHaveLength(2);
  expect(pronounsIn('He is here, this is his; the rest.')).toEqual(['He', 'his']);
});
