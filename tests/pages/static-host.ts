import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { typeOf } from '../../scripts/lib/file-types.ts';
import { listenAnywhere } from '../../scripts/lib/port.ts';

/** A host that gives files away below `base` and knows nothing of pages: for what is no file it has `404.html`. */
export const staticHost = async (folder: string, base: string) => {
  const outside: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    if (!path.startsWith(base)) outside.push(path);
    const asked = join(folder, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    const isFile = path.startsWith(base) && existsSync(asked) && statSync(asked).isFile();
    const file = isFile ? asked : join(folder, '404.html');
    response.writeHead(isFile ? 200 : 404, { 'content-type': typeOf(extname(file)) }).end(readFileSync(file));
  });
  const origin = `http://localhost:${await listenAnywhere(server)}`;
  return { origin, outside, close: () => server.close() };
};
