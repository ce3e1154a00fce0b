import { expect, test } from 'vitest';
import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { MemberInfo, RegisterStatus } from '#services/contract/base-session.contract.ts';
import type { StoredSession } from '#services/contract/stored.contract.ts';
import type { Failure } from '#services/failure.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { selectCurrentUser, selectLoginFailure, sessionMachine } from './session.machine.ts';
import { type Login, validityOf } from './session-token.ts';

const day = 24 * 60 * 60 * 1_000;
const now = new VirtualClock().now();
const login = (remaining: number, extra: Partial<Login> = {}): Login => ({
  token: 't1',
  refreshToken: 'r1',
  expiresAt: now + remaining,
  identity: 'member',
  loginTime: now - day,
  ...extra,
});
const info = {
  memberId: '1001',
  nickname: '李然',
  company: '稻香源',
  position: '采购',
  isBanned: false,
  email: null,
  phoneNumber: '13800000001',
  hasColumn: false,
  inviteMiniappCode: null,
  avatar: '',
};
const offline: Failure = { tag: 'offline' };
const expired: Failure = { tag: 'expired' };

interface Fakes {
  stored?: StoredSession;
  current?: StoredSession;
  status?: () => Promise<RegisterStatus>;
  memberInfo?: () => Promise<MemberInfo | null>;
  renew?: () => Promise<Login>;
}

const run = async (fakes: Fakes = {}) => {
  const saved: StoredSession[] = [];
  const calls: string[] = [];
  let tell: (value: StoredSession) => void = () => {};
  const clock = new VirtualClock();
  const counted = <A, Input extends NonReducibleUnknown>(name: string, answer: () => Promise<A>) =>
    fromPromise<A, Input>(() => {
      calls.push(name);
      return answer();
    });
  const machine = sessionMachine.provide({
    actors: {
      persistSession: fromCallback(({ sendBack, receive }) => {
        tell = (value) => sendBack({ type: 'record.changed', value, at: clock.now() });
        queueMicrotask(() =>
          sendBack({ type: 'record.loaded', value: fakes.stored ?? null, setAside: false, at: clock.now() }),
        );
        receive((command) => saved.push((command as unknown as { value: StoredSession }).value));
      }),
      checkStatus: counted('status', fakes.status ?? (async () => ({ isRequired: false, step: 5 }))),
      loadInfo: counted('info', fakes.memberInfo ?? (async () => info)),
      renewToken: counted('renew', fakes.renew ?? (async () => login(30 * day, { token: 't2', refreshToken: 'r2' }))),
      sendLogout: fromCallback(({ receive }) => {
        receive((event) => calls.push(`logout ${(event as unknown as { token: string }).token}`));
      }),
      measureToken: fromPromise(async () => ({ at: clock.now(), current: fakes.current ?? null })),
    },
  });
  const { child, received } = await inParent(machine, undefined, { clock });
  return { session: child, received, saved, calls, clock, tell: (value: StoredSession) => tell(value) };
};

const credentials = { access_token: 't9', expires_in: 2_592_000, refresh_token: 'r9', identity: 'member' };

test('[R4.1-1] without a stored token the session is logged out', async () => {
  const { session, received } = await run();
  expect(selectCurrentUser(session.getSnapshot()).isLogined).toBe(false);
  expect(received).toEqual([{ type: 'session.ended', reason: 'none' }]);
});

test('[R4.1-2 R4.1-3 R6-16] a login stores both tokens, the login time and the identity', async () => {
  const { session, saved, clock } = await run();
  session.send({ type: 'session.opened', credentials, at: clock.now() });
  expect(saved).toEqual([
    { token: 't9', refreshToken: 'r9', expiresAt: now + 2_592_000_000, identity: 'member', loginTime: now },
  ]);
});

