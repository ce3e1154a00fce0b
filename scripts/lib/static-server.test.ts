import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from './headers.ts';
import { listenAnywhere } from './port.ts';
import { createStaticServer } from './static-server.ts';
import { ask } from './walk.ts';

const place = mkdtempSync(join(tmpdir(), 'static-'));
const folder = join(place, 'dist');
const server = createStaticServer(folder);
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<h1>page</h1>');
  writeFileSync(join(folder, 'mockServiceWorker.js'), 'worker();');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'main();'.repeat(100));
  writeFileSync(join(folder, 'assets', 'cover.png'), 'png');
  writeFileSync(join(place, 'secret.txt'), 'secret');
  symlinkSync(join(place, 'secret.txt'), join(folder, 'link.txt'));
  port = await listenAnywhere(server, '127.0.0.1');
});

afterAll(() => {
  server.close();
  rmSync(place, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method?: string) => ask(port, path, headers, method);

// Other addresses: the walk of nginx.test.ts.
test.each(['/', '/search/news/%E9%A6%99%2F%E6%96%99', '/news/%E0%A4%A'])(
  'the page %s is answered by the app',
  async (path) => {
    const { status, body } = await get(path, { accept: 'text/html' });
    expect([status, body.toString()]).toEqual([200, '<h1>page</h1>']);
  },
);

test.each([
  ['/assets/cover.png', 'image/png', 'public, max-age=31536000, immutable'],
  ['/mockServiceWorker.js', 'text/javascript; charset=utf-8', 'no-cache'],
])('%s has its type and may be kept as long as its name says', async (path, type, kept) => {
  const { status, headers } = await get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, kept]);
});

test('texts are compressed as the client asks, pictures are not', async () => {
  const plain = 'main();'.repeat(100);
  const brotli = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', plain]);
  const gzip = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', plain]);
  const none = await get('/assets/main-abc.js');
  expect([none.headers['content-encoding'], none.body.toString()]).toEqual([undefined, plain]);
  expect((await get('/assets/cover.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(undefined);
});

test('an unchanged file is not sent again, a changed one is', async () => {
  const first = await get('/index.html');
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect(await get('/index.html', tag)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  writeFileSync(join(folder, 'index.html'), '<h1>new page</h1>');
  const next = await get('/index.html', tag);
  expect([next.status, next.body.toString()]).toEqual([200, '<h1>new page</h1>']);
  writeFileSync(join(folder, 'index.html'), '<h1>page</h1>');
});

test.each([
  ['/..%2fsecret.txt', 400],
  ['/assets/../../secret.txt', 400],
  ['/..%5csecret.txt', 400],
  ['/index.html%00.png', 400],
  ['/link.txt', 404],
])('%s leads nowhere', async (path, refused) => {
  expect((await get(path)).status).toBe(refused);
});

test('every answer carries the headers of its build, or those of any build, and no word about the server', async () => {
  const carried = async (path: string, method = 'GET') => {
    const { headers } = await get(path, {}, method);
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
    return headers;
  };
  const paths = ['/', '/assets/main-abc.js', '/mockServiceWorker.js', '/gone.png', '/%2e%2e/secret.txt'];
  for (const path of paths) expect(await carried(path)).toMatchObject(headersOf({}));
  expect(await carried('/', 'POST')).toMatchObject(headersOf({}));
  const own = { 'content-security-policy': "default-src 'self'", 'strict-transport-security': 'max-age=1' };
  writeFileSync(join(folder, '.vite', 'headers.json'), JSON.stringify(own));
  expect(await carried('/news/1')).toMatchObject(own);
  rmSync(join(folder, '.vite', 'headers.json'));
  expect((await get('/.vite/headers.json')).status).toBe(404);
});

test('a header alone has no body', async () => {
  const { headers, body } = await get('/', {}, 'HEAD');
  expect([headers['content-length'], body.length]).toEqual(['13', 0]);
});
