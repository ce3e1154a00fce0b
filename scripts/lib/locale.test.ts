import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeLocale } from './locale.ts';

/** With a `localedef` that runs this line of shell; `$5` is what it is to write. */
const setup = (line: (locales: string, seen: string) => string) => {
  const folder = mkdtempSync(join(tmpdir(), 'locale-'));
  const [locales, seen, program] = ['made', 'seen', 'localedef'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(locales);
  writeFileSync(program, `#!/bin/sh\n${line(locales, seen)}\n`);
  chmodSync(program, 0o755);
  return { locales, seen, make: () => makeLocale('zh-CN', locales, { PATH: folder }) };
};

test('a language gets its name only once it is written whole, and is made once', () => {
  const { locales, seen, make } = setup(
    (all, seen) => `/bin/mkdir "$5"; /bin/ls "${all}" >> ${seen}; : > "$5/LC_TIME"`,
  );
  expect(make()).toEqual({ LOCPATH: locales, LC_ALL: 'zh_CN.UTF-8', LANGUAGE: 'zh_CN' });
  make();
  expect(readFileSync(seen, 'utf8')).toMatch(/^begun-\w+\n$/);
  expect(readdirSync(locales)).toEqual(['zh_CN.UTF-8']);
  expect(readdirSync(join(locales, 'zh_CN.UTF-8'))).toEqual(['LC_TIME']);
});

test('where another process was first, its language is taken', () => {
  const { locales, make } = setup(
    (all) => `/bin/mkdir "$5" "${all}/zh_CN.UTF-8"; : > "${all}/zh_CN.UTF-8/theirs"; : > "$5/ours"`,
  );
  make();
  expect(readdirSync(join(locales, 'zh_CN.UTF-8'))).toEqual(['theirs']);
  expect(readdirSync(locales)).toEqual(['zh_CN.UTF-8']);
});

test('a language that cannot be made is an error with the words of the program', () => {
  const { make } = setup(() => 'echo "cannot open locale definition" >&2; exit 4');
  expect(make).toThrow('localedef has not made zh_CN.UTF-8: cannot open locale definition');
});
