import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { citedIn, isKnown, readRequirements } from '../../scripts/lib/requirements.ts';

const root = join(import.meta.dirname, '..', '..');
const ids = new Set(readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8')).map(({ id }) => id));

function rootName(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return rootName(node.callee);
  return node.type === 'MemberExpression' ? rootName(node.object) : undefined;
}

function titlesOf(path: string, text: string): readonly string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (!['test', 'it', 'describe'].includes(rootName(callee) ?? '')) return;
      if (first?.type === 'Literal' && typeof first.value === 'string') titles.push(first.value);
      if (first?.type === 'TemplateLiteral') titles.push(first.quasis.map(({ value }) => value.raw).join(''));
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

const unknownIn = (path: string, text: string): readonly string[] =>
  titlesOf(path, text).flatMap((title) =>
    citedIn(title)
      .filter((id) => !isKnown(id, ids))
      .map((id) => `${path}: ${id}`),
  );

test('every requirement that a title cites stands in docs/requirements.tsv', () => {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const tests = files.filter((path) => /\.(test|e2e)\.tsx?$/.test(path));
  expect(tests.flatMap((path) => unknownIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('an unknown id and a range are found, wherever the title stands', () => {
  const text = [
    "test('[R5.2-4] known', () => {});",
    "test('[R5.2-999] unknown', () => {});",
    "test.each([1])('[R2.6-1..5] range %s', () => {});",
    "describe('[R77-1] group', () => it(`[R5.2-4 R5.2-998] name`, () => {}));",
    "expect('[R88-1] no title').toBe('x');",
  ].join('\n');
  expect(unknownIn('a.test.ts', text)).toEqual(
    ['R5.2-999', 'R2.6-1..5', 'R77-1', 'R5.2-998'].map((id) => `a.test.ts: ${id}`),
  );
});
