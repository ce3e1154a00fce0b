import { type IncomingHttpHeaders, request } from 'node:http';
import type { Headers } from './headers.ts';

interface Step {
  readonly path: string;
  readonly accept?: string;
  readonly method?: string;
  readonly status: number;
  readonly type?: string;
  readonly kept?: string;
}

const page = { accept: 'text/html', status: 200, type: 'text/html; charset=utf-8', kept: 'no-cache' };
const forEver = 'public, max-age=31536000, immutable';
const missing = { status: 404, kept: 'no-store' };

/** Pages of the three sites, files, missing files, and files that must not be served. */
export const stepsOf = (asset: string): readonly Step[] => [
  { path: '/', ...page },
  { path: '/news/12?from=aside', ...page },
  { path: '/events/', ...page },
  { path: '/events/80012', ...page },
  { path: '/community/post/5', ...page },
  { path: '/search/news/%E9%A6%99%E6%96%99', ...page },
  { path: '/search/news/.net', ...page },
  { path: '/people/7', ...page, accept: '*/*' },
  { path: '/index.html', ...page },
  { path: `/${asset}`, accept: '*/*', status: 200, type: 'text/javascript; charset=utf-8', kept: forEver },
  { path: '/favicon.svg', accept: '*/*', status: 200, type: 'image/svg+xml', kept: 'no-cache' },
  { path: '/sitemap.xml', accept: '*/*', status: 200, type: 'application/xml; charset=utf-8', kept: 'no-cache' },
  { path: '/assets/gone.js', accept: 'text/html', ...missing },
  { path: '/gone.png', accept: '*/*', ...missing },
  { path: '/auth/public-key', accept: 'application/json', ...missing },
  { path: '/.vite/manifest.json', accept: '*/*', ...missing },
  { path: '/.vite/headers.json', accept: '*/*', ...missing },
  { path: '/../package.json', accept: 'text/html', status: 400 },
  { path: '/%2e%2e/package.json', accept: 'text/html', status: 400 },
  { path: '/', method: 'POST', status: 405 },
  { path: '/news/12', method: 'HEAD', ...page },
];

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Unlike fetch, leaves the address as it is. */
export const ask = (port: number, path: string, headers: Headers, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, path, method, headers: { host: 'localhost', ...headers } };
    request(asked, (response) => {
      const { statusCode: status, headers } = response;
      response.toArray().then((chunks) => resolve({ status, headers, body: Buffer.concat(chunks) }), reject);
    })
      .on('error', reject)
      .end();
  });

export const walk = async (port: number, steps: readonly Step[], headers: Headers): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const step of steps) {
    const { path, accept, method } = step;
    const answer = await ask(port, path, accept ? { accept } : {}, method);
    const expect = (what: string, found: unknown, wanted: unknown): void => {
      if (wanted !== undefined && found !== wanted)
        faults.push(`${method ?? 'GET'} ${path}: ${what} is ${String(found)}, not ${String(wanted)}`);
    };
    expect('status', answer.status, step.status);
    expect('content-type', answer.headers['content-type'], step.type);
    expect('cache-control', answer.headers['cache-control'], step.kept);
    // Malformed addresses are refused before site rules apply.
    if (answer.status !== 400)
      for (const [name, value] of Object.entries(headers)) expect(name, answer.headers[name], value);
    if (/\d/.test(String(answer.headers.server))) faults.push(`${path} tells the server's version`);
  }
  return faults;
};
