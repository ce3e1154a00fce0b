import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { oldestChromium } from './lib/engines.ts';
import { refuse } from './lib/refuse.ts';

// The lowest Chromium, not below `browserslist`, that a package carries as a file. No dependency: it is 55 MB.
const carrier = '@sparticuz/chrome-aws-lambda@14.0.0';

const folder = dirname(oldestChromium);
mkdirSync(folder, { recursive: true });
const ran = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
if (!ran('npm', 'pack', '--silent', carrier)) refuse(`${carrier} cannot be fetched: see above.`);
const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
if (!ran('tar', 'xzf', archive, 'package/bin/chromium.br')) refuse(`${join(folder, archive)} cannot be read.`);
writeFileSync(oldestChromium, brotliDecompressSync(readFileSync(join(folder, 'package', 'bin', 'chromium.br'))), {
  mode: 0o755,
});
for (const left of [archive, 'package']) rmSync(join(folder, left), { recursive: true });
console.log(`${oldestChromium}, for \`npm run test:engines\``);
