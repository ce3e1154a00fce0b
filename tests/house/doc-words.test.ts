import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';

/** Documents that are still too long: their words and pronouns as they are, which may not grow, and the words they are to have. */
const unfinished: Readonly<
  Record<string, { readonly words: number; readonly pronouns: number; readonly goal: number }>
> = {
  'docs/speed.md': { words: 2463, pronouns: 0, goal: 900 },
};

/** Written by scripts. */
const generated = ['docs/faults-table.md', 'docs/licences.md'];
const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !generated.includes(path))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
const finished = documents.filter(([path]) => unfinished[path] === undefined);

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
  expect(finished.length).toBeGreaterThan(25);
  const words = finished.map(([, text]) => wordsIn(text)).reduce((sum, count) => sum + count, 0);
  const reserved = Object.values(unfinished).reduce((sum, { goal }) => sum + goal, 0);
  expect(words + reserved).toBeLessThanOrEqual(14_000);
  expect(finished.filter(([path, text]) => wordsIn(text) > most(path)).map(([path]) => path)).toEqual([]);
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});

test('no user is "he", and no sentence has more than 25 words', () => {
  const found = finished.map(([path, text]) => [path, ...pronounsIn(text), ...longSentences(text)]);
  expect(found.filter(([, first]) => first !== undefined)).toEqual([]);
});

test.each(Object.entries(unfinished))(
  '%s does not grow while it waits to be shortened',
  (path, { words, pronouns }) => {
    const text = documents.find(([name]) => name === path)?.[1] ?? '';
    expect(wordsIn(text)).toBeLessThanOrEqual(words);
    expect(pronounsIn(text).length).toBeLessThanOrEqual(pronouns);
  },
);

test('what is too long, and a pronoun, is found', () => {
  const long = `One ${'word '.repeat(25)}too many.`;
  expect(longSentences(`# T\n\nShort. ${long} Short.\n\n| ${long} |\n\n- ${long}\n`)).toHaveLength(2);
  expect(pronounsIn('He is here, this is his; the rest.')).toEqual(['He', 'his']);
});
