import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSites, parseSites } from '../../src/services/address/sites.ts';
import { root } from './run.ts';
import { webManifest } from './web-manifest.ts';

const sizeOf = (file: string): string => {
  const bytes = readFileSync(join(root, 'public', file));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test('a build says what is needed to install it, and its icons are as large as it says', () => {
  const { icons, shortcuts, ...rest } = webManifest(defaultSites, '/');
  expect(rest).toMatchObject({
    id: '/',
    short_name: '食业',
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(sizeOf('/icons/apple-180.png')).toBe('180x180');
  expect(shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    '快讯 /flash',
    '活动 /events/',
    '供需 /community/',
    '企业库 /company',
  ]);
});

test('shortcuts lead to the sites of this host alone, under their own base', () => {
  const sites = parseSites('{"news":"/zx/","events":"https://events.shiye.example/"}');
  const { start_url, shortcuts } = webManifest(sites, '/');
  expect([start_url, ...shortcuts.map(({ url }) => url)]).toEqual(['/zx/', '/zx/flash', '/community/', '/zx/company']);
});

test('a build that lies below a path is installed from there', () => {
  const { id, scope, icons } = webManifest(defaultSites, '/demo/');
  expect([id, scope, icons.every(({ src }) => src.startsWith('/demo/'))]).toEqual(['/demo/', '/demo/', true]);
});
