import { expect, test } from 'vitest';
import { setPreload } from './navigation-preload.ts';

test.each([
  ['not in Firefox, which would show an error page without network', 'Gecko/20100101 Firefox/140.0', ['disable']],
  ['in others', 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', ['enable']],
])('pages are preloaded while the worker starts, %s', async (_, userAgent, expected) => {
  const calls: string[] = [];
  const preload = {
    enable: async () => void calls.push('enable'),
    disable: async () => void calls.push('disable'),
  };
  await setPreload(preload, userAgent);
  await setPreload(undefined, userAgent);
  expect(calls).toEqual(expected);
});