test('[R4.1-3] a login over another one keeps nothing of whoever was logged in before', async () => {
  const { session, clock } = await run();
  session.send({ type: 'session.opened', credentials, at: clock.now() });
  await settle();
  expect(selectCurrentUser(session.getSnapshot())).toMatchObject({ memberId: '1001', name: '李然' });
  session.send({ type: 'session.opened', credentials: { ...credentials, identity: 'other' }, at: clock.now() });
  const before = selectCurrentUser(session.getSnapshot());
  expect([before.memberId, before.name, before.isRegistered]).toEqual([null, '', false]);
});

test('[R4.1-4 R4.1-7 R3-3 R6-15] a complete member is recognised after the status check', async () => {
  const { session, received, calls, clock } = await run();
  expect(selectCurrentUser(session.getSnapshot()).isBanned).toBe(true);
  session.send({ type: 'session.opened', credentials, at: clock.now() });
  await settle();
  expect(calls).toEqual(['status', 'info']);
  expect(received.at(-1)).toEqual({ type: 'session.ready', isRegistered: true });
  expect(selectCurrentUser(session.getSnapshot())).toEqual({
    isLogined: true,
    isRegister: true,
    isRegistered: true,
    isBanned: false,
    memberId: '1001',
    name: '李然',
    avatar: '',
    company: '稻香源',
    position: '采购',
  });
});

test('[R3-3] who has no phone number is not registered, however complete his profile is', async () => {
  const { session, calls, received } = await run({
    stored: login(20 * day),
    memberInfo: async () => ({ ...info, phoneNumber: null }),
  });
  expect(received).toEqual([{ type: 'session.ready', isRegistered: false }]);
  expect(calls).toEqual(['status', 'info']);
  expect(selectCurrentUser(session.getSnapshot())).toMatchObject({
    memberId: '1001',
    isLogined: true,
    isRegister: false,
    isRegistered: false,
  });
});

test('[R3-3 R6-9] a mobile that is there when the member info is read again makes him a registered member, and the other way round', async () => {
  let phoneNumber: string | null = null;
  const { session, received } = await run({
    stored: login(20 * day),
    memberInfo: async () => ({ ...info, phoneNumber }),
  });
  const seen: boolean[] = [];
  for (const next of ['13800000001', '13800000001', null]) {
    phoneNumber = next;
    session.send({ type: 'member.changed' });
    await settle();
    seen.push(selectCurrentUser(session.getSnapshot()).isRegistered);
  }
  expect(seen).toEqual([true, true, false]);
  const ready = received.filter(({ type }) => type === 'session.ready');
  expect(ready).toEqual([false, true, false].map((isRegistered) => ({ type: 'session.ready', isRegistered })));
});

test('[R3-2] isBanned is true until the member info has been loaded', async () => {
  const { session } = await run({ stored: login(20 * day), memberInfo: () => new Promise(() => {}) });
  expect(selectCurrentUser(session.getSnapshot())).toMatchObject({ isLogined: true, isBanned: true });
});

test.each([
  ['[R4.1-5] isRequired', { isRequired: true, step: 5 }],
  ['[R4.1-6] a step below 2', { isRequired: false, step: 1 }],
])('%s asks for the supplement', async (_, status) => {
  const { session, received, calls } = await run({ stored: login(20 * day), status: async () => status });
  expect(received).toEqual([{ type: 'session.incomplete' }]);
  expect(calls).toEqual(['status', 'info']);
  expect(selectCurrentUser(session.getSnapshot())).toMatchObject({ isLogined: true, isRegistered: false });
});

test('[R4.1-24] a 401 on the status check resets the token', async () => {
  const { session, received, saved } = await run({ stored: login(20 * day), status: () => Promise.reject(expired) });
  expect(saved).toEqual([null]);
  expect(received).toEqual([
    { type: 'notice.show', tone: 'bad', key: 'failure:expired' },
    { type: 'session.ended', reason: 'expired' },
  ]);
  expect(selectCurrentUser(session.getSnapshot()).isLogined).toBe(false);
});

