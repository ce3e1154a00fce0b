import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const readAll = (): ReadonlyMap<string, string> => {
  const paths = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const files = [...paths.filter((path) => /\.tsx?$/.test(path)), 'vite.config.ts', 'playwright.config.ts'];
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
};

/** Every path file exports its one table, which is found by its folder (scripts/flows/specs.ts). */
const isFound = (path: string, name: string): boolean =>
  (/\.paths\.ts$/.test(path) && name.endsWith('Paths')) || (path.endsWith('.setup.ts') && name === 'teardown');

const exported = /^export (?:async )?(?:const|function\*?|class|type|interface) (?:\{([^}]*)\}|([\w$]+))/gm;
const word = /[A-Za-z_$][\w$]*/g;

/** Names that a file exports, of which no other file speaks; a type may stand in what its own file exports. */
const unused = (files: ReadonlyMap<string, string>): readonly string[] => {
  const speaking = new Map<string, number>();
  for (const text of files.values())
    for (const name of new Set(text.match(word) ?? [])) speaking.set(name, (speaking.get(name) ?? 0) + 1);
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(exported)]
      .flatMap(([, list, name = '']) => list?.split(',').map((one) => one.split(':').at(-1)?.trim() ?? '') ?? [name])
      .filter((name) => name !== '' && speaking.get(name) === 1 && !isFound(path, name))
      .filter((name) => [...text.matchAll(word)].filter(([found]) => found === name).length === 1)
      .map((name) => `${path}: ${name}`),
  );
};

test('what a file exports is used: elsewhere, or in what else it exports', () => {
  expect(unused(readAll())).toEqual([]);
});

test('what nobody uses is found, whichever way it is exported', () => {
  const files = {
    'a.ts': 'export const used = 1;\nexport const alone = 2;\nexport const { one, other: named } = all;\n',
    'b.ts':
      'export type Part = string;\nexport type Lost = 0;\nexport function whole(): Part {\n  return used + one;\n}\n',
    'c.ts': 'whole();\n',
    'd.paths.ts': 'export const dPaths = [];\n',
  };
  expect(unused(new Map(Object.entries(files)))).toEqual(['a.ts: alone', 'a.ts: named', 'b.ts: Lost']);
});
