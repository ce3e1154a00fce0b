import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { anyScript, readManifest } from './lib/first-load.ts';
import { nginxConf, nginxGiven } from './lib/nginx.ts';
import { hasNginx, startNginx } from './lib/nginx-process.ts';
import { freePort } from './lib/port.ts';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';
import { headersIn } from './lib/static-server.ts';
import { stepsOf, walk } from './lib/walk.ts';

const usage = `npm run -s nginx -- --hosts a.example,b.example [--folder /srv/shiye] [--listen 80]
                    [--certificate FILE --key FILE] [--api /api/=http://127.0.0.1:8787/] > shiye.conf
npm run nginx -- --check       starts nginx with the build of this folder, and walks through it`;

const build = resolve(root, process.env.DIST ?? 'dist');
if (!existsSync(join(build, 'index.html'))) refuse('There is no build: run `npm run build` first.');

async function check(): Promise<void> {
  if (!hasNginx()) refuse('nginx is not installed (Debian: apt-get install nginx).');
  const headers = await headersIn(build);
  const port = await freePort('127.0.0.1');
  const stop = startNginx(nginxConf({ headers, folder: build, hosts: ['localhost'], listen: `127.0.0.1:${port}` }));
  const steps = stepsOf(anyScript(readManifest(build)));
  const faults = await walk(port, steps, headers).finally(stop);
  for (const fault of faults) console.error(fault);
  console.log(`${steps.length} steps, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const options = {
  check: { type: 'boolean' },
  hosts: { type: 'string' },
  folder: { type: 'string' },
  listen: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  api: { type: 'string' },
} as const;

async function printConf(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.check) return check();
  const { hosts, folder = build, listen = '80', ...more } = values;
  if (!hosts) refuse(usage);
  const conf = nginxConf({
    headers: await headersIn(build),
    folder,
    listen,
    ...nginxGiven({ hosts, ...more }),
  });
  console.log(conf);
}

await printConf().catch((error: unknown) =>
  refuse(`${error instanceof Error ? error.message : String(error)}\n${usage}`),
);
