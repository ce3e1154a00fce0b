import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from './lib/run.ts';

const missing = join(mkdtempSync(join(tmpdir(), 'shiye-')), 'nothing');

test.each([
  ['flows.ts --agains main', 'npm run flows [-- --against <git ref>]'],
  ['flows.ts --against no-such-version', 'git knows no version no-such-version'],
  ['new-flow.ts', 'npm run new-flow <noun> [-- --on event|article|post|company --zh <name> --en <name>]'],
  ['new-flow.ts event-reminder --of post', 'npm run new-flow <noun> [-- --on'],
  ['new-flow.ts tasting-signup', 'No page shows "tasting". Say which does: --on event|article|post|company'],
  ['paths.ts --all', 'npm run paths [-- <chart> ...]'],
  ['paths.ts login sms-cod', 'There is no chart sms-cod, but: sms-code, sms-login'],
  ['requirements.ts --missing', 'npm run requirements takes no options'],
  ['test.ts --shrd', 'npm test, npm run test:engines, or npm run test:all [-- --shard 1/3]'],
  ['test.ts --all --shard 4/3', 'npm test, npm run test:engines, or npm run test:all [-- --shard 1/3]'],
  ['pictures.ts lives', 'There is no picture lives, but: '],
  ['build-static.ts --base demo', 'npm run build:static [-- --base /demo/ --out dist-static]'],
  ['build-static.ts --bas /demo/', 'npm run build:static [-- --base /demo/ --out dist-static]'],
  ['backend.ts --port many', '--port is "many"'],
  ['backend.ts --port 0 --host nowhere.invalid', 'Nothing can listen at "nowhere.invalid"'],
  ['rabbit.ts --url ws://127.0.0.1:9/ws', 'No broker at ws://127.0.0.1:9/ws. How to start one: docs/realtime.md'],
  ['stack.ts', 'npm run stack -- <file>'],
  ['stack.ts package.json', 'There is no build with source maps in '],
  ['preview.ts', 'There is no build in '],
])('%s is refused in words', async (command, words) => {
  const [name = '', ...given] = command.split(' ');
  const { code, output } = await run(['node', join(root, 'scripts', name), ...given], { env: { DIST: missing } });
  expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  expect(output).not.toContain('    at ');
});
