import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '../lib/port.ts';
import { root } from '../lib/run.ts';
import { desktop, withBrowser } from './browser.ts';
import { ms, type Row, times } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Times in ms. */
interface Visit {
  readonly first: number;
  readonly requests: number;
  readonly again: number;
}

/** `start` gives the address; the first story counts from its call. */
const visit = async (browser: Browser, start: () => Promise<string>): Promise<Visit> => {
  const page = await browser.newPage(desktop);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  const shown = async (go: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await go();
    await page.locator('main h3 a[href^="/news/"]').first().waitFor();
    return performance.now() - began;
  };
  const first = await shown(async () => page.goto(await start(), { waitUntil: 'commit' }));
  const requested = requests;
  await page.waitForLoadState('networkidle');
  const again = await shown(() => page.reload({ waitUntil: 'commit' }));
  await browser.close();
  return { first, requests: requested, again };
};

const visitDevelopment = async (browser: Browser): Promise<Visit> => {
  const port = await freePort();
  let stop = async (): Promise<void> => {};
  const start = async (): Promise<string> => {
    const server = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
      cwd: root,
      env: { ...process.env, PORT: `${port}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stop = async () => {
      server.kill();
      await once(server, 'exit');
    };
    for await (const words of server.stdout.iterator({ destroyOnReturn: false }))
      if (`${words}`.includes(`:${port}`)) break;
    server.stdout.resume();
    return `http://localhost:${port}/`;
  };
  try {
    return await visit(browser, start);
  } finally {
    await stop();
  }
};

const range = (values: readonly number[]): string => `best ${ms(Math.min(...values))}, ${times(values)}`;

const rowsOf = (name: string, visits: readonly Visit[], goals: readonly [string, string]): readonly Row[] => [
  { what: `${name}: first story`, value: range(visits.map(({ first }) => first)), goal: goals[0] },
  { what: `${name}: reload`, value: range(visits.map(({ again }) => again)), goal: goals[1] },
  { what: `${name}: requests until then`, value: visits.map(({ requests }) => requests).join(', ') },
];

/** `npm start` from the command on, and a build with the simulated backend: each visit by a new browser. */
export const startRows = (): Promise<readonly Row[]> =>
  withBrowser(async ({ launch, serveApp }) => {
    const app = await serveApp();
    const [development, built]: [Visit[], Visit[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      development.push(await visitDevelopment(await launch()));
      built.push(await visit(await launch(), async () => app));
    }
    return [...rowsOf('npm start', development, ['3 s', '1.5 s']), ...rowsOf('built demo', built, ['1.5 s', '0.8 s'])];
  });
