import { Client, type IFrame } from '@stomp/stompjs';
import { expect, onTestFinished, test } from 'vitest';
import { destination } from '#services/contract/realtime.contract.ts';
import { loginBySso } from '../domain/rules/login.ts';
import { smallSeed } from '../domain/testing.ts';
import { createBackend } from '../hosts/node.ts';

const setup = () => {
  const backend = createBackend({ seed: smallSeed() });
  const token = () => loginBySso(backend.domain, 'sso-liran').access_token;
  onTestFinished(() => backend.stop());
  const client = (options: { bearer?: string; address?: string }) => {
    const stomp = new Client({
      webSocketFactory: () => new backend.WebSocket(options.address ?? 'ws://localhost/msg/ws', ['v12.stomp']),
      connectHeaders: options.bearer === undefined ? {} : { Authorization: `Bearer ${options.bearer}` },
      reconnectDelay: 0,
    });
    onTestFinished(() => stomp.deactivate({ force: true }));
    return stomp;
  };
  return { backend, token, client };
};

const connected = (stomp: Client) =>
  new Promise<IFrame>((resolve, reject) => {
    stomp.onConnect = resolve;
    stomp.onStompError = reject;
    stomp.activate();
  });
const closing = (stomp: Client) =>
  new Promise<{ code: number; wasClean: boolean }>((resolve) => {
    stomp.onWebSocketClose = ({ code, wasClean }: CloseEvent) => resolve({ code, wasClean });
  });

test('[R7.5-12][R7.5-15] a real STOMP client connects, subscribes and is pushed to', async () => {
  const { backend, token, client } = setup();
  const stomp = client({ bearer: token() });
  const frame = await connected(stomp);
  expect(frame.headers['user-name']).toBe('1001');
  const pushed = new Promise<string>((resolve) => {
    stomp.subscribe(destination.messages, ({ body }) => resolve(body), { receipt: 'ready' });
  });
  await new Promise<void>((resolve) => stomp.watchForReceipt('ready', () => resolve()));
  backend.broker.publish('1001', destination.messages, { type: 1, message: null, note: '系统消息' });
  expect(JSON.parse(await pushed)).toEqual({ type: 1, message: null, note: '系统消息' });
});

test('a polite end is receipted: deactivate resolves, close is clean', async () => {
  const { token, client } = setup();
  const stomp = client({ address: `ws://localhost/msg/ws?access_token=${token()}` });
  await connected(stomp);
  const end = closing(stomp);
  await stomp.deactivate();
  expect(await end).toMatchObject({ wasClean: true });
});

test('[R7.5-16] a bad token is an ERROR, then 1002', async () => {
  const { client } = setup();
  const stomp = client({ bearer: 'at-forged-1' });
  const end = closing(stomp);
  await expect(connected(stomp)).rejects.toMatchObject({
    headers: { message: 'Failed to send message to ExecutorSubscribableChannel[clientInboundChannel]' },
  });
  expect(await end).toMatchObject({ code: 1002 });
});

test('a dropped connection ends with 1006 and is not clean', async () => {
  const { backend, token, client } = setup();
  const stomp = client({ bearer: token() });
  await connected(stomp);
  const end = closing(stomp);
  backend.broker.drop(1006);
  expect(await end).toEqual({ code: 1006, wasClean: false });
});

test('a connection that hangs lets nothing pass and tells nobody; a new one works', async () => {
  const { backend, token, client } = setup();
  const pushed: string[] = [];
  const hung = client({ bearer: token() });
  await connected(hung);
  hung.subscribe(destination.messages, ({ body }) => pushed.push(body), { receipt: 'there' });
  await new Promise<void>((resolve) => hung.watchForReceipt('there', () => resolve()));
  backend.broker.publish('1001', destination.messages, { before: true });
  await expect.poll(() => pushed).toHaveLength(1);
  let ends = 0;
  hung.onWebSocketClose = () => {
    ends += 1;
  };
  backend.sockets.hang();
  backend.broker.publish('1001', destination.messages, { after: true });
  backend.broker.drop(1006);
  const next = client({ bearer: token() });
  expect((await connected(next)).command).toBe('CONNECTED');
  expect([pushed.length, ends, hung.connected]).toEqual([1, 0, true]);
});

test('while the server is down a connection fails with 1006, afterwards it succeeds', async () => {
  const { backend, token, client } = setup();
  backend.sockets.setDown(true);
  const stomp = client({ bearer: token() });
  const end = closing(stomp);
  stomp.activate();
  expect(await end).toEqual({ code: 1006, wasClean: false });
  backend.sockets.setDown(false);
  expect((await connected(client({ bearer: token() }))).command).toBe('CONNECTED');
});

test('[R7.5-14] a message for an unknown conversation is answered with nothing', async () => {
  const { backend, token, client } = setup();
  const stomp = client({ bearer: token() });
  await connected(stomp);
  const before = backend.domain.events.length;
  stomp.publish({ destination: destination.send, body: '{"convId":"1"}', headers: { receipt: 'sent' } });
  await new Promise<void>((resolve) => stomp.watchForReceipt('sent', () => resolve()));
  expect(backend.domain.events.length).toBe(before);
});
