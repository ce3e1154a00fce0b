import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { fileTypes, typeOf } from './file-types.ts';
import { type Headers, headersFile, headersOf } from './headers.ts';

const isText = (type: string): boolean => /^text\/|json|xml|wasm/.test(type);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Encoded {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

interface Found {
  readonly path: string;
  readonly stamp: string;
}

const unique = 'public, max-age=31536000, immutable';

// Only names in `assets` contain content hashes; a service worker must never be cached.
const cacheControl = (inside: string): string => (inside.startsWith(`assets${sep}`) ? unique : 'no-cache');

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** Undefined if the path could leave the folder. */
function fileSegments(path: string): readonly string[] | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent).filter(Boolean);
    return segments.some((part) => part.startsWith('.') || /[\\/\0]/.test(part)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

const climbs = (path: string): boolean =>
  /(^|[/\\])\.\.([/\\]|$)|\0/.test(path.replace(/%(2e|2f|5c|00)/gi, unescapeOne));

function unescapeOne(code: string): string {
  return String.fromCharCode(Number.parseInt(code.slice(1), 16));
}

async function fileAt(root: string, segments: readonly string[]): Promise<Found | undefined> {
  try {
    const path = await realpath(join(root, ...segments));
    // A symlink must not lead out of the folder.
    if (relative(root, path).startsWith('..')) return undefined;
    const facts = await stat(path);
    return facts.isFile() ? { path, stamp: `${facts.mtimeMs}-${facts.size}` } : undefined;
  } catch {
    return undefined;
  }
}

/** The build's own headers, else those of a build without a backend. */
export async function headersIn(folder: string): Promise<Headers> {
  try {
    const given: Headers = JSON.parse(await readFile(join(folder, ...headersFile), 'utf8'));
    return given;
  } catch {
    return headersOf({});
  }
}

const accepts = (request: IncomingMessage, encoding: string): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0+)?\s*$/.test(part));

/** Page addresses without a file get `index.html`; a missing image or script is a 404. */
function isPage(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(path) === '');
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`);
}

/** Serves a build: files, and `index.html` for page addresses of the three sites. */
export function createStaticServer(folder: string): Server {
  const cache = new Map<string, Promise<Encoded>>();

  async function encode(path: string, encoding: Encoded['encoding']): Promise<Encoded> {
    const bytes = await readFile(path);
    if (encoding === 'br')
      return { bytes: await brotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }), encoding };
    return { bytes: encoding === 'gzip' ? await zip(bytes) : bytes, encoding };
  }

  function content(found: Found, encoding: Encoded['encoding']): Promise<Encoded> {
    const key = `${found.path} ${found.stamp} ${encoding}`;
    const known = cache.get(key) ?? encode(found.path, encoding);
    cache.set(key, known);
    known.catch(() => cache.delete(key));
    return known;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(await headersIn(folder))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = pathOf(request.url ?? '/');
    if (climbs(path)) return refuse(response, 400, 'Bad address.');
    const root = await realpath(folder);
    const segments = fileSegments(path);
    const own = segments && (await fileAt(root, segments));
    const found = own ?? (isPage(request, path) ? await fileAt(root, ['index.html']) : undefined);
    if (found === undefined) return refuse(response, 404, 'Not found.');

    const type = typeOf(extname(found.path));
    const wanted = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : undefined;
    const { bytes, encoding } = await content(found, isText(type) || type === fileTypes['.svg'] ? wanted : undefined);
    const etag = `"${createHash('sha1').update(`${found.stamp} ${encoding}`).digest('base64url')}"`;
    response.setHeader('content-type', type);
    response.setHeader('cache-control', cacheControl(relative(root, found.path)));
    response.setHeader('vary', 'accept, accept-encoding');
    response.setHeader('etag', etag);
    if (encoding) response.setHeader('content-encoding', encoding);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, { 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The server failed.');
    });
  });
}
