import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { realtimePath } from '#services/contract/realtime.contract.ts';
import type { Broker } from '../broker/broker.ts';

export interface Served {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Safe: the token travels in a header, never in a cookie. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-max-age': '600',
} as const;

const stompVersions: readonly string[] = ['v12.stomp', 'v11.stomp', 'v10.stomp'];

/** Serves HTTP and WebSockets. Rejects with the system's error where it cannot listen. Port 0 is any. */
export const serveBackend = async (
  backend: { readonly dispatch: (request: Request) => Promise<Response>; readonly broker: Broker },
  { port, host = 'localhost' }: { readonly port: number; readonly host?: string },
): Promise<Served> => {
  const server = createServer((incoming, outgoing) => {
    answer(backend.dispatch, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(400).end();
    });
  });
  // Longer than clients keep idle connections: closing one during a request breaks that request.
  server.keepAliveTimeout = 75_000;
  const sockets = new WebSocketServer({
    noServer: true,
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
  const response = await dispatch(await requestOf(incoming, gone.signal));
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...anyOrigin });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

const addressOf = ({ url = '/' }: IncomingMessage): URL | null =>
  URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);

const requestOf = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Request> => {
  const { method = 'GET' } = incoming;
  const address = addressOf(incoming);
  if (!address) throw new Error(`${incoming.url} is no address`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal,
    ...(hasBody ? { body: Buffer.concat(await incoming.toArray()) } : {}),
  });
};
