import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingEngine } from './engines.ts';

test('an engine that is not there is one line, with what is missing and how to get it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  expect(missingEngine('firefox', { PATH: folder })).toBe(
    'Firefox is not tested: firefox not found. On Debian: `apt-get install firefox-esr`.',
  );
  writeFileSync(join(folder, 'firefox'), '');
  chmodSync(join(folder, 'firefox'), 0o755);
  expect(missingEngine('firefox', { PATH: folder })).toBeUndefined();
  const line = missingEngine('webkit', { PATH: folder });
  expect(line).toMatch(/^WebKit is not tested: WebKitWebDriver, Xvfb, localedef(, MiniBrowser)? not found\. /);
  expect(line).toContain('`apt-get install webkit2gtk-driver xvfb locales`');
});
