import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type SmsCodeActor, selectCanRequest, selectSecondsLeft } from '#machines/session/sms-code.machine.ts';
import { phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { Comments } from '#views/comments/Comments.tsx';
import { EditProfile } from '#views/registration/EditProfile.tsx';
import { EntryForm } from '#views/registration/EntryForm.tsx';
import { BindAccount } from '#views/session/BindAccount.tsx';
import { PasswordLogin } from '#views/session/PasswordLogin.tsx';
import { ResetPassword } from '#views/session/ResetPassword.tsx';
import { SmsLogin } from '#views/session/SmsLogin.tsx';
import { WechatQr } from '#views/session/WechatQr.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { addWork, type Browser, fillProfile, signUp, type Tab } from './sign-up.ts';

const { zh } = await textsOf();

type Actor = ReturnType<Tab['at']>;
type Events = readonly Readonly<{ type: string } & Record<string, unknown>>[];

const sendAll = (actor: Actor, events: Events): void => {
  for (const event of events) actor.send(event);
};
const failed = (actor: Actor) => until(() => actor.getSnapshot().context.failure !== null);

const openLogin = async (tab: Tab, method: 'wechat' | 'sms' | 'password'): Promise<void> => {
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: method });
};

const failInWechat = async ({ backend }: Browser, qr: Actor, openid: string): Promise<void> => {
  await until(() => qr.getSnapshot().hasTag('waiting'));
  phone.confirm(backend.domain, openid);
  await failed(qr);
};

const openSetting = async (tab: Tab, section: string): Promise<void> => {
  await tab.logIn('wangfang');
  await tab.visit('/community/mine/account-setting', 'page');
  await until(() => tab.at('page-page').getSnapshot().hasTag('shown'));
  tab.at('page-page').send({ type: 'section.open', section });
};

/** What is done wrong, or fails, and the form where it was done. */
type Act = (tab: Tab, browser: Browser) => Promise<ReactNode>;

const logsInByWechat =
  (code: number): Act =>
  async (tab, browser) => {
    browser.backend.faults.add({ endpoint: 'session.loginByWechatWeb', kind: 'code', code });
    await openLogin(tab, 'wechat');
    const qr = tab.at('login/wechatQr');
    await failInWechat(browser, qr, unboundOpenid(browser.backend.domain));
    return <WechatQr actor={qr} />;
  };

const bindsWechat =
  (code: number): Act =>
  async (tab, browser) => {
    browser.backend.faults.add({ endpoint: 'session.bindWechat', kind: 'code', code });
    await openSetting(tab, 'wechat');
    const qr = tab.at('page-page/wechatQr');
    await failInWechat(browser, qr, 'openid-new');
    return <WechatQr actor={qr} />;
  };

