import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Endpoint } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import { realtimePath } from '#services/contract/realtime.contract.ts';
import type { Listening, Served } from '../../../tests/harness/backend-thread.ts';
import { type MalformedInput, malformedInputs } from '../../../tests/harness/malformed-input.ts';
import { rounds } from '../../../tests/harness/sampling.ts';

const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.write(bytes, () => resolve());
  });

const open = async (port: number, { pieces: [first] }: MalformedInput): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  await write(socket, first ?? Buffer.alloc(0));
  return socket;
};

const finish = async (socket: Socket, { pieces, ending }: MalformedInput): Promise<void> => {
  for (const piece of pieces.slice(1)) await write(socket, piece);
  if (ending === 'half-open') socket.end();
  if (ending === 'reset' && !socket.destroyed) socket.resetAndDestroy();
};

type Watch = (listening: Listening) => Promise<() => Promise<void>>;

const fuzz = async (served: Served, watch: Watch = async () => async () => {}): Promise<unknown> => {
  const file = new URL('../../../tests/harness/backend-thread.ts', import.meta.url);
  const thread = new Worker(file, { workerData: served });
  const ended = new Promise<unknown>((resolve) => thread.once('error', resolve));
  const all = async (listening: Listening): Promise<null> => {
    const look = await watch(listening);
    const inputs = malformedInputs({ ...listening, endpoints, socketPath: realtimePath }, rounds(1_000, 10_000));
    for (let from = 0; from < inputs.length; from += 100) {
      const opened = await Promise.all(
        inputs.slice(from, from + 100).map(async (input) => ({ input, socket: await open(listening.port, input) })),
      );
      await Promise.all(opened.map(({ socket, input }) => finish(socket, input)));
      await look();
      for (const { socket } of opened) socket.destroy();
    }
    return null;
  };
  try {
    const [listening]: Listening[] = await once(thread, 'message');
    return await Promise.race([ended, listening ? all(listening) : null]);
  } finally {
    await thread.terminate();
  }
};

test('[R7.5-12] nothing that is sent to the process ends it, nor the connection of a member beside it', async () => {
  const ended = await fuzz('backend', async ({ port, tokens }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${realtimePath}`, ['v12.stomp']);
    await once(socket, 'open');
    socket.send(`CONNECT\nheart-beat:0,0\nAuthorization:Bearer ${tokens?.watching}\n\n\0`);
    await once(socket, 'message');
    return async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/news/news/page?current=1&size=1`);
      expect(await answer.json()).toMatchObject({ code: 0 });
      socket.send('ACK\nid:1\nreceipt:still\n\n\0');
      expect(String(await once(socket, 'message'))).toContain('receipt-id:still');
    };
  });
  expect(ended).toBe(null);
});

test.each(['request', 'upgrade', 'frame', 'body'] as const)(
  'the same inputs find a fault of a listener (%s)',
  async (faulty) => {
    expect(await fuzz(faulty)).toBeInstanceOf(Error);
  },
);
