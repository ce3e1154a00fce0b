import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { FakeOptions } from '../../../tests/harness/fake-env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { type AccountFormActor, selectFailure, selectForm, selectSmsCode } from './account-form.ts';
import {
  type LoginEvent,
  type LoginInput,
  loginMachine,
  selectClosing,
  selectPasswordLogin,
  selectResetPassword,
  selectSmsLogin,
  selectStep,
  selectTab,
  selectTabs,
  selectWechatQr,
} from './login.machine.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { selectSecondsLeft } from './sms-code.machine.ts';

const credentials = { access_token: 'a', expires_in: 2_592_000, refresh_token: 'r', identity: 'member' };

const typedIn = (form: AccountFormActor | undefined) => (form ? selectForm(form.getSnapshot()) : {});

const begin = async (input: Partial<LoginInput> = {}) => {
  const polls: string[] = [];
  let opened = 0;
  const services: FakeOptions = {
    wechat: {
      open: () => Effect.sync(() => ({ uuid: `u${++opened}`, imageUrl: '/qr' })),
      poll: (uuid) =>
        Effect.callback(() => {
          polls.push(uuid);
          return Effect.sync(() => {
            polls.push(`${uuid} left`);
          });
        }),
    },
  };
  const { child: actor, ...env } = await inParent(loginMachine, { tab: 'wechat', step: 'login', ...input }, services);
  const send = async (...events: LoginEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  const sms = () => {
    const child = selectSmsLogin(actor.getSnapshot());
    if (!child) throw new Error('no SMS tab');
    return child;
  };
  return { ...env, actor, polls, send, sms };
};

test('[R2.3-3 R2.2-1] three tabs, the one asked for first', async () => {
  const { actor, polls } = await begin();
  expect(selectTab(actor.getSnapshot())).toBe('wechat');
  expect(selectTabs(actor.getSnapshot())).toEqual(['wechat', 'sms', 'password']);
  expect(polls).toEqual(['u1']);
});

test.each(['sms', 'password'] as const)('[R2.3-2] opened on the tab %s, WeChat is left alone', async (tab) => {
  const { actor, polls } = await begin({ tab });
  expect(selectTab(actor.getSnapshot())).toBe(tab);
  expect(selectWechatQr(actor.getSnapshot())).toBeUndefined();
  expect(polls).toEqual([]);
});

test('what was typed on a tab is there when it is chosen again; WeChat is asked only while it is shown', async () => {
  const { actor, send, sms, polls } = await begin();
  await send({ type: 'tab.choose', tab: 'sms' });
  sms().send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  await send({ type: 'tab.choose', tab: 'password' });
  selectPasswordLogin(actor.getSnapshot())?.send({ type: 'field.change', field: 'password', text: 'Shiye2026' });
  await send({ type: 'tab.choose', tab: 'wechat' }, { type: 'tab.choose', tab: 'sms' });
  expect(selectForm(sms().getSnapshot()).mobile).toBe('13800138000');
  expect(typedIn(selectPasswordLogin(actor.getSnapshot())).password).toBe('Shiye2026');
  expect(polls.filter((line) => line === 'u1 left')).toEqual(['u1 left']);
});

const mobileOn = (tab: Parameters<typeof typedIn>[0]) => {
  const { dialCode, mobile } = typedIn(tab);
  return `${dialCode} ${mobile}`;
};

test('a mobile that was typed on one tab is there on the other, and back', async () => {
  const { actor, send, sms } = await begin({ tab: 'sms' });
  const password = () => selectPasswordLogin(actor.getSnapshot());
  sms().send({ type: 'field.change', field: 'dialCode', text: '+852' });
  sms().send({ type: 'field.change', field: 'mobile', text: '61234567' });
  await send({ type: 'tab.choose', tab: 'wechat' }, { type: 'tab.choose', tab: 'password' });
  expect(mobileOn(password())).toBe('+852 61234567');
  password()?.send({ type: 'field.change', field: 'mobile', text: '61234568' });
  await send({ type: 'tab.choose', tab: 'sms' });
  expect(mobileOn(sms())).toBe('+852 61234568');
});

test('half a mobile stays where it was typed, and takes nothing away', async () => {
  const { actor, send, sms } = await begin({ tab: 'sms' });
  const password = () => selectPasswordLogin(actor.getSnapshot());
  sms().send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  await send({ type: 'tab.choose', tab: 'password' });
  password()?.send({ type: 'field.change', field: 'mobile', text: '1390' });
  await send({ type: 'tab.choose', tab: 'sms' });
  expect(mobileOn(sms())).toBe('+86 13800138000');
  sms().send({ type: 'field.change', field: 'mobile', text: 'abc' });
  await send({ type: 'tab.choose', tab: 'wechat' }, { type: 'tab.choose', tab: 'password' });
  expect(mobileOn(password())).toBe('+86 1390');
});

test('why a login failed stays on its tab while the mobile is the same', async () => {
  const { actor, send, sms, call } = await begin({ tab: 'sms' });
  sms().send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  sms().send({ type: 'field.change', field: 'code', text: '123456' });
  sms().send({ type: 'login.submit' });
  await settle();
  await call().fail({ tag: 'offline' });
  await send({ type: 'tab.choose', tab: 'password' }, { type: 'tab.choose', tab: 'sms' });
  expect(selectFailure(sms().getSnapshot())).toEqual({ tag: 'offline' });
  expect(typedIn(selectPasswordLogin(actor.getSnapshot())).mobile).toBe('13800138000');
});

test('[R4.4-1] the countdown of the SMS button runs on under another tab', async () => {
  const { send, sms, call, clock } = await begin({ tab: 'sms' });
  sms().send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  sms().send({ type: 'code.request' });
  await settle();
  await call().answer({ resultCode: 200 });
  await send({ type: 'tab.choose', tab: 'password' });
  await clock.advance(10_000);
  await send({ type: 'tab.choose', tab: 'sms' });
  const button = selectSmsCode(sms().getSnapshot());
  expect(button && selectSecondsLeft(button.getSnapshot())).toBe(50);
});

test('[R4.1-2] a login on a tab ends the dialog with the credentials and the time', async () => {
  const { actor, sms, call, clock } = await begin({ tab: 'sms' });
  sms().send({ type: 'field.change', field: 'dialCode', text: '+852' });
  sms().send({ type: 'field.change', field: 'mobile', text: '61234567' });
  sms().send({ type: 'field.change', field: 'code', text: '123456' });
  sms().send({ type: 'login.submit' });
  await settle();
  await call().answer(credentials);
  expect(actor.getSnapshot().output).toEqual({ outcome: 'loggedIn', credentials, at: clock.now() });
});

test('[R4.1-22] closing ends the dialog and aborts what is under way', async () => {
  const { actor, send, sms, call, polls } = await begin();
  sms().send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  sms().send({ type: 'field.change', field: 'code', text: '123456' });
  sms().send({ type: 'login.submit' });
  await settle();
  await send({ type: 'login.close' });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  expect(call().isAborted()).toBe(true);
  expect(polls).toEqual(['u1', 'u1 left']);
});

test('[R4.1-22] closing while a mobile is to be bound logs out at once where nothing was typed', async () => {
  const { actor, send } = await begin({ step: 'bind' });
  await send({ type: 'login.close' });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
});

test.each([
  ['the SMS form', ({ children: { smsLogin } }) => smsLogin?.send({ type: 'field.change', field: 'code', text: '1' })],
  [
    'the password form',
    ({ children: { passwordLogin } }) => passwordLogin?.send({ type: 'field.change', field: 'password', text: 's' }),
  ],
  [
    'the form for a new password',
    ({ children: { resetPassword } }) => resetPassword?.send({ type: 'field.change', field: 'email', text: 'l' }),
  ],
] satisfies [string, (login: SnapshotFrom<typeof loginMachine>) => unknown][])(
  '[R4.1-22] closing while a mobile is to be bound logs out, so it asks about what was typed in %s',
  async (_, type) => {
    const { actor, send } = await begin({ step: 'bind' });
    await send({ type: 'tab.choose', tab: 'password' }, { type: 'password.forgotten' });
    type(actor.getSnapshot());
    await send({ type: 'login.close' });
    expect([actor.getSnapshot().status, selectClosing(actor.getSnapshot())?.getSnapshot().value]).toEqual([
      'active',
      'asking',
    ]);
    selectClosing(actor.getSnapshot())?.send({ type: 'close.confirm' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  },
);

test('[R4.1-18] binding has the SMS and the password tab only', async () => {
  const { actor, send, polls } = await begin({ step: 'bind' });
  expect(selectStep(actor.getSnapshot())).toBe('bind');
  expect(selectTabs(actor.getSnapshot())).toEqual(['sms', 'password']);
  expect(selectTab(actor.getSnapshot())).toBe('sms');
  await send({ type: 'tab.choose', tab: 'wechat' });
  expect(selectTab(actor.getSnapshot())).toBe('sms');
  await send({ type: 'tab.choose', tab: 'password' });
  expect(selectTab(actor.getSnapshot())).toBe('password');
  expect(polls).toEqual([]);
});

test('[R4.1-20 R7.1-18] a bound mobile ends the dialog without credentials', async () => {
  const { actor, sms, call, clock } = await begin({ tab: 'sms', step: 'bind' });
  sms().send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  sms().send({ type: 'field.change', field: 'code', text: '123456' });
  sms().send({ type: 'login.submit' });
  await settle();
  expect(call().sent.path).toBe('/auth/account/bind');
  await call().answer(true);
  expect(actor.getSnapshot().output).toEqual({ outcome: 'bound', at: clock.now() });
});

const reset = async (answer: { account: { dialCode: string; mobile: string } | null }) => {
  const machine = loginMachine.provide({
    actors: {
      resetPassword: resetPasswordMachine.provide({
        actors: { resetPassword: fromPromise(async () => true as const) },
      }),
    },
  });
  const { child, received } = await inParent(machine, { tab: 'password', step: 'login' });
  const login = () => child.getSnapshot();
  const password = () => selectPasswordLogin(login());
  password()?.send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  password()?.send({ type: 'field.change', field: 'password', text: 'forgotten' });
  child.send({ type: 'password.forgotten' });
  await settle();
  const form = selectResetPassword(login());
  const typed = form && selectForm(form.getSnapshot());
  form?.send({ type: 'field.change', field: 'kind', text: answer.account ? 'mobile' : 'email' });
  form?.send({ type: 'field.change', field: 'email', text: 'liran@shiye.cn' });
  if (answer.account) form?.send({ type: 'field.change', field: 'mobile', text: answer.account.mobile });
  form?.send({ type: 'field.change', field: 'code', text: '123456' });
  form?.send({ type: 'field.change', field: 'password', text: 'Shiye2027' });
  form?.send({ type: 'field.change', field: 'confirmation', text: 'Shiye2027' });
  form?.send({ type: 'reset.submit' });
  await settle();
  return { login, password, typed, received };
};

test('[R2.2-3] the forgotten password is asked for with the mobile that was typed; back, and all is as before', async () => {
  const { actor, send } = await begin({ tab: 'password' });
  selectPasswordLogin(actor.getSnapshot())?.send({ type: 'field.change', field: 'mobile', text: '13800138000' });
  await send({ type: 'password.forgotten' });
  expect(actor.getSnapshot().hasTag('resetting')).toBe(true);
  const form = selectResetPassword(actor.getSnapshot());
  expect(form && selectForm(form.getSnapshot())).toMatchObject({ kind: 'mobile', mobile: '13800138000' });
  await send({ type: 'reset.back' });
  expect(selectTab(actor.getSnapshot())).toBe('password');
  expect(typedIn(selectPasswordLogin(actor.getSnapshot())).mobile).toBe('13800138000');
  expect(selectResetPassword(actor.getSnapshot())).toBeUndefined();
});

test('[R2.2-3 R8.3-2] after a reset the password tab has the account, without the old password, and it is said', async () => {
  const { login, password, received } = await reset({ account: { dialCode: '+86', mobile: '13900139000' } });
  expect(selectTab(login())).toBe('password');
  expect(typedIn(password())).toMatchObject({ dialCode: '+86', mobile: '13900139000', password: '' });
  expect(received).toEqual([{ type: 'notice.show', tone: 'good', key: 'session:reset.done' }]);
});

test('[R5.2-1] after a reset by email the typed mobile stays', async () => {
  const { password, typed } = await reset({ account: null });
  expect(typed).toMatchObject({ dialCode: '+86', mobile: '13800138000' });
  expect(typedIn(password())).toMatchObject({ mobile: '13800138000', password: '' });
});