test.each<readonly [title: string, act: Act, alert: string]>([
  [
    '[R8.2-1] a wrong password',
    async (tab) => {
      await openLogin(tab, 'password');
      const form = tab.at('login/passwordLogin');
      sendAll(form, [
        { type: 'field.change', field: 'mobile', text: '13800000002' },
        { type: 'field.change', field: 'password', text: 'Wrong2026' },
        { type: 'login.submit' },
      ]);
      await failed(form);
      return <PasswordLogin actor={form} step="login" onForgotten={() => {}} />;
    },
    '账号不存在或密码错误',
  ],
  [
    '[R8.1-6] a code that is asked for too often',
    async (tab) => {
      await openLogin(tab, 'sms');
      const form = tab.at('login/smsLogin');
      sendAll(form, [{ type: 'field.change', field: 'mobile', text: '13900000429' }, { type: 'code.request' }]);
      await failed(tab.at('login/smsLogin/smsCode'));
      return <SmsLogin actor={form} step="login" />;
    },
    '短信验证码发送过于频繁',
  ],
  [
    '[R8.1-8] a code for the address of nobody',
    async (tab) => {
      await openLogin(tab, 'password');
      tab.at('login').send({ type: 'password.forgotten' });
      const form = tab.at('login/resetPassword');
      sendAll(form, [
        { type: 'field.change', field: 'kind', text: 'email' },
        { type: 'field.change', field: 'email', text: 'nobody@example.com' },
        { type: 'code.request' },
      ]);
      await failed(tab.at('login/resetPassword/smsCode'));
      return <ResetPassword actor={form} onBack={() => {}} />;
    },
    '获取验证码失败账号不存在',
  ],
  ['[R8.2-5] a WeChat account whose mobile is bound', logsInByWechat(20_008), '该手机号已被绑定，请刷新页面后重试'],
  ['[R8.2-10] what WeChat says of a binding', bindsWechat(1), '模拟的失败'],
  [
    '[R8.3-5] the address of another member',
    async (tab) => {
      await openSetting(tab, 'email');
      const form = tab.at('page-page/bindEmail');
      sendAll(form, [
        { type: 'field.change', field: 'email', text: 'liran@example.com' },
        { type: 'field.change', field: 'code', text: '123456' },
        { type: 'bind.submit' },
      ]);
      await failed(form);
      return <BindAccount actor={form} kind="email" />;
    },
    '该邮箱已被占用，请绑定其他邮箱',
  ],
  [
    '[R8.3-3] a profile without a network',
    async (tab, { backend }) => {
      await tab.logIn('wangfang');
      await tab.visit('/community/edit-info', 'page');
      const form = tab.at('page-page/profile');
      await until(() => form.getSnapshot().context.loaded !== null);
      backend.faults.add({ endpoint: 'session.saveProfile', kind: 'offline' });
      sendAll(form, [{ type: 'field.change', field: 'nickname', text: '王芳芳' }, { type: 'profile.submit' }]);
      await until(() => form.getSnapshot().hasTag('busy'));
      await until(() => !form.getSnapshot().hasTag('busy'));
      return <EditProfile actor={form} />;
    },
    '更新失败，请重试网络不通，请检查网络后重试',
  ],
  [
    '[R8.3-7] a step of the registration that the backend refuses',
    async (tab, browser) => {
      await signUp(browser, tab);
      await fillProfile(browser, tab);
      browser.backend.faults.add({ endpoint: 'session.saveWorkHistory', kind: 'code', code: 1 });
      const step = tab.at('wizard/workHistory');
      await addWork(browser, tab, 'entry.add');
      return (
        <EntryForm actor={step} note="">
          {null}
        </EntryForm>
      );
    },
    '更新失败，请重试',
  ],
  [
    '[R7.6-11] a comment without a network',
    async (tab, browser) => {
      await tab.logIn('liran');
      await tab.visit('/news/60600', 'page');
      browser.backend.faults.add({ endpoint: 'newsComment.create', kind: 'offline' });
      const comments = tab.at('page-page/comments');
      sendAll(comments, [{ type: 'comment.type', text: '谢谢分享' }, { type: 'comment.submit' }]);
      await browser.advance(1_000);
      return <Comments actor={comments} count={0} />;
    },
    '发表失败，内容已保留。网络不通，请检查网络后重试',
  ],
])('%s is told in an alert of its form', async (_, act, alert) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  const html = markup(tab.app, zh, await act(tab, browser));
  const alerts = [...html.matchAll(/role="alert"[^>]*>(.*?)<\/(?:p|div)>/g)].map(([, words = '']) => words);
  expect(alerts.map((words) => words.replaceAll(/<[^>]*>/g, ''))).toEqual([alert]);
});

test.each<readonly [title: string, act: Act]>([
  ['[R8.2-5] a WeChat account whose mobile is bound', logsInByWechat(20_008)],
  ['[R8.2-8] a WeChat account of another member', bindsWechat(20_007)],
  ['[R8.2-9] an account that has WeChat already', bindsWechat(20_006)],
  ['[R8.2-10] what WeChat says of a binding', bindsWechat(1)],
])('%s: the reason stands alone, without the advice to refresh', async (_, act) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  const html = markup(tab.app, zh, await act(tab, browser));
  expect(html).toMatch(/role="alert"[^>]*>./);
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/);
});

type Code = readonly [form: string, open: (tab: Tab, browser: Browser) => Promise<string>];

test.each<Code>([
  [
    'login',
    async (tab) => {
      await openLogin(tab, 'sms');
      return 'login/smsLogin';
    },
  ],
  [
    'binding after a WeChat login',
    async (tab, { backend: { domain } }) => {
      await openLogin(tab, 'wechat');
      const qr = tab.at('login/wechatQr');
      await until(() => qr.getSnapshot().hasTag('waiting'));
      phone.confirm(domain, unboundOpenid(domain));
      await until(() => tab.app.getSnapshot().hasTag('binding'));
      return 'login/smsLogin';
    },
  ],
  [
    'reset',
    async (tab) => {
      await openLogin(tab, 'password');
      tab.at('login').send({ type: 'password.forgotten' });
      return 'login/resetPassword';
    },
  ],
  [
    'account settings, mobile',
    async (tab) => {
      await openSetting(tab, 'mobile');
      return 'page-page/bindMobile';
    },
  ],
  [
    'account settings, password',
    async (tab) => {
      await openSetting(tab, 'password');
      return 'page-page/resetPassword';
    },
  ],
])('[R8.1-7] the countdown of one number does not hold for the next one typed: %s', async (_, open) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  const form = tab.at(await open(tab, browser));
  sendAll(form, [
    { type: 'field.change', field: 'dialCode', text: '+86' },
    { type: 'field.change', field: 'mobile', text: '13900000429' },
    { type: 'code.request' },
  ]);
  const code: SmsCodeActor = form.getSnapshot().children.smsCode;
  await failed(code);
  expect([selectCanRequest(code.getSnapshot()), selectSecondsLeft(code.getSnapshot())]).toEqual([false, 37]);
  form.send({ type: 'field.change', field: 'mobile', text: '13912345678' });
  expect([selectCanRequest(code.getSnapshot()), selectSecondsLeft(code.getSnapshot())]).toEqual([true, 0]);
});
