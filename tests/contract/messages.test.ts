import { expect, onTestFinished, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { destination, type Message } from '#services/contract/realtime.contract.ts';
import { responseTo } from '../harness/calls.ts';

const setup = () => {
  const backend = createBackend();
  onTestFinished(() => backend.stop());
  const call = async (as: string | null, path: string, method?: string, body?: unknown) =>
    (await responseTo(backend, path, { as, method, body })).json();
  /** A member's end of a socket, and what was pushed to him. */
  const connect = (persona: string) => {
    const pushes: unknown[] = [];
    const connection = backend.broker.accept({
      send: (text) => {
        if (text.startsWith('MESSAGE')) pushes.push(JSON.parse((text.split('\n\n')[1] ?? '').replace(/\0$/, '')));
      },
      close: () => {},
    });
    const sendFrame = (...lines: string[]) => connection.data(`${lines.join('\n')}\0`);
    sendFrame('CONNECT', `Authorization:Bearer ${loginBySso(backend.domain, `sso-${persona}`).access_token}`, '', '');
    sendFrame('SUBSCRIBE', 'id:s', `destination:${destination.messages}`, '', '');
    return {
      pushes,
      send: async (message: object) => {
        sendFrame('SEND', `destination:${destination.send}`, '', JSON.stringify(message));
        await new Promise((done) => setImmediate(done));
      },
    };
  };
  return { backend, call, connect };
};
const outgoing = { convId: '70001', msgFrom: '1001', msgTo: '1002', msgType: 0, msgContent: '周二见', sentTime: 5 };

test('[R7.5-1] 李然 has 40 conversations, the newest first, one of them with 5,000 messages', async () => {
  const { call } = setup();
  const list: readonly Conversation[] = (await call('liran', '/msg/conversation/list')).data;
  const times = list.map(({ lastMessage }) => lastMessage?.sentTime ?? 0);
  expect([list.length, Math.max(...list.map(({ historyTotal }) => historyTotal))]).toEqual([40, 5_000]);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(list.map(({ unreadMessageCount }) => unreadMessageCount).filter((count) => count > 0)).toEqual([3, 1, 7, 2]);
  expect(list.filter(({ isBlockedMe }) => isBlockedMe)).toHaveLength(1);
  expect(list.some(({ isFriend }) => !isFriend)).toBe(true);
  expect(list.some(({ isFollowed }) => isFollowed) && list.some(({ isFollowed }) => !isFollowed)).toBe(true);
});

test('[R3-48] who does not say who he is has neither name nor picture', async () => {
  const { call } = setup();
  const list: readonly Conversation[] = (await call('liran', '/msg/conversation/list')).data;
  const anonymous = list.flatMap(({ members }) => members).filter(({ isAnonymous }) => isAnonymous);
  expect(anonymous).toEqual([expect.objectContaining({ name: '', avatar: '', company: '', position: '' })]);
});

test('[R7.5-8][R4.6-13] history goes back 10 at a time to the very first message', async () => {
  const { call } = setup();
  const ids: string[] = [];
  const path = '/msg/messages/history?convId=70001&current=1&size=10';
  for (let page: readonly Message[] = (await call('liran', path)).data.records; page.length > 0; ) {
    expect(page.length).toBeLessThanOrEqual(10);
    ids.push(...page.map(({ id }) => id));
    page = (await call('liran', `${path}&lastMsgId=${ids.at(-1)}`)).data.records;
  }
  const list: readonly Conversation[] = (await call('liran', '/msg/conversation/list')).data;
  expect(new Set(ids).size).toBe(list.find(({ id }) => id === '70001')?.historyTotal);
  expect(ids).toEqual(ids.toSorted().reverse());
});

test('[R6-15] who is muted is not heard, though he was before', async () => {
  const { backend, connect } = setup();
  const liran = connect('liran');
  const sent = () => backend.domain.events.filter(({ type }) => type === 'message.sent').length;
  await liran.send(outgoing);
  expect(sent()).toBe(1);
  Object.assign(backend.domain.tables.members.get('1001') ?? {}, { isBanned: true });
  await liran.send({ ...outgoing, sentTime: 6 });
  expect(sent()).toBe(1);
});
