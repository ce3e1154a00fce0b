import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createBroker } from '../broker/broker.ts';
import { realTimers } from './backend.ts';
import { serveBackend } from './http-server.ts';

const broker = createBroker({ authenticate: () => null, receive: () => {}, timers: realTimers() });

/** A server that answers with the length of what it was sent. */
const serve = async (limits: { readonly requestTimeout?: number } = {}): Promise<number> => {
  const dispatch = async (request: Request): Promise<Response> =>
    new Response(String((await request.arrayBuffer()).byteLength));
  const { port, stop } = await serveBackend({ dispatch, broker }, { port: 0, host: '127.0.0.1', ...limits });
  onTestFinished(stop);
  return port;
};

const megabyte = 1024 * 1024;

test.each([
  ['/post/posts', 4 * megabyte],
  ['/nowhere', 4 * megabyte],
  ['/ossified', 4 * megabyte],
  ['/oss/', 11 * megabyte],
])(
  'a body for %s has at most %i bytes; a longer one is answered with 413, whether it says its length or not',
  async (path, most) => {
    const port = await serve();
    const send = async (body: BodyInit) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit);
      return [answer.status, await answer.text(), answer.headers.get('access-control-allow-origin')];
    };
    const long = new Uint8Array(most + 1);
    expect(await send(long.subarray(1))).toEqual([200, String(most), '*']);
    expect(await send(long)).toEqual([413, '', '*']);
    expect(await send(new Blob([long]).stream())).toEqual([413, '', '*']);
  },
);

test.each([
  ['head', 'POST /post/posts HTTP/1.1\r\nHost: x\r\n'],
  ['body', 'POST /post/posts HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow'],
])('a request whose %s does not end is ended', async (_, begun) => {
  const socket = connect(await serve({ requestTimeout: 20 }), '127.0.0.1');
  socket.on('error', () => {});
  const [answer] = await Promise.all([
    socket.toArray().catch(() => []),
    once(socket, 'connect').then(() => socket.write(begun)),
  ]);
  expect(answer.join('')).not.toContain('200 OK');
});
