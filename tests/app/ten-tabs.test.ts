import { expect, onTestFinished, test } from 'vitest';
import type { AppHost } from '#machines/app/create-app.ts';
import { selectUnread } from '#machines/messages/conversations-list.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { sendMessage } from '#mocks/domain/rules/messages.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { userOf } from './sign-up.ts';

const count = 10;
const convId = '70001';
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 李然 in ten tabs of one browser; `tries` says when each of them knocked at the live channel. */
const setup = async (hostOf: () => Partial<AppHost> = () => ({})) => {
  const browser = openBrowser(createBackend());
  const { backend } = browser;
  const { domain, clock } = backend;
  await backend.others.stop();
  const sockets = directSockets(backend.broker, clock);
  const line = { isDown: false };
  const random = seededRandom(11);
  const token = (length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  const wait = async (ms = 400, steps = 20) => {
    for (let step = 0; step < steps; step += 1) await browser.advance(ms / steps);
  };
  const openTab = async () => {
    const tries: number[] = [];
    const tab = browser.openTab(
      {},
      {
        ...hostOf(),
        token,
        openSocket: (own) => {
          tries.push(clock.now());
          if (line.isDown) throw new Error('no way to the server');
          return sockets.open(own);
        },
      },
    );
    await tab.visit('/404');
    return { ...tab, tries };
  };
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let at = 0; at < count; at += 1) tabs.push(await openTab());
  onTestFinished(() => {
    for (const { app } of tabs) app.stop();
    backend.stop();
  });
  await tabs[0]?.logIn('liran');
  await wait();
  await wait();
  const stored = () => (domain.tables.messages.get(convId) ?? []).map(({ msgContent }) => msgContent);
  const senders = () => tabs.filter(({ app, at }) => app.getSnapshot().status === 'active' && isSender(at)).length;
  const isSender = (at: (path: string) => { getSnapshot: () => { hasTag: (tag: string) => boolean } }) =>
    at('conversations/outbox').getSnapshot().hasTag('sender');
  const write = async (at: number, text: string) => {
    const conversations = tabs[at]?.at('conversations');
    conversations?.send({ type: 'conversation.select', convId });
    await wait();
    const conversation = conversations?.getSnapshot().context.refs[convId];
    conversation?.send({ type: 'text.change', text });
    conversation?.send({ type: 'message.send' });
  };
  return { ...browser, domain, clock, sockets, line, tabs, wait, stored, senders, isSender, write };
};

test('[R4.3-2 R4.6-5 R4.6-10] ten tabs are one member: one login, one sender, the same numbers, one logout', async () => {
  const { tabs, domain, clock, wait, stored, senders, isSender, write } = await setup();
  const all = <T>(value: T) => tabs.map(() => value);
  const names = () => tabs.map((tab) => userOf(tab).name);
  expect([names(), senders()]).toEqual([all('李然'), 1]);

  for (const at of [3, 7, 3]) await write(at, `第 ${at} 个标签页写的`);
  await wait(4_000);
  expect(stored()).toEqual(['第 3 个标签页写的', '第 7 个标签页写的', '第 3 个标签页写的']);

  // Whoever sends goes away in the middle of it: another takes over, and nothing is sent twice.
  const sender = tabs.findIndex(({ at }) => isSender(at));
  const other = (sender + 1) % count;
  await write(other, '写到一半');
  tabs[sender]?.app.stop();
  await wait(30_000, 60);
  expect([stored().filter((text) => text === '写到一半'), senders()]).toEqual([['写到一半'], 1]);

  const rest = tabs.filter((_, at) => at !== sender);
  const unread = () => rest.map(({ at }) => selectUnread(at('conversations').getSnapshot()));
  for (const { at } of rest) at('conversations').send({ type: 'conversation.leave' });
  // What one has read the others learn with the next look at the list.
  await wait(61_000, 122);
  const before = unread()[0] ?? 0;
  expect(new Set(unread()).size).toBe(1);
  const message = { msgFrom: '1002', msgTo: '1001', msgType: 0, msgContent: '在吗', sentTime: clock.now() } as const;
  sendMessage(domain, { convId, ...message });
  await wait();
  expect(unread()).toEqual(rest.map(() => before + 1));

  rest[4]?.at('session').send({ type: 'session.close' });
  await settle();
  await wait();
  expect(rest.map((tab) => userOf(tab).isLogined)).toEqual(rest.map(() => false));
});

test('[R4.6-5 R7.5-14] ten tabs of a browser without locks send each message once, the tab that it was written in', async () => {
  const { tabs, wait, stored, write } = await setup(() => ({ acquire: makeAcquire(undefined), isLockPerTab: true }));
  const written = [3, 7, 3].map((at) => `第 ${at} 个标签页写的`);
  for (const [index, at] of [3, 7, 3].entries()) await write(at, written[index] ?? '');
  await wait(30_000, 60);
  expect(stored()).toEqual(written);
  const waiting = tabs.map(({ at }) => at('conversations/outbox').getSnapshot().context.box.entries.length);
  expect(waiting).toEqual(tabs.map(() => 0));
});

test('[R7.5-12] ten tabs that lose the line together come back one by one, each once', async () => {
  const { tabs, clock, sockets, line, wait, stored, write } = await setup();
  line.isDown = true;
  sockets.cut(false);
  await write(2, '断线时写的');
  await wait(90_000, 180);
  const gone = clock.now();
  line.isDown = false;
  await wait(61_000, 122);
  const back = tabs.map(({ tries }) => tries.filter((at) => at > gone));
  expect(back.map(({ length }) => length)).toEqual(tabs.map(() => 1));
  expect(new Set(back.flat()).size).toBeGreaterThan(count / 2);
  expect(stored()).toEqual(['断线时写的']);
});
