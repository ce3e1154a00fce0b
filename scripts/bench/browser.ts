import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, pagesOnly } from '../lib/chromium.ts';
import { createStaticServer } from '../lib/static-server.ts';

export const listening = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, 'localhost', () => {
      const where = server.address();
      resolve(`http://localhost:${typeof where === 'object' && where ? where.port : 0}`);
    });
  });

export interface Ground {
  readonly browser: Browser;
  readonly folder: (name: string) => string;
  /** Serves a build folder; returns the origin. */
  readonly serve: (folder: string) => Promise<string>;
}

/** A browser and folders for one section, removed afterwards. No rows without a browser. */
export const withBrowser = async <T>(run: (ground: Ground) => Promise<readonly T[]>): Promise<readonly T[]> => {
  const executablePath = await ensureChromium();
  if (!executablePath) return [];
  const top = mkdtempSync(join(tmpdir(), 'bench-'));
  const servers: Server[] = [];
  const browser = await chromium.launch({ executablePath, args: [...pagesOnly] });
  try {
    return await run({
      browser,
      folder: (name) => join(top, name),
      serve: (folder) => {
        const server = createStaticServer(folder);
        servers.push(server);
        return listening(server);
      },
    });
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    rmSync(top, { recursive: true, force: true });
  }
};
