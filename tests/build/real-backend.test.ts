import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root, run } from '../../scripts/lib/run.ts';

const folder = join(root, '.test', 'real-backend');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
let files: readonly string[] = [];

beforeAll(async () => {
  const env = { VITE_BACKEND: 'https://api.example.com', VITE_WS: 'wss://api.example.com/ws' };
  const built = await run(['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], { env });
  if (built.code !== 0) throw new Error(built.output);
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}, 300_000);

const holding = (what: RegExp): readonly string[] =>
  files.filter((file) => !file.startsWith('.vite') && (what.test(file) || what.test(read(file))));

test('a build for a real backend has no word of the simulated one, and no worker that answers for it', () => {
  expect(holding(/https:\/\/api\.example\.com/).length).toBeGreaterThan(0);
  expect(holding(/backstage|幕后|mockServiceWorker|\bmsw\b|mock-socket/i)).toEqual([]);
  expect(holding(/serviceWorker\.register/)).toEqual([]);
  expect(
    Object.keys(JSON.parse(read('.vite/manifest.json'))).filter((key) => /mocks\/|backstage|msw/.test(key)),
  ).toEqual([]);
});

test('its flow studio has every other chart', () => {
  const galleries = files.filter((file) => file.endsWith('.js') && read(file).includes('shiye.gallery/1","rooms":[{'));
  expect(galleries.map((file) => /"machine":"smsCode"/.test(read(file)))).toEqual([true]);
});