test('[R8.2-11] member info without data ends the login with its text', async () => {
  const { received } = await run({ stored: login(20 * day), memberInfo: async () => null });
  expect(received).toEqual([
    { type: 'notice.show', tone: 'bad', key: 'session:error.verificationFailed' },
    { type: 'session.ended', reason: 'expired' },
  ]);
});

test('a network failure keeps the login and the reason, and asks again by itself', async () => {
  let answers = 0;
  const { session, calls, clock, received } = await run({
    stored: login(20 * day),
    status: () => (answers++ === 0 ? Promise.reject(offline) : Promise.resolve({ isRequired: false, step: 5 })),
  });
  expect(selectCurrentUser(session.getSnapshot())).toMatchObject({ isLogined: true, isRegistered: false });
  expect(received).toEqual([{ type: 'session.unverified' }]);
  expect(selectLoginFailure(session.getSnapshot())).toEqual(offline);
  await clock.advance(10_000);
  expect(calls).toEqual(['status', 'status', 'info']);
  expect(selectCurrentUser(session.getSnapshot()).isRegistered).toBe(true);
  expect(selectLoginFailure(session.getSnapshot())).toBeNull();
});

test.each([
  [7 * day + 1, 'fresh'],
  [7 * day, 'renewable'],
  [-30 * day, 'renewable'],
  [-30 * day - 1, 'dropped'],
] as const)('[R4.3-11 R4.3-12] a stored token with %i ms remaining is %s', (remaining, identity) => {
  expect(validityOf(login(remaining), now)).toBe(identity);
});

test('[R4.3-11] a stored token inside the window is renewed on entry, a fresh one is not', async () => {
  expect((await run({ stored: login(3 * day) })).calls).toContain('renew');
  expect((await run({ stored: login(8 * day) })).calls).not.toContain('renew');
});

test('[R4.3-12] a stored token more than 30 days past expiry is dropped without a call', async () => {
  const { saved, calls, received } = await run({ stored: login(-31 * day) });
  expect(saved).toEqual([null]);
  expect(calls).toEqual([]);
  expect(received).toEqual([{ type: 'session.ended', reason: 'expired' }]);
});

test('[R4.3-7 R4.3-8] the token is looked at every 60 s and renewed at 1000 s of remaining life', async () => {
  const { session, calls, clock } = await run({ stored: login(8 * day) });
  await clock.advance(8 * day - 1_020_000);
  expect(calls).toEqual(['status', 'info']);
  await clock.advance(60_000);
  expect(calls).toEqual(['status', 'info', 'renew']);
  expect(session.getSnapshot().context.login?.token).toBe('t2');
});

test('[R4.3-6] a refused token is renewed once for many refusals, a token already replaced is not', async () => {
  const { session, calls } = await run({ stored: login(20 * day) });
  for (let i = 0; i < 5; i++) session.send({ type: 'token.refused', token: 't1' });
  await settle();
  session.send({ type: 'token.refused', token: 't1' });
  await settle();
  expect(calls.filter((call) => call === 'renew')).toEqual(['renew']);
  expect(session.getSnapshot().context.login).toEqual(login(30 * day, { token: 't2', refreshToken: 'r2' }));
});

test('a refused renewal logs out with a notice; a failed one keeps the token and tries again', async () => {
  const refused = await run({ stored: login(3 * day), renew: () => Promise.reject(expired) });
  expect(refused.received.at(-1)).toEqual({ type: 'session.ended', reason: 'expired' });
  expect(refused.saved).toEqual([null]);

  const failing = await run({ stored: login(3 * day), renew: () => Promise.reject(offline) });
  expect(failing.session.getSnapshot().context.login?.token).toBe('t1');
  await failing.clock.advance(5_000);
  expect(failing.calls.filter((call) => call === 'renew')).toHaveLength(2);
});

