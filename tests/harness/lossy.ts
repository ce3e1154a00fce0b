import { routeFinder } from '#mocks/handlers/match.ts';
import { routes } from '#mocks/handlers/routes.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';

/**
 * What becomes of a call: `unsent` never arrives; the others are done by the backend, and then the line breaks (`cut`),
 * nothing ever comes (`silent`), or something else answers (`gateway`, `page`).
 */
export type Loss = 'unsent' | 'cut' | 'silent' | 'gateway' | 'page';
export const losses: readonly Loss[] = ['unsent', 'cut', 'silent', 'gateway', 'page'];

/** A network that loses the answer of the next call of one endpoint (`page.name`, or the beginning of a path). */
export const lossyNetwork = (backend: NodeBackend) => {
  const find = routeFinder(routes(backend.domain));
  let armed: { readonly endpoint: string; readonly loss: Loss } | null = null;
  const lost: Request[] = [];
  const isMeant = (endpoint: string, { method, url }: Request): boolean => {
    const { pathname } = new URL(url);
    if (endpoint.startsWith('/')) return pathname.startsWith(endpoint);
    return find(method, pathname)?.route.name === endpoint;
  };
  const answered = async (loss: Loss, request: Request): Promise<Response> => {
    if (loss !== 'unsent') await backend.fetch(request);
    switch (loss) {
      case 'gateway':
        return new Response('bad gateway', { status: 502 });
      case 'page':
        return new Response('<!doctype html><title>502</title>', { headers: { 'content-type': 'text/html' } });
      case 'silent':
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true }),
        );
      default:
        throw new TypeError('Failed to fetch');
    }
  };
  const lossy: typeof fetch = (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    if (armed === null || !isMeant(armed.endpoint, request)) return backend.fetch(request);
    const { loss } = armed;
    armed = null;
    lost.push(request.clone());
    return answered(loss, request);
  };
  return {
    fetch: lossy,
    lost,
    arm: (endpoint: string, loss: Loss) => {
      armed = { endpoint, loss };
    },
    disarm: () => {
      armed = null;
    },
    isArmed: () => armed !== null,
  };
};
