import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';

const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root });
const files = globSync(['*.*', '{src,tests,scripts,docs,public}/**'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('docs/flows/'));
const commands: object = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** As it stands, or as the end of a path: `hosts/node.ts`, `recorder.ts`. */
const isThere = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));

/** What builds and tests leave, addresses, and names that stand for any: `x.paths.ts`. */
const made = /^(\.test|dist|node_modules|docs\/flows)(\/|$)|^\/|(^|\/)x\./;
const isPath = (span: string): boolean =>
  !made.test(span) &&
  (/^[\w.@-]+(\/[\w.@-]+)*\.(ts|tsx|md|json|tsv|html|svg|css)$/.test(span) ||
    /^(src|tests|scripts|docs|public)(\/[\w.@-]+)+\/?$/.test(span));

/** What npm says of itself would stand in the file as well. */
const spoilt = /\bnpm run (?!-s )(?:[^\n`>]|\\\n)*> *[\w./]+/g;

/** Files, folders, links and commands in a document that are not there, or do not give what they are written for. */
const missing = (text: string, folder: string): readonly string[] => {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
    join(folder, link).replaceAll('\\', '/'),
  );
  const runs = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  return [
    ...spans.filter((span) => isPath(span) && !isThere(span.replace(/\/$/, ''))),
    ...links.filter((link) => !isThere(link)),
    ...runs.filter((name) => !Object.hasOwn(commands, name)).map((name) => `npm run ${name}`),
    ...[...text.matchAll(spoilt)].map(([command]) => command),
  ];
};

test('every file, folder, link and command that the documents name is there', () => {
  expect(documents.length).toBeGreaterThan(20);
  const found = documents.flatMap((path) =>
    missing(readFileSync(join(root, path), 'utf8'), dirname(path)).map((what) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('every choice that the requirements leave open, or that code cites, stands in docs/choices.md', () => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const open = [...read('docs/requirements.tsv').matchAll(/^(\S+)\t.*\tCHOICE/gm)].map(([, id]) => id);
  const cited = globSync('{src,tests,scripts}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/docs\/choices\.md(?:[\s*(,]+R[\d.]+-\d+)+/g)].flatMap(([text]) =>
      text.match(/R[\d.]+-\d+/g),
    ),
  );
  const rows = new Set(read('docs/choices.md').match(/\bR[\d.]+-\d+/g));
  expect(open.length).toBeGreaterThan(50);
  expect(cited.length).toBeGreaterThan(30);
  expect([...open, ...cited].filter((id) => !rows.has(id ?? ''))).toEqual([]);
});

test('what is not there would be found', () => {
  const text =
    'See `src/nowhere.ts`, `nowhere.test.tsx`, `src/machines/nowhere/`, [this](nowhere.md#part), `npm run nothing`; not `recorder.ts`, [that](qa.md), `dist/index.html`.';
  expect(missing(text, 'docs')).toEqual([
    'src/nowhere.ts',
    'nowhere.test.tsx',
    'src/machines/nowhere/',
    'docs/nowhere.md',
    'npm run nothing',
  ]);
  expect(
    missing('npm run nginx -- \\\n  --hosts a > a.conf; npm run -s nginx > b.conf; npm run nginx', 'docs'),
  ).toEqual(['npm run nginx -- \\\n  --hosts a > a.conf']);
});
