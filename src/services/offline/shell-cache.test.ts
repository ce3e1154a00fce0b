import { expect, test } from 'vitest';
import { fakeCaches } from '../../../tests/harness/fake-caches.ts';
import { type Shell, shellCache } from './shell-cache.ts';

const origin = 'https://shiye.test';
const shell: Shell = { version: 'old', files: ['/', '/assets/app1.js'], build: '/assets/app1.js' };

const setup = (html: string) => {
  const texts: Readonly<Record<string, string>> = { '/': html, '/assets/app1.js': 'app' };
  const { caches, held } = fakeCaches(origin, async ({ url }) => {
    const text = texts[new URL(url).pathname];
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
  return {
    held,
    of: (version: string, files = shell.files) => shellCache({ caches, origin, shell: { ...shell, version, files } }),
  };
};

test('a version is kept whole or not at all', async () => {
  const other = setup('<script src="/assets/app2.js">');
  await expect(other.of('old').install()).rejects.toThrow('another build');
  expect(other.held()).toEqual({});
  const { of, held } = setup('<script src="/assets/app1.js">');
  await expect(of('old', [...shell.files, '/assets/gone.js']).install()).rejects.toThrow('not kept');
  await of('old').install();
  expect(held()).toEqual({ 'shiye-shell-old': ['/', '/assets/app1.js'] });
});

test('the version that was in use before stays for tabs that still run it, all others go', async () => {
  const { of, held } = setup('<script src="/assets/app1.js">');
  for (const version of ['one', 'two', 'three']) {
    const files = of(version);
    await files.install();
    await files.activate();
  }
  expect(Object.keys(held())).toEqual(['shiye-shell-two', 'shiye-shell-three']);
  await of('four').install();
  const fifth = of('five');
  await fifth.install();
  await fifth.activate();
  expect(Object.keys(held())).toEqual(['shiye-shell-three', 'shiye-shell-five']);
});
