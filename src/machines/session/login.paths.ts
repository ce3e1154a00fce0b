import type { AnyMachineSnapshot } from 'xstate';
import { press } from '../kit/act.ts';
import { closingCases, crashed } from '../kit/path-cases.ts';
import type { CauseSpec, PathSpec } from '../kit/path-spec.ts';
import { entered } from './account-cases.ts';
import { filledWith } from './account-form.ts';
import { loginMachine } from './login.machine.ts';

const on =
  (tab: string, story: string) =>
  (snapshot: AnyMachineSnapshot): CauseSpec =>
    snapshot.hasTag(tab) ? { story } : { story, inside: true };

const isBinding = ({ context }: AnyMachineSnapshot): boolean => context.input.step === 'bind';

export const loginPaths: PathSpec<typeof loginMachine> = {
  machine: loginMachine,
  name: { zh: '登录窗口', en: 'Login dialog' },
  starts: [
    {
      zh: '游客在电脑上点击“登录”',
      en: 'A guest presses "Log in" on a desktop',
      input: { tab: 'wechat', step: 'login' },
      device: 'desktop',
    },
    {
      zh: '游客在手机上点击“登录”',
      en: 'A guest presses "Log in" on a phone',
      input: { tab: 'sms', step: 'login' },
      device: 'mobile',
    },
    {
      zh: '游客从“密码登录”开始',
      en: 'A guest begins on the password tab',
      input: { tab: 'password', step: 'login' },
      cause: { inside: true },
    },
    {
      zh: '微信登录后要绑定手机',
      en: 'After a WeChat login a mobile must be bound',
      input: { tab: 'wechat', step: 'bind' },
    },
  ],
  calls: {},
  agrees: ({ context: { input, entry } }) => [input.step, entry !== null],
  stubs: {
    smsLogin: { context: filledWith({}) },
    passwordLogin: { context: filledWith({ mobile: '13912345678' }) },
  },
  events: {
    'tab.choose': [
      { zh: '点击“短信登录”', en: 'Choose the tab "SMS code"', payload: { tab: 'sms' } },
      { zh: '点击“密码登录”', en: 'Choose the tab "Password"', payload: { tab: 'password' } },
      {
        zh: '点击“微信扫码”（绑定时没有这一项）',
        en: 'Choose the tab "WeChat" (there is none when binding)',
        payload: { tab: 'wechat' },
      },
    ],
    'password.forgotten': [{ zh: '点击“忘记密码”', en: 'Press "Forgot password"' }],
    'reset.back': [{ zh: '点击“返回登录”', en: 'Press "Back to login"' }],
    'login.close': [{ zh: '点击“关闭”', en: 'Press "Close"' }],
    'xstate.done.actor.closing': [{ ...closingCases['xstate.done.actor.closing'][0], when: isBinding }],
    'xstate.error.actor.closing': [{ ...closingCases['xstate.error.actor.closing'][0], when: isBinding }],
    'login.retry': [{ zh: '点击“重新打开”', en: 'Press "Open again"' }],
    'xstate.done.actor.smsLogin': [
      { zh: '短信登录成功', en: 'Login by SMS code succeeds', payload: entered, cause: on('sms', 'log in by SMS') },
    ],
    'xstate.error.actor.smsLogin': [crashed({ zh: '短信登录出了故障', en: 'The SMS tab crashes' })],
    'xstate.done.actor.passwordLogin': [
      {
        zh: '密码登录成功',
        en: 'Login by password succeeds',
        payload: entered,
        cause: on('password', 'log in by password'),
      },
    ],
    'xstate.error.actor.passwordLogin': [crashed({ zh: '密码登录出了故障', en: 'The password tab crashes' })],
    'xstate.done.actor.wechatQr': [
      { zh: '微信登录成功', en: 'Login by WeChat succeeds', payload: entered, cause: { story: 'confirm in WeChat' } },
    ],
    'xstate.error.actor.wechatQr': [crashed({ zh: '微信扫码出了故障', en: 'The WeChat tab crashes' })],
    'xstate.done.actor.resetPassword': [
      {
        zh: '密码重置成功',
        en: 'The password is reset',
        payload: { output: { account: { dialCode: '+86', mobile: '13912345678' } } },
        cause: { story: 'reset the password' },
        then: { zh: '提示“密码重置成功”，手机号已填好。', en: 'A notice confirms it, and the mobile is filled in.' },
      },
    ],
    'xstate.error.actor.resetPassword': [
      crashed({ zh: '重置密码出了故障', en: 'The form for a new password crashes' }),
    ],
  },
  acts: {
    'tab.choose': ({ tab }, snapshot) =>
      snapshot.matches({ open: { tabs: tab } }) ? null : [press('tab', `session:tab.${tab}`)],
    'password.forgotten': [press('button', 'session:login.forgotPassword')],
    'login.close': [press('button', 'session:login.close')],
    'reset.back': [press('button', 'session:reset.back')],
    'login.retry': [press('button', 'session:login.retry')],
  },
  states: {
    '': { zh: '登录窗口；微信登录后也用来绑定手机。' },
    open: {
      title: { zh: '登录框已打开', en: 'Login dialog open' },
      zh: '登录窗口已打开；切换页签时填过的内容还在，手机号两边共用。',
    },
    'open.tabs': { title: { zh: '登录页签', en: 'Login tabs' }, zh: '各种登录方式并排在页签里。' },
    'open.tabs.choosing': { title: { zh: '选择页签', en: 'Choosing tab' }, zh: '先显示所要求的页签。' },
    'open.tabs.wechat': { title: { zh: '微信扫码', en: 'WeChat QR code' }, zh: '显示二维码；只有显示它时才询问微信。' },
    'open.tabs.sms': { title: { zh: '短信登录', en: 'SMS login' }, zh: '显示短信登录。' },
    'open.tabs.password': { title: { zh: '密码登录', en: 'Password login' }, zh: '显示密码登录。' },
    'open.resetting': { title: { zh: '重置密码', en: 'Resetting password' }, zh: '忘记密码的表单代替了页签。' },
    crashed: { title: { zh: '程序故障', en: 'Crashed' }, zh: '程序故障使页签停止；可以重新打开窗口。' },
    entered: { title: { zh: '已登录', en: 'Logged in' }, zh: '已登录，或手机已绑定。' },
    closed: { title: { zh: '已关闭', en: 'Closed' }, zh: '没有登录就关闭了窗口。' },
  },
};
