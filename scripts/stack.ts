import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';
import { withSourceLines } from './lib/source-lines.ts';

const [file, ...others] = process.argv.slice(2);
const folder = resolve(root, process.env.DIST ?? 'dist');

if (file === undefined || others.length > 0)
  refuse('npm run stack -- <file>: a reported error, as JSON or text; DIST names the build it came from');
if (!existsSync(file)) refuse(`There is no file ${file}`);
if (!existsSync(join(folder, '.vite', 'maps'))) refuse(`There is no build with source maps in ${folder}`);
// In JSON, a stack is one escaped string.
console.log(withSourceLines(readFileSync(file, 'utf8').replaceAll('\\n', '\n'), folder));
