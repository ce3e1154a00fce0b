import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const place = mkdtempSync(join(tmpdir(), 'chromium-'));
afterAll(() => rmSync(place, { recursive: true }));

function program(folder: string, name: string, mode = 0o755): string {
  mkdirSync(join(place, folder), { recursive: true });
  const path = join(place, folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

const chrome = program('a', 'google-chrome');
const chromium = program('b', 'chromium');
const PATH = [join(place, 'a'), join(place, 'b')].join(delimiter);

test('CHROMIUM_PATH is taken first, and a wrong one is not replaced silently', () => {
  expect(findChromium({ CHROMIUM_PATH: chrome, PATH })).toBe(chrome);
  expect(findChromium({ CHROMIUM_PATH: join(place, 'gone'), PATH })).toBe(undefined);
});

test('on PATH, chromium comes before google-chrome', () => {
  expect(findChromium({ PATH })).toBe(chromium);
  expect(findChromium({ PATH: join(place, 'a') })).toBe(chrome);
});

test('the shell without windows comes before any browser with windows', () => {
  const shell = program('d', 'chromium-headless-shell');
  expect(findChromium({ PATH: [PATH, join(place, 'd')].join(delimiter) })).toBe(shell);
});

test('folders are no programs', () => {
  mkdirSync(join(place, 'c', 'chromium'), { recursive: true });
  expect(findChromium({ PATH: [join(place, 'c'), join(place, 'a')].join(delimiter) })).toBe(chrome);
});