test.each(['session.close', 'session.pause'] as const)(
  '[R4.3-1 R4.3-2 R4.3-4] %s clears this browser at once, memory too, and tells the server, of whom nobody waits to hear',
  async (type) => {
    const { session, saved, calls, received } = await run({ stored: login(20 * day) });
    session.send({ type });
    expect(saved).toEqual([null]);
    expect(calls).toContain('logout t1');
    expect(session.getSnapshot().context).toEqual({ login: null, replaced: [], info: null, failure: null });
    expect(JSON.stringify(session.getPersistedSnapshot())).not.toContain('t1');
    expect(received.slice(-2)).toEqual(
      type === 'session.close'
        ? [
            { type: 'notice.show', tone: 'good', key: 'frame:account.loggedOut' },
            { type: 'session.ended', reason: 'closed', memberId: '1001' },
          ]
        : [
            { type: 'session.ready', isRegistered: true },
            { type: 'session.ended', reason: 'paused' },
          ],
    );
  },
);

test('[R4.3-5] a local logout makes no call', async () => {
  const { session, saved, calls } = await run({ stored: login(20 * day) });
  session.send({ type: 'session.forget' });
  await settle();
  expect(saved).toEqual([null]);
  expect(calls).toEqual(['status', 'info']);
});

test('other tabs: a logout there ends it here, a renewed token is adopted, another member is asked for anew', async () => {
  const { session, received, calls, tell } = await run({ stored: login(20 * day) });
  tell(login(30 * day, { token: 't3' }));
  expect(session.getSnapshot().context.login?.token).toBe('t3');
  expect(calls).toEqual(['status', 'info']);

  tell(login(30 * day, { token: 't4', loginTime: now }));
  expect(selectCurrentUser(session.getSnapshot()).name).toBe('');
  await settle();
  expect(calls).toEqual(['status', 'info', 'status', 'info']);

  tell(null);
  expect(received.at(-1)).toEqual({ type: 'session.ended', reason: 'elsewhere' });
});

const unbound = login(30 * day, { identity: null, loginTime: now });
const bound: Login = { ...unbound, token: 't2', identity: '1001' };
const unboundCredentials = { ...credentials, access_token: 't1', refresh_token: 'r1', identity: null };

/** Whose profile is incomplete; a renewal without an answer is offline. */
const runUnbound = async (stored: StoredSession, ...renewals: (Login | Failure)[]) => {
  const { session, received, ...rest } = await run({
    stored,
    status: async () => ({ isRequired: true, step: 1 }),
    memberInfo: async () => null,
    renew: async () => {
      const next = renewals.shift() ?? offline;
      if ('tag' in next) throw next;
      return next;
    },
  });
  const send = async (event: Parameters<typeof session.send>[0]) => {
    session.send(event);
    await settle();
  };
  const reports = () => received.map(({ type }) => type).filter((type) => type.startsWith('session.'));
  return { ...rest, session, send, reports };
};

test('[R4.1-17] a login without an identity is reported as unbound, and nothing is asked in its name', async () => {
  const { session, send, calls, reports } = await runUnbound(null);
  await send({ type: 'session.opened', credentials: unboundCredentials, at: now });
  expect(session.getSnapshot().hasTag('unbound')).toBe(true);
  expect(reports()).toEqual(['session.ended', 'session.unbound']);
  expect(calls).toEqual([]);
});

test('[R4.1-20 R4.1-21] a bound mobile renews the token, then the register status is asked', async () => {
  const { session, send, calls, reports } = await runUnbound(null, bound);
  await send({ type: 'session.opened', credentials: unboundCredentials, at: now });
  await send({ type: 'mobile.bound' });
  expect(calls).toEqual(['renew', 'status', 'info']);
  expect(session.getSnapshot().context.login).toEqual(bound);
  expect(reports()).toEqual(['session.ended', 'session.unbound', 'session.incomplete']);
});

test('[R8.2-5] after a reload an unbound login is renewed first: the mobile may be bound by now', async () => {
  const { calls, reports } = await runUnbound(unbound, bound);
  expect(calls).toEqual(['renew', 'status', 'info']);
  expect(reports()).toEqual(['session.incomplete']);
});
