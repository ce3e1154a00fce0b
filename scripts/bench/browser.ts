import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { ensureChromium, pagesOnly } from '../lib/chromium.ts';
import { listenAnywhere } from '../lib/port.ts';
import { root } from '../lib/run.ts';
import { createStaticServer } from '../lib/static-server.ts';

export const desktop = { viewport: { width: 1280, height: 844 }, locale: 'zh-CN' } as const;

/** Four times. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
};

/** In bytes, after garbage collection. */
export const usedHeap = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
};

export interface Ground {
  readonly browser: Browser;
  /** Another one, which has cached nothing. */
  readonly launch: () => Promise<Browser>;
  readonly folder: (name: string) => string;
  /** Serves a build folder; returns the origin. `answer`: its backend, for all but files and pages. */
  readonly serve: (folder: string, answer?: RequestListener) => Promise<string>;
  /** The same without the app's headers. */
  readonly serveBare: (folder: string, answer?: RequestListener) => Promise<string>;
  /** Builds the app with the simulated backend in `folder('app')` and serves it. */
  readonly serveApp: () => Promise<string>;
}

/** A browser and folders for one section, removed afterwards. No rows without a browser. */
export const withBrowser = async <T>(run: (ground: Ground) => Promise<readonly T[]>): Promise<readonly T[]> => {
  const executablePath = await ensureChromium();
  if (!executablePath) return [];
  const top = mkdtempSync(join(tmpdir(), 'bench-'));
  const servers: Server[] = [];
  const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: [...pagesOnly] });
  const browser = await launch();
  const folder = (name: string): string => join(top, name);
  const serve: Ground['serve'] = async (served, answer) => {
    const files = createStaticServer(served);
    const server = createServer((request, response) => {
      const { url = '/', headers } = request;
      const isFile = headers.accept?.includes('text/html') || /\.\w+($|\?)/.test(url);
      if (isFile || !answer) files.emit('request', request, response);
      else answer(request, response);
    });
    servers.push(server);
    return `http://localhost:${await listenAnywhere(server)}`;
  };
  const serveBare: Ground['serve'] = (served, answer) => {
    mkdirSync(join(served, '.vite'), { recursive: true });
    writeFileSync(join(served, '.vite', 'headers.json'), '{}');
    return serve(served, answer);
  };
  const serveApp = async (): Promise<string> => {
    const outDir = folder('app');
    await build({ root, logLevel: 'error', build: { outDir } });
    return serve(outDir);
  };
  try {
    return await run({ browser, launch, folder, serve, serveBare, serveApp });
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    rmSync(top, { recursive: true, force: true });
  }
};
