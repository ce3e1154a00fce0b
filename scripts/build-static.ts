import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';

const usage =
  'npm run build:static [-- --base /demo/ --out dist-static]: the app with the simulated backend, for any host of files';

const read = () => {
  try {
    return parseArgs({
      options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist-static' } },
    });
  } catch {
    return null;
  }
};
const given = read()?.values;
if (!given || !/^\/(?!\/)([\w.~-]+\/)*$/.test(given.base)) refuse(usage);

const { base, out } = given;
process.env.VITE_BACKEND = '';
process.env.VITE_SITES ??= JSON.stringify({ news: base, events: `${base}events/`, post: `${base}community/` });
const outDir = resolve(root, out);
await build({ root, base, build: { outDir, emptyOutDir: true } });
// Static hosts serve it for unknown addresses.
copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));
console.log(`\n${out} holds the app for ${base} on any host of files.`);
