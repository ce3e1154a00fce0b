import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What some browsers lack, by the script that takes it from a page before the app. */
const takings = {
  locks: 'delete Navigator.prototype.locks;',
  channels: 'delete window.BroadcastChannel;',
  workers: 'delete Navigator.prototype.serviceWorker;',
  // As where a browser is told to keep nothing.
  storage: `
    const refuse = () => { throw new DOMException('denied', 'SecurityError'); };
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
    IDBFactory.prototype.open = refuse;
    LockManager.prototype.request = async () => refuse();
    window.BroadcastChannel = class { constructor() { refuse(); } };`,
} as const;

export type Lack = keyof typeof takings;

/** Makes the pages of a build lack these things; no driver of WebKit runs scripts before a page's own. */
export const takeFrom = (folder: string, lacks: readonly Lack[]): void => {
  writeFileSync(join(folder, 'lacks.js'), lacks.map((lack) => takings[lack]).join('\n'));
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/lacks.js"></script>'));
};
