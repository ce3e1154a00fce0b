import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/run.ts';
import { withSourceLines } from './lib/source-lines.ts';

const [file, ...others] = process.argv.slice(2);
const folder = resolve(root, process.env.DIST ?? 'dist');

const refusal = (): string | null => {
  if (file === undefined || others.length > 0)
    return 'npm run stack -- <file>: a reported error, as JSON or text; DIST names the build it came from';
  if (!existsSync(file)) return `There is no file ${file}`;
  if (!existsSync(join(folder, '.vite', 'maps'))) return `There is no build with source maps in ${folder}`;
  return null;
};

const refused = refusal();
if (refused !== null || file === undefined) {
  console.error(refused);
  process.exit(1);
}
// In JSON, a stack is one escaped string.
console.log(withSourceLines(readFileSync(file, 'utf8').replaceAll('\\n', '\n'), folder));
