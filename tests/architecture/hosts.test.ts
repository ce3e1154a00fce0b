import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What may stand in the sources: no host that the app asks, but names that everybody knows. */
const known = {
  'schema.org': 'the words of structured data',
  'www.w3.org': 'names of document types',
  'open.weixin.qq.com': "WeChat's own pages, the same for every site",
  'uri.amap.com': 'where a link on an event leads for its map',
} as const;

/** Names under `invalid` and `test` belong to nobody. */
const hostsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]+\.[a-z]+)/gi)].flatMap(([, host]) =>
    host === undefined || /\.(invalid|test)$/.test(host) ? [] : [host],
  );

test('[R9-28] the sources name no host of a backend, a live channel or an upload: these come with the build', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|paths)\.tsx?$|^src\/mocks\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => hostsIn(readFileSync(file, 'utf8')));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(known).toSorted());
});

test('[R9-28] a host in a source is found', () => {
  expect(hostsIn("const baseUrl = 'https://api.shiye.example/v1'; new WebSocket('wss://ws.shiye.example')")).toEqual([
    'api.shiye.example',
    'ws.shiye.example',
  ]);
});
