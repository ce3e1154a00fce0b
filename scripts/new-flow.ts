import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';
import { Refused } from './new-flow/edit.ts';
import { type Options, planFlow } from './new-flow/plan.ts';

const usage =
  'npm run new-flow <noun> [-- --on event|article|post|company --zh <name> --en <name>], such as event-reminder';

const optionsIn = (args: readonly string[]): Options => {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { on: text, zh: text, en: text },
      allowPositionals: true,
    });
    const [noun, ...more] = positionals;
    return noun === undefined || more.length > 0 ? refuse(usage) : { noun, ...values };
  } catch {
    return refuse(usage);
  }
};

const read = (path: string): string | null => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const template = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'new-flow', 'templates', `${name}.tmpl`), 'utf8');

const planned = (options: Options) => {
  try {
    return planFlow(options, { read, template });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.message);
    throw error;
  }
};

const options = optionsIn(process.argv.slice(2));
const { created, edited, charts, texts } = planned(options);
const isChanged = spawnSync('git', ['diff', '--quiet', 'HEAD'], { cwd: root }).status === 1;
if (isChanged) console.log('There are other changes in this folder: commit them first to see alone what is written.\n');

const files = [...created, ...edited];
for (const [path, text] of files) writeFileSync(join(root, path), text);
const paths = files.map(([path]) => path);
const runTool = (bin: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exitCode = 1;
};
const vitest = join('vitest', 'vitest.mjs');
const records = [
  ['tests/models/paths.test.ts', '-u', '-t', `^(${charts.join('|')}) `],
  ['tests/app/faults.test.ts', '-u', '-t', 'every endpoint'],
] as const;

console.log('Writing files, then the records of charts and faults (about a minute) ...');
runTool(join('@biomejs', 'biome', 'bin', 'biome'), 'check', '--write', ...paths);
for (const record of records) runTool(vitest, 'run', ...record);

console.log(`Written:
${[...created.keys()].map((path) => `  ${path}`).join('\n')}
Changed:
${[...edited.keys()].map((path) => `  ${path}`).join('\n')}
${process.exitCode === 1 ? 'Not' : 'Also'} written: tests/models/transitions, docs/faults-table.md

By hand: what it says (${texts}), and what the rule is (docs/add-a-flow.md). Then:
  npx tsc --noEmit
  npx vitest run ${options.noun}
  npm start`);
