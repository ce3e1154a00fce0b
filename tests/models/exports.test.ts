import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PathFile } from '#machines/paths/path-file.ts';
import { root } from '../../scripts/lib/run.ts';

const tool = (name: string, args: readonly string[], env = {}) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: `${stdout}${stderr}` };
};

mkdirSync(join(root, '.test'), { recursive: true });
const folder = mkdtempSync(join(root, '.test', 'exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every exported feature is Gherkin, of steps that the library beside it has', () => {
  expect(tool('bddgen', ['-c', 'cases.config.ts'], { CASES: '*' })).toEqual({ status: 0, said: '' });
});

test('TypeScript compiles every exported Playwright test', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const files = join(root, 'docs', 'flows', '*.spec.ts');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [files] }));
  expect(tool('tsc', ['-p', join(folder, 'tsconfig.json')])).toEqual({ status: 0, said: '' });
});

test('every case is written: somebody knows how to come to its place, and how to do each of its steps', () => {
  const flows = join(root, 'docs', 'flows');
  const files = readdirSync(flows).filter((name) => name.endsWith('.json') && name !== 'coverage.json');
  const missing = files.flatMap((name) => {
    const { cases }: PathFile = JSON.parse(readFileSync(join(flows, name), 'utf8'));
    const spec = cases.length === 0 ? '' : readFileSync(join(flows, name.replace('.json', '.spec.ts')), 'utf8');
    return cases.filter(({ id }) => !spec.includes(`'@${id}'`)).map(({ id }) => id);
  });
  expect(missing).toEqual([]);
});

test('a library of few steps serves them all', () => {
  const library = readFileSync(join(root, 'scripts', 'flows', 'library', 'steps.ts'), 'utf8');
  expect(library.match(/^(?:Given|When|Then)\(/gm)).toHaveLength(2 * 15);
});
