import { once } from 'node:events';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loginBySso } from '../domain/rules/login.ts';
import { EventFileError } from './event-file.ts';
import { type BackendProcess, startProcess } from './process.ts';

const running: BackendProcess[] = [];

const start = async (options: { readonly data?: string; readonly port?: number } = {}): Promise<BackendProcess> => {
  const lost = (error: Error): void => {
    throw error;
  };
  const started = await startProcess({ port: 0, lost, ...options });
  running.push(started);
  return started;
};

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'shiye-')), 'events.jsonl');
const tokenOf = ({ backend }: BackendProcess): string => loginBySso(backend.domain, 'sso-liran').access_token;

const ask = ({ port }: BackendProcess, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://localhost:${port}${path}`, init);

test('a page of another origin may ask, with a token and JSON', async () => {
  const process = await start();
  const preflight = await ask(process, '/news/news/page', {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'authorization,content-type' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  const answered = await ask(process, '/news/news/page?current=1&size=1', {
    headers: { origin: 'http://localhost:5173' },
  });
  expect(answered.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answered.json()).toMatchObject({ code: 0, data: { size: 1 } });
});

test('what members did is still there after a restart', async () => {
  const data = newFile();
  const first = await start({ data });
  const headers = { authorization: `Bearer ${tokenOf(first)}` };
  expect(await (await ask(first, '/admin/member/follow/1040', { method: 'POST', headers })).json()).toMatchObject({
    code: 0,
  });
  const { events } = first.backend.domain;
  await first.stop();
  const second = await start({ data });
  expect(second.restored).toBe(events.length);
  expect(second.backend.domain.events).toEqual(events);
  expect(second.backend.domain.tables).toEqual(first.backend.domain.tables);
});

test('a second process on the same file is refused with the id of the first, and the first one goes on', async () => {
  const data = newFile();
  const first = await start({ data });
  await expect(start({ data })).rejects.toThrow(`process ${process.pid}`);
  const headers = { authorization: `Bearer ${tokenOf(first)}` };
  await ask(first, '/admin/member/follow/1040', { method: 'POST', headers });
  const { length } = first.backend.domain.events;
  await first.stop();
  expect((await start({ data })).restored).toBe(length);
});

test('a used port and a broken file are told, and nothing is left running', async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const data = newFile();
  await (await start({ data })).stop();
  await expect(start({ data, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  appendFileSync(data, '{"seq":1,"at":2,"type":"code.sent"\n');
  await expect(start({ data })).rejects.toThrow(EventFileError);
});

const connect = async ({ port }: BackendProcess, token: string, path = '/msg/ws'): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://localhost:${port}${path}`, ['v12.stomp']);
  await once(socket, 'open');
  socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\nAuthorization:Bearer ${token}\n\n\0`);
  return socket;
};

test('[R7.5-12 R7.5-13] a real socket speaks STOMP: it is let in by its token, hears what is pushed, and is cut off', async () => {
  const process = await start();
  const socket = await connect(process, tokenOf(process));
  expect(socket.protocol).toBe('v12.stomp');
  const [connected] = await once(socket, 'message');
  expect(String(connected)).toMatch(/^CONNECTED\n/);
  socket.send('SUBSCRIBE\nid:1\ndestination:/user/queue/messages\nreceipt:r1\n\n\0');
  expect(String((await once(socket, 'message'))[0])).toMatch(/^RECEIPT\nreceipt-id:r1\n/);
  process.backend.broker.publish('1001', '/user/queue/messages', { type: 1, message: null });
  expect(String((await once(socket, 'message'))[0])).toMatch(/^MESSAGE\n.*\{"type":1,"message":null\}/s);
  process.backend.broker.drop(1006);
  expect((await once(socket, 'close'))[0]).toBe(1006);
});

test('a socket without a good token is refused with 1002, and there is none at another path', async () => {
  const process = await start();
  const socket = await connect(process, 'nonsense');
  expect(String((await once(socket, 'message'))[0])).toMatch(/^ERROR\n/);
  expect((await once(socket, 'close'))[0]).toBe(1002);
  await expect(connect(process, 'nonsense', '/elsewhere')).rejects.toThrow('404');
});

test('a frame of more than 64 KB ends its socket, and no other', async () => {
  const process = await start();
  const open = async (): Promise<WebSocket> => {
    const socket = await connect(process, tokenOf(process));
    await once(socket, 'message');
    return socket;
  };
  const [member, other] = [await open(), await open()];
  member.send(`SEND\ndestination:/app/messages/send\n\n${'x'.repeat(64 * 1024)}\0`);
  expect((await once(member, 'close'))[0]).toBe(1009);
  other.send('ACK\nid:1\nreceipt:still\n\n\0');
  expect(String((await once(other, 'message'))[0])).toContain('receipt-id:still');
});
