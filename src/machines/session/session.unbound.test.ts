import { expect, test } from 'vitest';
import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { MemberInfo, RegisterStatus } from '#services/contract/base-session.contract.ts';
import type { StoredSession } from '#services/contract/stored.contract.ts';
import type { Failure } from '#services/failure.ts';
import { runInParent } from '../../../tests/harness/run-in-parent.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { sessionMachine } from './session.machine.ts';
import type { Login } from './session-token.ts';

const day = 24 * 60 * 60 * 1_000;
const now = new VirtualClock().now();
const unbound: Login = {
  token: 't1',
  refreshToken: 'r1',
  expiresAt: now + 30 * day,
  identity: null,
  loginTime: now,
};
const bound: Login = { ...unbound, token: 't2', identity: '1001' };
const credentials = { access_token: 't1', refresh_token: 'r1', expires_in: (30 * day) / 1_000, identity: null };
const offline: Failure = { tag: 'offline' };

const run = async (stored: StoredSession, ...renewals: (Login | Failure)[]) => {
  const calls: string[] = [];
  const clock = new VirtualClock();
  let tell: (value: StoredSession) => void = () => {};
  const counted = <A, Input extends NonReducibleUnknown>(name: string, answer: () => A) =>
    fromPromise<A, Input>(async () => {
      calls.push(name);
      return answer();
    });
  const machine = sessionMachine.provide({
    actors: {
      persistSession: fromCallback(({ sendBack }) => {
        tell = (value) => sendBack({ type: 'record.changed', value, at: clock.now() });
        queueMicrotask(() => sendBack({ type: 'record.loaded', value: stored, setAside: false, at: clock.now() }));
      }),
      checkStatus: counted<RegisterStatus, undefined>('status', () => ({ isRequired: true, step: 1 })),
      loadInfo: counted<MemberInfo | null, undefined>('info', () => null),
      renewToken: counted('renew', () => {
        const next = renewals.shift();
        if (!next) throw offline;
        if ('tag' in next) throw next;
        return next;
      }),
    },
  });
  const { child, received } = runInParent(machine, undefined, clock);
  await settle();
  const send = async (event: Parameters<typeof child.send>[0]) => {
    child.send(event);
    await settle();
  };
  const reports = () => received.map(({ type }) => type).filter((type) => type.startsWith('session.'));
  return { session: child, received, calls, clock, send, reports, tell: (value: StoredSession) => tell(value) };
};

test('[R4.1-17] a login without an identity is reported as unbound, and nothing is asked in its name', async () => {
  const { session, send, calls, reports } = await run(null);
  await send({ type: 'session.opened', credentials, at: now });
  expect(session.getSnapshot().hasTag('unbound')).toBe(true);
  expect(reports()).toEqual(['session.ended', 'session.unbound']);
  expect(calls).toEqual([]);
});

test('[R4.1-20 R4.1-21] a bound mobile renews the token, then the register status is asked', async () => {
  const { session, send, calls, reports } = await run(null, bound);
  await send({ type: 'session.opened', credentials, at: now });
  await send({ type: 'mobile.bound' });
  expect(calls).toEqual(['renew', 'status', 'info']);
  expect(session.getSnapshot().context.login).toEqual(bound);
  expect(reports()).toEqual(['session.ended', 'session.unbound', 'session.incomplete']);
});

test('[R4.1-20] the network fails after the binding: tried again after 5 s', async () => {
  const { session, send, calls, clock } = await run(null, offline, bound);
  await send({ type: 'session.opened', credentials, at: now });
  await send({ type: 'mobile.bound' });
  expect(session.getSnapshot().context.login?.identity).toBeNull();
  await clock.advance(5_000);
  expect(calls).toEqual(['renew', 'renew', 'status', 'info']);
});

test('[R8.2-5] after a reload an unbound login is renewed first: the mobile may be bound by now', async () => {
  const { calls, reports } = await run(unbound, bound);
  expect(calls).toEqual(['renew', 'status', 'info']);
  expect(reports()).toEqual(['session.incomplete']);
});

test('[R4.1-17] after a reload a login that is still unbound asks for the mobile again', async () => {
  const { calls, reports } = await run(unbound, { ...unbound, token: 't2' });
  expect(calls).toEqual(['renew']);
  expect(reports()).toEqual(['session.unbound']);
});

test('[R4.1-21] what another tab binds holds here, too', async () => {
  const { send, calls, tell } = await run(null);
  await send({ type: 'session.opened', credentials, at: now });
  tell(bound);
  await settle();
  expect(calls).toEqual(['status', 'info']);
});

test('[R4.3-12] an unbound login that the backend no longer renews is given up', async () => {
  const { reports } = await run(unbound, { tag: 'refused', code: 1, msg: '', data: null });
  expect(reports()).toEqual(['session.ended']);
});

test('another login takes the place of the one that is held', async () => {
  const { session, send, calls } = await run(bound);
  await send({
    type: 'session.opened',
    credentials: { ...credentials, access_token: 't9', identity: '1002' },
    at: now,
  });
  expect(session.getSnapshot().context.login).toMatchObject({ token: 't9', identity: '1002' });
  expect(calls).toEqual(['status', 'info', 'status', 'info']);
});
