import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };
import { root } from './lib/run.ts';

/** What the check says in a folder with these packages. */
const check = (version: string, ...packages: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'shiye-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'scripts/check-node.mjs'), join(folder, 'scripts/check-node.mjs'));
  for (const name of packages) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  const pretence = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;
  const ran = spawnSync(process.execPath, ['--import', pretence, 'scripts/check-node.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: ran.status, said: ran.stderr };
};

test('an older Node is told what installs the right one', () => {
  expect(check('20.20.2')).toEqual({
    code: 1,
    said: 'Node 20.20.2 cannot run this. `npm ci` installs Node 24 for the project.\n',
  });
  expect(check('24.0.0')).toEqual({ code: 0, said: '' });
});

test('where npm ran no install scripts, the command that runs them is named', () => {
  const { code, said } = check('20.20.2', 'node');
  expect(code).toBe(1);
  expect(said).toContain('`npm rebuild --ignore-scripts=false node esbuild`');
});

test('npm may run the install scripts of all packages that have one, and of no other', () => {
  const scripted = Object.entries(lock.packages).flatMap(([path, entry]) =>
    'hasInstallScript' in entry ? [path.replace('node_modules/', '')] : [],
  );
  expect(Object.entries(manifest.allowScripts).toSorted()).toEqual(scripted.toSorted().map((name) => [name, true]));
});
