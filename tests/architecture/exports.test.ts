import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const readAll = (): ReadonlyMap<string, string> => {
  const paths = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  );
  const files = [
    ...paths.filter((path) => /\.tsx?$/.test(path)),
    'vite.config.ts',
    'vitest.config.ts',
    'playwright.config.ts',
  ];
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
};

/** Tables of paths and charts are found by their folders (scripts/flows/specs.ts, tests/journal/walks.test.ts), the test of steps by bddgen. */
const isFound = (path: string, name: string): boolean =>
  (path.endsWith('.paths.ts') && name.endsWith('Paths')) ||
  (path.endsWith('.machine.ts') && name.endsWith('Machine')) ||
  (path === 'scripts/flows/library/steps.ts' && name === 'test') ||
  (path.endsWith('.setup.ts') && (name === 'setup' || name === 'teardown'));

const exported = /^export (?:async )?(const|function\*?|class|type|interface) (?:\{([^}]*)\}|([\w$]+))/gm;
const fetched = /\bimport\(\s*'([^']+)'/g;
const word = /[A-Za-z_$][\w$]*/g;

const fileOf = (specifier: string, from: string): string => {
  const [path = ''] = specifier.split('?');
  return path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(from), path);
};

/** What others import, as `file name`, and the files of which somebody has everything. */
const importsIn = (files: ReadonlyMap<string, string>) => {
  const names = new Set<string>();
  const whole = new Set<string>();
  for (const [path, text] of files) {
    for (const { moduleRequest, entries } of parseSync(path, text).module.staticImports)
      for (const { importName } of entries) {
        const file = fileOf(moduleRequest.value, path);
        if (importName.name == null) whole.add(file);
        else names.add(`${file} ${importName.name}`);
      }
    for (const [, specifier = ''] of text.matchAll(fetched)) whole.add(fileOf(specifier, path));
  }
  return { names, whole };
};

/**
 * What a file exports and nobody imports. A type may stand in what its own file exports; of a file that somebody has
 * as a whole (`import * as css`, `import()`) no other may speak of the name.
 */
const unused = (files: ReadonlyMap<string, string>): readonly string[] => {
  const { names, whole } = importsIn(files);
  const speaking = new Map<string, number>();
  for (const text of files.values())
    for (const name of new Set(text.match(word) ?? [])) speaking.set(name, (speaking.get(name) ?? 0) + 1);
  const isAlone = (path: string, name: string, kind: string): boolean => {
    if (isFound(path, name) || names.has(`${path} ${name}`)) return false;
    if (whole.has(path) && speaking.get(name) !== 1) return false;
    const own = (files.get(path)?.match(word) ?? []).filter((found) => found === name).length;
    return kind === 'type' || kind === 'interface' ? own === 1 : true;
  };
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(exported)].flatMap(([, kind = '', list, name = '']) =>
      (list?.split(',').map((one) => one.split(':').at(-1)?.trim() ?? '') ?? [name])
        .filter((one) => one !== '' && isAlone(path, one, kind))
        .map((one) => `${path}: ${one}`),
    ),
  );
};

test('what a file exports is used: elsewhere, or in what else it exports', () => {
  expect(unused(readAll())).toEqual([]);
});

test('what nobody uses is found, whichever way it is exported', () => {
  const files = {
    'src/a.ts': 'export const used = 1;\nexport const alone = 2;\nexport const { one, other: named } = all;\n',
    'src/b.ts':
      "import { one, used } from '#a.ts';\nexport type Part = string;\nexport type Lost = 0;\nexport function whole(): Part {\n  return used + one;\n}\n",
    'src/c.ts':
      "import { whole } from './b.ts';\nwhole();\nconst alone = 3;\nexport const inside = alone;\nuse(inside);\n",
    'src/d.paths.ts': 'export const dPaths = [];\n',
    'src/e.css.ts': 'export const root = 1;\nexport const lost = 2;\n',
    'src/f.tsx': "import * as css from './e.css.ts';\nuse(css.root);\n",
  };
  expect(unused(new Map(Object.entries(files)))).toEqual([
    'src/a.ts: alone',
    'src/a.ts: named',
    'src/b.ts: Lost',
    'src/c.ts: inside',
    'src/e.css.ts: lost',
  ]);
});
