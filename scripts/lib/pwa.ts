import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'vite';
import { parseSites } from '../../src/services/address/sites.ts';
import type { Shell } from '../../src/services/offline/shell-cache.ts';
import { requestedUntilIdle } from './budgets.ts';
import { bundleScript } from './bundle-script.ts';
import { firstLoadKeys, type Manifest, readManifest } from './first-load.ts';
import { unbundled } from './unbundled.ts';

const manifestFile = 'manifest.webmanifest';
const workerFile = 'shell-worker.js';
const plainFiles = ['/', '/favicon.svg', `/${manifestFile}`, '/icons/192.png'];
/** Precached: what every visit loads, the most used pages, and the other language. */
const kept = [...requestedUntilIdle, 'article', 'news', 'src/i18n/en.ts'];

export const shellOf = (manifest: Manifest, html: string, also: readonly string[]): Shell => {
  const chunks = firstLoadKeys(manifest, also).flatMap((key) => manifest[key] ?? []);
  // The HTML names its entry scripts; the manifest does not say which chunks these are.
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
  const scripts = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src);
  if (scripts.length === 0) throw new Error('the page has no script');
  const assets = chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);
  const files = [...plainFiles, ...new Set([...assets, ...named].toSorted())];
  const version = hash('sha256', `${files.join('\n')}\n${html}`).slice(0, 12);
  return { version, files, build: scripts.join(' ') };
};

/** The worker of a build; `__SHELL__` is what it precaches. */
export const buildWorker = (target?: BuildOptions['target']): Promise<string> =>
  bundleScript('src/services/offline/shell-worker.ts', target);

export const workerOf = (shell: Shell, code: string): string => `const __SHELL__ = ${JSON.stringify(shell)};\n${code}`;

/** Makes a build installable. With a real backend its service worker replaces that of the mock backend: a scope has one worker. */
export const pwa = ({ VITE_BACKEND, VITE_SITES }: NodeJS.ProcessEnv): Plugin => {
  let base = '/';
  let target: BuildOptions['target'];
  return {
    name: 'shiye-pwa',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      target = config.build.target;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}${manifestFile}` }, injectTo: 'head' },
    ],
    async generateBundle() {
      const { webManifest } = (await unbundled('web-manifest.ts')) as typeof import('./web-manifest.ts');
      const source = JSON.stringify(webManifest(parseSites(VITE_SITES), base), null, 2);
      this.emitFile({ type: 'asset', fileName: manifestFile, source });
    },
    async writeBundle({ dir = '' }) {
      if (!VITE_BACKEND) return;
      rmSync(join(dir, 'mockServiceWorker.js'), { force: true });
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const shell = shellOf(readManifest(dir), html, kept);
      writeFileSync(join(dir, workerFile), workerOf(shell, await buildWorker(target)));
    },
  };
};
