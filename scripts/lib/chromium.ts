import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell uses a third less CPU outside the page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const chromiumHelp =
  'No Chromium: set CHROMIUM_PATH, or run `apt-get install chromium fonts-noto-cjk` or `npx playwright install chromium`.';

const left = [
  // An address-bar popup made of two WebUI pages per tab: costs most of a second per test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Disabled by Playwright too, but only the last such list counts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a Chromium without background work, also on machines without a network. */
export const pagesOnly: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${left.join(',')}`,
];

interface Surroundings {
  readonly CHROMIUM_PATH?: string | undefined;
  readonly PATH?: string | undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of these names on PATH, or of these paths. */
export function findProgram(
  names: readonly string[],
  env: Surroundings,
  fixedPaths: readonly string[] = [],
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPaths].find(isExecutable);
}

/** CHROMIUM_PATH, or the first known name on PATH. Ignores Playwright's own browser. */
export function findChromium(env: Surroundings = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return findProgram(names, env, fixedPaths);
}

// A stub on PATH (such as Ubuntu's snap launcher in a container) is executable and starts nothing.
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function playwrightsOwn(): Promise<string | undefined> {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return isExecutable(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 600_000 }).status === 0;
  apt('update');
  // Some releases lack the headless shell.
  names.slice(0, 2).some((name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'));
}

async function search(): Promise<string | undefined> {
  const found = findChromium();
  return found !== undefined && starts(found) ? found : playwrightsOwn();
}

/** Found, or installed by apt-get if run as root; else undefined: print `chromiumHelp`. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = await search();
  if (found !== undefined || process.env.CHROMIUM_PATH) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!mayInstall) return undefined;
  console.log('Chromium is missing: installing it and fonts-noto-cjk by apt-get.');
  install();
  return search();
}
