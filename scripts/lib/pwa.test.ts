import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shellOf, workerOf } from './pwa.ts';

const manifest = {
  '_libraries.js': { file: 'assets/libraries.js' },
  '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_libraries.js'] },
  '_article.js': { file: 'assets/article.js', name: 'article' },
  'src/views/boot/offline-support.ts': { file: 'assets/offline-support.js' },
  'src/views/flows/Flows.tsx': { file: 'assets/flows.js' },
};

test('the worker keeps the page and the files it is told of, and its version changes with either', () => {
  const html =
    '<link rel="stylesheet" href="/assets/app.css">' +
    '<script type="module" crossorigin src="/assets/libraries.js"></script>' +
    '<script type="module" crossorigin src="/assets/app.js"></script>';
  const also = ['home', 'article', 'src/views/boot/offline-support.ts'];
  const shell = shellOf(manifest, html, also);
  expect(shell.build).toBe('/assets/libraries.js /assets/app.js');
  expect(shell.files).toEqual([
    '/',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/icons/192.png',
    '/assets/app.css',
    '/assets/app.js',
    '/assets/article.js',
    '/assets/home.js',
    '/assets/libraries.js',
    '/assets/offline-support.js',
  ]);
  const versions = [
    shell.version,
    shellOf(manifest, `<html lang="en">${html}`, also).version,
    shellOf(manifest, html, []).version,
  ];
  expect(new Set(versions).size).toBe(3);
});

test('the built worker is one script that answers for its files and takes over only when it is told to', async () => {
  const shell = { version: '1', files: ['/'], build: '/assets/app.js' };
  const listeners = new Map<string, (event: object) => void>();
  const did: string[] = [];
  const cache = {
    addAll: async () => void did.push('kept'),
    put: async () => {},
    match: async () => new Response('src="/assets/app.js"'),
  };
  runInNewContext(await workerOf(shell), {
    self: {
      location: { origin: 'https://shiye.test' },
      clients: { claim: async () => void did.push('claimed') },
      navigator: { userAgent: 'Chrome/140.0.0.0' },
      registration: {},
      skipWaiting: async () => void did.push('taken'),
      addEventListener: (type: string, run: (event: object) => void) => listeners.set(type, run),
    },
    caches: { open: async () => cache, keys: async () => [], match: async () => undefined },
    URL,
    Request,
    Response,
    setTimeout,
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  const happen = async (type: string, event: object = {}) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  await happen('install');
  await happen('activate');
  expect(did).toEqual(['kept', 'claimed']);
  await happen('message', { data: 'take' });
  await happen('message', { data: { type: 'take' } });
  expect(did).toEqual(['kept', 'claimed', 'taken']);
  const answers: unknown[] = [];
  await happen('message', {
    data: { type: 'which' },
    ports: [{ postMessage: (build: unknown) => answers.push(build) }],
  });
  expect(answers).toEqual(['/assets/app.js']);
});
