import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { realtimePath } from '#services/contract/realtime.contract.ts';
import { type Broker, frameLimit } from '../broker/broker.ts';
import { uploadHostPath } from '../domain/rules/uploads.ts';

export interface Served {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface ServeOptions {
  readonly port: number;
  readonly host?: string;
  readonly requestTimeout?: number;
}

/** Safe: the token travels in a header, never in a cookie. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-max-age': '600',
} as const;

const megabyte = 1024 * 1024;
/** In bytes. */
const bodyLimit = (pathname: string): number => (pathname.startsWith(`${uploadHostPath}/`) ? 11 : 4) * megabyte;
/** In ms, until all of a request must have come. */
const slowestRequest = 20_000;

const stompVersions: readonly string[] = ['v12.stomp', 'v11.stomp', 'v10.stomp'];

/** Serves HTTP and WebSockets. Rejects with the system's error where it cannot listen. Port 0 is any. */
export const serveBackend = async (
  backend: { readonly dispatch: (request: Request) => Promise<Response>; readonly broker: Broker },
  { port, host = 'localhost', requestTimeout = slowestRequest }: ServeOptions,
): Promise<Served> => {
  const connectionsCheckingInterval = Math.min(requestTimeout, 1_000);
  const server = createServer({ requestTimeout, connectionsCheckingInterval }, (incoming, outgoing) => {
    answer(backend.dispatch, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(400).end();
    });
  });
  // Longer than clients keep idle connections: closing one during a request breaks that request.
  server.keepAliveTimeout = 75_000;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: frameLimit,
    handleProtocols: (offered) => stompVersions.find((version) => offered.has(version)) ?? false,
  });
  server.on('upgrade', (request, socket, head) => {
    // An unhandled socket error would end the process.
    socket.on('error', () => socket.destroy());
    const address = addressOf(request);
    if (address?.pathname !== realtimePath) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connected) => {
      const connection = backend.broker.accept(
        {
          send: (text) => connected.send(text),
          close: (code, reason) => {
            if (code === 1006) connected.terminate();
            else connected.close(code, reason);
          },
        },
        address.searchParams.get('access_token'),
      );
      connected.on('message', (data) => connection.data(String(data)));
      connected.on('close', () => connection.closed());
      connected.on('error', () => connected.terminate());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: portOf(server.address()),
    stop: async () => {
      backend.broker.drop(1001);
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address ? address.port : 0;

const answer = async (
  dispatch: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  if (incoming.method === 'OPTIONS') {
    const asked = incoming.headers['access-control-request-headers'];
    outgoing.writeHead(204, { ...anyOrigin, ...(asked ? { 'access-control-allow-headers': asked } : {}) }).end();
    return;
  }
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const request = await requestOf(incoming, gone.signal);
  if (!request) {
    outgoing.writeHead(413, anyOrigin).end();
    return;
  }
  const response = await dispatch(request);
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...anyOrigin });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

const addressOf = ({ url = '/' }: IncomingMessage): URL | null =>
  URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);

/** Null where the body is too long. */
const requestOf = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Request | null> => {
  const { method = 'GET' } = incoming;
  const address = addressOf(incoming);
  if (!address) throw new Error(`${incoming.url} is no address`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers, signal });
  const body = await bodyOf(incoming, bodyLimit(address.pathname));
  return body && new Request(address, { method, headers, signal, body });
};

/** Reads a body that is too long to its end, without keeping it: senders read no answer before that. */
const bodyOf = async (incoming: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length > limit) chunks.length = 0;
    else chunks.push(chunk);
  }
  return length > limit ? null : Buffer.concat(chunks);
};
