import { expect, test } from 'vitest';
import { VirtualClock } from '../../tests/harness/virtual-clock.ts';
import { createClock } from './clock.ts';
import { createDomain } from './domain/domain.ts';
import { loginBySso } from './domain/rules/login.ts';
import { sendMessage } from './domain/rules/messages.ts';
import { noticePage } from './domain/rules/notices.ts';
import { createPost } from './domain/rules/post-writing.ts';
import { postDraft, smallSeed } from './domain/testing.ts';
import { createBackend } from './hosts/node.ts';
import { actOnce } from './simulated-acts.ts';
import { createSimulatedMembers, pace, quietTime } from './simulated-members.ts';

const [liran, wangfang] = ['1001', '1002'] as const;

const live = () => {
  const time = new VirtualClock(Date.UTC(2026, 7, 3, 1));
  const backend = createBackend({ clock: createClock(time) });
  const { domain } = backend;
  const acted = () => domain.events.filter(({ type }) => type === 'others.acted').length;
  return { time, backend, domain, acted };
};

const post = postDraft({ title: '供应燕麦基底，可小批量试产' });

const story = async (moments: number) => {
  const { time, backend, domain } = live();
  loginBySso(domain, 'sso-liran');
  createPost(domain, liran, post);
  await backend.others.start();
  const before = domain.events.length;
  await time.advance(moments * pace);
  backend.stop();
  return { domain, events: domain.events.slice(before), types: domain.events.slice(before).map(({ type }) => type) };
};

test('people ask, follow, like and comment at a gentle pace, the same in the same domain', async () => {
  const { domain, events, types } = await story(60);
  const acts = types.filter((type) => type !== 'others.acted');
  expect(acts.length).toBeGreaterThan(30);
  expect(acts.length).toBeLessThanOrEqual(60);
  expect([...new Set(acts)].toSorted()).toEqual([
    'comment.written',
    'entity.liked',
    'friend.requested',
    'member.followed',
  ]);
  const personas = [...domain.seed.personas.values()];
  for (const event of events) {
    if (event.type === 'friend.requested') expect([personas.includes(event.from), event.to]).toEqual([false, liran]);
  }
  const { unreadMessageCount: unread } = noticePage(domain, liran, undefined, {});
  expect(Math.min(unread.notice, unread.comment, unread.apply)).toBeGreaterThan(3);
  expect((await story(60)).events).toEqual(events);
});

test('[R4.5-1][R4.5-2] whom a user asks agrees after a while, or does not; nobody is asked for whom many wait', async () => {
  const { time, backend, domain } = live();
  loginBySso(domain, 'sso-liran');
  for (const [index, to] of [...domain.tables.members.keys()].slice(200, 240).entries())
    domain.commit({ type: 'friend.requested', id: `${90_000 + index}`, from: liran, to, message: '您好' });
  await backend.others.start();
  await time.advance(400 * pace);
  backend.stop();
  const rows = [...domain.tables.friendRequests.values()];
  const answers = rows.filter(({ from }) => from === liran).map(({ answer }) => answer);
  expect(answers.filter((answer) => answer === 'APPROVED').length).toBeGreaterThan(10);
  expect(answers).toContain('IGNORED');
  expect(domain.events.some(({ type }) => type === 'member.blocked')).toBe(true);
  expect(rows.filter(({ to, answer }) => to === liran && answer === null).length).toBeLessThanOrEqual(22);
});

test('nobody acts in the first minute, nor in the minute after the clock was put forward, nor once they are stopped', async () => {
  const { time, backend, domain, acted } = live();
  loginBySso(domain, 'sso-liran');
  await time.advance(quietTime - 1);
  expect(acted()).toBe(0);
  await time.advance(4 * pace);
  const first = acted();
  expect(first).toBeGreaterThan(1);
  for (let minute = 0; minute < 30; minute += 1) {
    backend.clock.advance(60_000);
    await time.advance(1_000);
  }
  expect(acted()).toBe(first);
  await time.advance(quietTime + 4 * pace);
  const second = acted();
  expect(second).toBeGreaterThan(first);
  await backend.others.stop();
  await time.advance(10 * pace);
  expect(acted()).toBe(second);
  await backend.others.start();
  backend.clock.advance(4 * pace);
  await time.advance(0);
  expect(acted()).toBeGreaterThan(second + 1);
  backend.stop();
});

test('where nobody is logged in nothing happens, and 王芳 answers only until the others are stopped', async () => {
  const { time, backend, domain, acted } = live();
  await backend.others.start();
  await time.advance(20 * pace);
  expect(acted()).toBe(0);
  const write = async () => {
    const row = { convId: '70001', msgFrom: liran, msgTo: wangfang, msgType: 0 as const, msgContent: '在吗' };
    const sent = sendMessage(domain, { ...row, sentTime: domain.now() });
    if (sent) backend.others.onMessage(sent);
    await time.advance(3_000);
    return domain.tables.messages.get('70001')?.length;
  };
  expect(await write()).toBe(2);
  await backend.others.stop();
  expect(await write()).toBe(3);
  backend.stop();
});

test('servers of one domain do a thing once, and a domain that is about something else is left alone', async () => {
  const { time, backend, domain, acted } = live();
  loginBySso(domain, 'sso-liran');
  const second = createSimulatedMembers(backend, backend.clock, () => true);
  await time.advance(quietTime + 20 * pace);
  const moments = domain.events.flatMap((event) => (event.type === 'others.acted' ? [event.moment] : []));
  expect(new Set(moments).size).toBe(moments.length);
  backend.others.end();
  second.end();
  const still = acted();
  const silent = createSimulatedMembers(backend, backend.clock, () => false);
  await time.advance(quietTime + 20 * pace);
  expect(acted()).toBe(still);
  silent.end();
});

test('in a small domain, where there is soon nothing left to do, what the rules refuse is not done', async () => {
  const time = new VirtualClock(Date.UTC(2026, 7, 3, 1, 30));
  const domain = createDomain({ now: time.now, random: () => 0.5, seed: smallSeed() });
  loginBySso(domain, 'sso-liran');
  for (let moment = 0; moment < 300; moment += 1) {
    await time.advance(pace);
    expect(() => actOnce(domain, moment)).not.toThrow();
  }
});
