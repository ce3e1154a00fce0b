import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { selectCanRetrySso, selectSsoFailure, ssoLoginMachine } from './sso-login.machine.ts';

const credentials = { access_token: 'a', expires_in: 7_200, refresh_token: 'r', identity: '1001' };

const begin = async () => {
  const env = fakeEnv();
  const actor = await env.run(createActor(ssoLoginMachine, { clock: env.clock, input: { ticket: 'sso-liran' } }));
  return { ...env, actor };
};

test('[R7.1-3 R2.6-4 R4.1-2] the ticket logs in at once, and is then forgotten', async () => {
  const { actor, call, clock } = await begin();
  expect(call().sent).toEqual({ path: '/auth/login/sso', body: { ticket: 'sso-liran' } });
  await call().answer(credentials);
  expect(actor.getSnapshot().output).toEqual({ credentials, at: clock.now() });
  expect(actor.getSnapshot().context.ticket).toBe('');
});

test('[R8.2-7] a refused ticket is told, and is not tried again', async () => {
  const { actor, call } = await begin();
  await call().fail({ tag: 'refused', code: 1, msg: '登录凭证无效', data: null });
  expect(selectSsoFailure(actor.getSnapshot())).toEqual({ tag: 'loginFailed' });
  expect(selectCanRetrySso(actor.getSnapshot())).toBe(false);
  expect(actor.getSnapshot().context.ticket).toBe('');
});

test('after a failure of the network the same ticket can be tried again', async () => {
  const { actor, call, calls } = await begin();
  await call().fail({ tag: 'offline' });
  expect(selectSsoFailure(actor.getSnapshot())).toEqual({ tag: 'offline' });
  actor.send({ type: 'sso.retry' });
  await settle();
  expect(selectSsoFailure(actor.getSnapshot())).toBeNull();
  expect(calls.map(({ sent }) => sent.body)).toEqual([{ ticket: 'sso-liran' }, { ticket: 'sso-liran' }]);
});
