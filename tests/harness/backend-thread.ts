import { createServer, type Server } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocketServer } from 'ws';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { openConversation } from '#mocks/domain/rules/messages.ts';
import { startProcess } from '#mocks/hosts/process.ts';
import { listenAnywhere } from '../../scripts/lib/port.ts';

/** What a thread serves: the simulated backend, or a small server with a fault in one of its listeners. */
export type Served = 'backend' | keyof typeof faulty;

/** Where the thread listens, and logins of its members, each of its own; null where it has none. */
export interface Listening {
  readonly port: number;
  readonly tokens: { readonly calling: string; readonly sending: string; readonly watching: string } | null;
  /** A message that `sending` may send to `watching`. */
  readonly message: object;
}

const faulty = {
  request: (server: Server) => server.on('request', ({ url = '' }, answer) => answer.end(decodeURIComponent(url))),
  upgrade: (server: Server) =>
    server.on('upgrade', ({ url = '' }, socket) => {
      socket.on('error', () => {});
      socket.end(new URL(url, 'http://localhost').pathname);
    }),
  frame: (server: Server) =>
    new WebSocketServer({ server }).on('connection', (connected) => {
      connected.on('error', () => {});
      connected.on('message', (data) => JSON.parse(String(data)));
    }),
  body: (server: Server) =>
    server.on('request', async (request, answer) => {
      const chunks: Buffer[] = await request.toArray();
      answer.end(Buffer.concat(chunks));
    }),
};

const listen = async (served: Served): Promise<Listening> => {
  if (served === 'backend') {
    const { port, backend } = await startProcess({ port: 0, host: '127.0.0.1', lost: () => {} });
    const login = (persona: string): string => loginBySso(backend.domain, `sso-${persona}`).access_token;
    const idOf = (persona: string): string => backend.domain.seed.personas.get(persona) ?? '';
    const [from, to] = [idOf('liran'), idOf('wangfang')];
    const { id: convId } = openConversation(backend.domain, from, {
      members: [from, to],
      contextType: null,
      contextId: null,
    });
    return {
      port,
      tokens: { calling: login('liran'), sending: login('liran'), watching: login('wangfang') },
      message: { convId, msgFrom: from, msgTo: to, msgType: 0, msgContent: 'a', sentTime: 1 },
    };
  }
  const server = createServer((_, answer) => answer.end());
  faulty[served](server);
  return { port: await listenAnywhere(server, '127.0.0.1'), tokens: null, message: {} };
};

const served: Served = workerData;
parentPort?.postMessage(await listen(served));
