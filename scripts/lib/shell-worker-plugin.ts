import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Shell } from '../../src/services/offline/shell-cache.ts';
import { readBudgets } from './budgets.ts';
import { firstLoadKeys, type Manifest, readManifest } from './first-load.ts';
import { root } from './run.ts';

/** Where the worker lies in a build: beside the page, because it answers for all that lies below it. */
const workerFile = 'shell-worker.js';
/** Beside the first load: what gives and says what was read, and all of the pages that are read most. */
const alsoKept = [
  ...['shell/offline-support.ts', 'shell/persist-journal.ts'].map((file) => `src/views/${file}`),
  ...['shell/SideColumn.tsx', 'shell/Footer.tsx', 'shell/Drawer.tsx'].map((file) => `src/views/${file}`),
  ...['news/Article.tsx', 'news/ArticleContents.tsx', 'news/FlashPage.tsx'].map((file) => `src/views/${file}`),
  ...['content/article.machine.ts', 'content/flashes.machine.ts'].map((file) => `src/machines/${file}`),
  'src/machines/content/reactions.machine.ts',
  'src/i18n/en.ts',
];
const plainFiles = ['/', '/favicon.svg', '/manifest.webmanifest', '/icons/192.png'];

/** What a build's worker keeps from the start. `html` is the built page. */
export const shellOf = (manifest: Manifest, html: string, also: readonly string[]): Shell => {
  const chunks = firstLoadKeys(manifest, also).flatMap((key) => manifest[key] ?? []);
  // The page itself names what it begins with; which of the chunks these are, no manifest says.
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
  const scripts = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src);
  if (scripts.length === 0) throw new Error('the page has no script');
  const assets = new Set([
    ...chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`),
    ...named,
  ]);
  const files = [...plainFiles, ...[...assets].toSorted()];
  const version = createHash('sha256')
    .update(`${files.join('\n')}\n${html}`)
    .digest('hex')
    .slice(0, 12);
  return { version, files, build: scripts.join(' ') };
};

/**
 * Builds the service worker of a build with a real backend. A build without one has the simulated backend's alone: a
 * scope has one worker.
 */
export const shellWorker = ({ VITE_BACKEND }: NodeJS.ProcessEnv): Plugin => ({
  name: 'shiye-shell-worker',
  apply: (_, { command }) => command === 'build' && Boolean(VITE_BACKEND),
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const html = readFileSync(join(dir, 'index.html'), 'utf8');
    const shell = shellOf(readManifest(dir), html, [...readBudgets().firstLoadAlso, ...alsoKept]);
    writeFileSync(join(dir, workerFile), await bundled(shell));
  },
});

/** The worker's script as one file. */
export const bundled = async (shell: Shell): Promise<string> => {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/services/offline/shell-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
  const outputs = Array.isArray(made) ? made : [made];
  const chunk = outputs.flatMap((each) => ('output' in each ? each.output : [])).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the worker was not built');
  return chunk.code;
};
