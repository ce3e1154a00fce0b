import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readTsv } from '../../scripts/lib/tsv.ts';

/** Lines of planted files; `rule` is empty where the line is allowed. */
const rows = readTsv(readFileSync(join(import.meta.dirname, 'lint-faults.tsv'), 'utf8'));
const linesOf = Map.groupBy(rows, ([, file = '']) => file);
const expected = [...linesOf].flatMap(([file, lines]) =>
  lines.flatMap(([rule = ''], at) => (rule === '' ? [] : [`${file}:${at + 1} ${rule}`])),
);

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

const found = (): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, lines] of linesOf) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.map(([, , line]) => line).join('\n'));
  }
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'biome'), options, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics }: Report = JSON.parse(stdout);
  return diagnostics.map(
    ({ category, location: { path, start } }) => `${path}:${start.line} ${category.split('/').at(-1)}`,
  );
};

test('[R3-46] the linter finds raw pictures, times made into text, barrels, and browser tests that miss errors', () => {
  const rules = new Set(rows.map(([rule]) => rule));
  const ofRules = found().filter((fault) => rules.has(fault.split(' ')[1] ?? ''));
  expect(ofRules.toSorted()).toEqual(expected.toSorted());
});
