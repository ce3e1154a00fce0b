import { defineConfig, devices } from '@playwright/test';
import { findChromium, pagesOnly } from './scripts/lib/chromium.ts';
import { engineNames, missingEngine } from './scripts/lib/engines.ts';
import type { Options } from './tests/engines/fixtures.ts';
import { isAll } from './tests/harness/sampling.ts';

// `npm test` names a port of its own. Without one, a server that is already running is used.
const { E2E_PORT, DIST = 'dist', ENGINES } = process.env;
const port = Number(E2E_PORT ?? 4173);
const executablePath = findChromium();

// `npm test` names those that start; else all that are there.
const isTested = (name: (typeof engineNames)[number]): boolean =>
  ENGINES === undefined ? missingEngine(name) === undefined : ENGINES.split(',').includes(name);
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export default defineConfig<object, Options>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.test/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // The only limits in real time: they end what hangs.
  timeout: isAll ? 3_600_000 : 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A twentieth of the time, where a failed test tells what stood on its page anyway.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...pagesOnly],
    },
  },
  projects: [
    { name: 'build', testDir: 'tests/build' },
    // What does not depend on the width is tested once. The simulated backend answers here within the page, as where a
    // browser refuses workers, and on the phone by its service worker: each page starts a sixth sooner.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
    },
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: /@wide/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    ...engineNames.filter(isTested).flatMap((engineName) =>
      Object.entries(sizes).map(([name, size]) => ({
        name: `${engineName}-${name}`,
        testDir: 'tests/engines',
        // They compare with Chromium; its oldest has other names for roles, and knows fewer styles.
        testIgnore: ['chromium', 'oldest'].includes(engineName) ? ['**/layout.e2e.ts', '**/trees.e2e.ts'] : [],
        use: { engineName, size },
      })),
    ),
  ],
  webServer: {
    command: 'node scripts/preview.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), DIST },
    reuseExistingServer: E2E_PORT === undefined,
    timeout: 120_000,
  },
});
