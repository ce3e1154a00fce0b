import { expect, test } from 'vitest';
import { shellOf } from './pwa.ts';

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
