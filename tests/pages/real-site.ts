import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { listenAnywhere } from '../../scripts/lib/port.ts';
import { root } from '../../scripts/lib/run.ts';
import { createStaticServer } from '../../scripts/lib/static-server.ts';
import { makeRealBuild, realBuild } from '../harness/real-build.ts';

export interface Backend {
  readonly api: string;
  readonly stop: () => void;
}

/** The simulated backend as a program of its own, beside the build for a real one. */
export const startBackend = async (): Promise<Backend> => {
  if (!existsSync(join(realBuild.folder, 'shell-worker.js'))) await makeRealBuild();
  const backend: ChildProcess = spawn(process.execPath, [join(root, 'scripts', 'backend.ts'), '--port', '0'], {
    cwd: root,
  });
  const api = await new Promise<string>((resolve, reject) => {
    backend.once('exit', () => reject(new Error('the backend has ended')));
    backend.stdout?.on('data', (text: Buffer) => {
      const url = /Simulated backend: (\S+)/.exec(text.toString())?.[1];
      if (url) resolve(url);
    });
  });
  return { api, stop: () => backend.kill() };
};

/** Serves a folder, as long as there is a network. */
const serve = async (folder: string) => {
  const files = createStaticServer(folder);
  const network = { isThere: true };
  const server = createServer((request, response) => {
    if (network.isThere) files.emit('request', request, response);
    else request.socket.destroy();
  });
  const origin = `http://localhost:${await listenAnywhere(server)}`;
  return { network, origin, close: () => server.close() };
};

/** A site of its own for one test, and the way to the backend. */
export const connect = async (context: BrowserContext, folder: string, api: string) => {
  cpSync(realBuild.folder, folder, { recursive: true });
  const { network, origin, close } = await serve(folder);
  await context.route(`${realBuild.backend}/**`, async (route) => {
    const request = route.request();
    if (!network.isThere) return route.abort('internetdisconnected');
    const answer = await fetch(api + request.url().slice(realBuild.backend.length), {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    }).catch(() => null);
    if (!answer) return route.abort('connectionfailed');
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  /** What the policy of the build has refused, as the browser tells it. */
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy|requires 'Trusted/.test(message.text())) refused.push(message.text());
  });
  const switchTo = async (isThere: boolean) => {
    network.isThere = isThere;
    await context.setOffline(!isThere);
  };
  /** The next version: its page begins with one more script. */
  const release = () => {
    const next = '/assets/next.js';
    const [html, worker] = ['index.html', 'shell-worker.js'].map((file) => readFileSync(join(folder, file), 'utf8'));
    const scripts = [...(html ?? '').matchAll(/type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src).join(' ');
    expect(worker).toContain(scripts);
    writeFileSync(join(folder, next), 'globalThis.next = true;');
    const more = `<script type="module" crossorigin src="${next}"></script></head>`;
    writeFileSync(join(folder, 'index.html'), html?.replace('</head>', more) ?? '');
    const newer = worker?.replace(/(?<="build":")[^"]+/, `${scripts} ${next}`).replace(/\b[\da-f]{12}\b/, 'next');
    writeFileSync(join(folder, 'shell-worker.js'), newer ?? '');
  };
  return { origin, close, release, refused, goOffline: () => switchTo(false), comeBack: () => switchTo(true) };
};
