import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readSource } from './source.ts';

/** Words that only this project would understand, each with the word to use instead; a plural counts as its singular. */
const instead: ReadonlyMap<string, string> = new Map([
  ['career', 'work history'],
  ['deed', 'action'],
  ['door', 'auth'],
  ['errand', 'returnTarget'],
  ['exhibit', 'its noun'],
  ['hears', 'handlesEvent'],
  ['hindered', 'page load error'],
  ['keeper', 'durable record, persistence'],
  ['law', 'rule'],
  ['lawful', 'allowed'],
  ['ledger', 'requirements'],
  ['lent', 'exposed'],
  ['lies', 'validation'],
  ['projector', 'recording loader'],
  ['reel', 'recording'],
  ['room', 'page, feature or namespace'],
  ['shelf', 'recording store'],
  ['stranger', 'guest'],
  ['tells', 'sends, notifies or shows'],
  ['told', 'received, sent or shown'],
  ['twin', 'comparison of recordings'],
  ['unkept', 'unstored'],
  ['upkeep', 'offline support or session renewal'],
  ['wish', 'intent'],
  ['wishes', 'intents'],
  ['world', 'domain or scenario'],
]);

const wordsOf = (name: string): readonly string[] =>
  name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

const listed = (word: string): string | undefined => [word, word.replace(/s$/, '')].find((form) => instead.has(form));

const lower = [...instead.keys()].join('|');
const upper = [...instead.keys()].map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('|');
/** Parsing takes long: files without any of the words are not parsed. */
const maybe = new RegExp(`(?:(?<![a-z])(?:${lower})|(?:${upper}))s?(?![a-z])`);
const commentLine = /^\s*(?:\/\/|\/\*\*?|\*) .*$/gm;

const privateWords = (path: string, text: string): readonly string[] => {
  const names = maybe.test(text.replaceAll(commentLine, ''))
    ? readSource(path, text).names.map(({ what }) => what)
    : [];
  const found = [path, ...names].flatMap(wordsOf).flatMap((word) => listed(word) ?? []);
  return [...new Set(found)].map((word) => `${path}: ${word} → ${instead.get(word)}`);
};

const pronoun = /\b(?:he|his|him|himself|she|hers?|herself)\b/i;
const pronounsIn = (path: string, text: string): readonly string[] => {
  const comments = pronoun.test(text) ? readSource(path, text).comments : [];
  return comments.flatMap(
    ({ what, line }) => pronoun.exec(what)?.map((word) => `${path}:${line}: ${word} → they`) ?? [],
  );
};

const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    ),
);
const textOf = (path: string): string => (/\.tsx?$/.test(path) ? readFileSync(join(root, path), 'utf8') : '');

test('no identifier, file or folder has a private word', () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => privateWords(path, textOf(path)))).toEqual([]);
});

test('in comments of the source people are "they"', () => {
  const sources = files.filter((path) => path.startsWith('src/'));
  expect(sources.flatMap((path) => pronounsIn(path, textOf(path)))).toEqual([]);
});

test('a private word is found in identifiers, types, files and folders, and in no string or comment', () => {
  expect(privateWords('src/x.ts', 'interface ToldRow { readonly isReel: true }\n')).toEqual([
    'src/x.ts: told → received, sent or shown',
    'src/x.ts: reel → recording',
  ]);
  expect(privateWords('src/views/A.tsx', 'export const A = () => <Room errands={1} />;\n')).toEqual([
    'src/views/A.tsx: room → page, feature or namespace',
    'src/views/A.tsx: errand → returnTarget',
  ]);
  expect(privateWords('tests/rooms/way-back.ts', '')).toEqual([
    'tests/rooms/way-back.ts: room → page, feature or namespace',
  ]);
  expect(privateWords('src/x.ts', "// told\nexport const roomy = 'room';\nexport const outlaw = retold;\n")).toEqual(
    [],
  );
});

test('a pronoun is found in comments, and in no string', () => {
  expect(pronounsIn('src/x.ts', "const x = 'he';\n/** What he\n * reads. */\nconst y = x; // Of HER\n")).toEqual([
    'src/x.ts:2: he → they',
    'src/x.ts:4: HER → they',
  ]);
  expect(pronounsIn('src/x.ts', '// The head of this theme\nconst he = 1;\n')).toEqual([]);
});
