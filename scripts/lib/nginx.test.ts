import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from './headers.ts';
import { nginxConf, nginxGiven } from './nginx.ts';
import { hasNginx, startNginx } from './nginx-process.ts';
import { freePort, listenAnywhere } from './port.ts';
import { createStaticServer } from './static-server.ts';
import { stepsOf, walk } from './walk.ts';

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
const headers = headersOf({ VITE_ORIGIN: 'https://shiye.example', VITE_BACKEND: 'https://api.shiye.example' });
const asset = 'assets/main-abc.js';
const steps = stepsOf(asset);

beforeAll(() => {
  chmodSync(folder, 0o755);
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<h1>page</h1>');
  writeFileSync(join(folder, asset), 'main();'.repeat(100));
  for (const name of ['favicon.svg', 'sitemap.xml', '.vite/manifest.json']) writeFileSync(join(folder, name), '<a/>');
  writeFileSync(join(folder, '.vite', 'headers.json'), JSON.stringify(headers));
});
afterAll(() => rmSync(folder, { recursive: true }));

const local = '127.0.0.1';

const servers: Readonly<Record<string, () => Promise<readonly [port: number, stop: () => void]>>> = {
  preview: async () => {
    const server = createStaticServer(folder);
    return [await listenAnywhere(server, local), () => server.close()];
  },
  ...(hasNginx() && {
    nginx: async () => {
      const port = await freePort(local);
      return [port, startNginx(nginxConf({ headers, folder, hosts: ['localhost'], listen: `${local}:${port}` }))];
    },
  }),
};

test.each(Object.entries(servers))(
  '%s answers every step of the walk: pages, files, headers, what is kept, and what is refused',
  async (_, start) => {
    const [port, stop] = await start();
    try {
      expect(await walk(port, steps, headers)).toEqual([]);
    } finally {
      stop();
    }
  },
);

test('a server that knows none of this is found out at every step', async () => {
  const server = createServer((_, response) => response.writeHead(200, { server: 'some/1.2' }).end('<h1>page</h1>'));
  const faults = await walk(await listenAnywhere(server, local), steps, headers);
  server.close();
  for (const { path } of steps) expect(faults.filter((fault) => fault.includes(` ${path}:`))).not.toEqual([]);
  expect(faults).toContain("/ tells the server's version");
});

test('the configuration says all headers, quoted whole, and keeps each from being lost by another of its own', () => {
  const conf = nginxConf({ headers, folder: '/srv/shiye', hosts: ['shiye.example'], listen: '80' });
  for (const [name, value] of Object.entries(headers)) {
    expect(value).not.toMatch(/["\\$\n]/);
    expect(conf).toContain(`add_header ${name} "${value}" always;`);
  }
  // A location with its own header drops those of the server.
  for (const [location = ''] of conf.matchAll(/location [^{]*\{[^}]*\}/g)) expect(location).not.toContain('add_header');
});

test('with a certificate http leads to https, three hosts share one build, and a backend may stand beside it', () => {
  const conf = nginxConf({
    headers,
    folder: '/srv/shiye',
    hosts: ['www.shiye.example', 'events.shiye.example', 'bbs.shiye.example'],
    listen: '80',
    tls: { certificate: '/etc/ssl/shiye.pem', key: '/etc/ssl/shiye.key' },
    api: { path: '/api/', to: 'http://127.0.0.1:8787/' },
  });
  expect(conf.match(/server_name www.shiye.example events.shiye.example bbs.shiye.example;/g)).toHaveLength(2);
  expect(conf).toContain('return 301 https://$host$request_uri;');
  expect(conf).toMatch(/listen 443 ssl http2;\n\s+ssl_certificate \/etc\/ssl\/shiye.pem;/);
  expect(conf).toMatch(/location \/api\/ \{\n\s+proxy_pass http:\/\/127.0.0.1:8787\/;/);
  expect(conf).toContain('proxy_set_header Upgrade $http_upgrade;');
});

test.each([
  [{ hosts: 'a.example; b.example' }, '--hosts has "a.example; b.example"'],
  [{ hosts: 'a.example', certificate: 'shiye.pem' }, '--certificate and --key belong together'],
  [{ hosts: 'a.example', key: 'shiye.key' }, '--certificate and --key belong together'],
  [{ hosts: 'a.example', api: '/api/' }, '--api is "/api/"'],
])('what can mean nothing is refused, and makes no half of a server: %j', (given, words) => {
  expect(() => nginxGiven(given)).toThrow(words);
});

test('hosts, certificate and backend are taken as they were given', () => {
  const given = { hosts: 'a.example,b.example', certificate: 'c', key: 'k', api: '/api/=http://127.0.0.1:8080/?a=b' };
  expect(nginxGiven(given)).toEqual({
    hosts: ['a.example', 'b.example'],
    tls: { certificate: 'c', key: 'k' },
    api: { path: '/api/', to: 'http://127.0.0.1:8080/?a=b' },
  });
});
