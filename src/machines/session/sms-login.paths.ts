import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { fill, leave, press } from '../kit/act.ts';
import { formWords, isOffline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import {
  accountCases,
  codeRefused,
  codesTyped,
  codeThrottleOpens,
  codeVerdict,
  entered,
  isCodeRight,
  mobileTyped,
  textIn,
} from './account-cases.ts';
import { smsLoginMachine } from './sms-login.machine.ts';

export const smsLoginPaths: PathSpec<typeof smsLoginMachine> = {
  machine: smsLoginMachine,
  name: { zh: '短信登录', en: 'Login by SMS code' },
  starts: [
    { zh: '登录窗口的“短信登录”已打开', en: 'The SMS tab of the login dialog is open', input: { step: 'login' } },
    { zh: '微信登录后要绑定手机', en: 'After a WeChat login a mobile must be bound', input: { step: 'bind' } },
  ],
  key: (snapshot) => [snapshot.context.step, textIn(snapshot, 'mobile'), textIn(snapshot, 'code'), isOffline(snapshot)],
  calls: { enterBySms: ['session.loginBySms', 'session.bindAccount'] },
  agrees: (snapshot) => [snapshot.context.step, textIn(snapshot, 'mobile'), codeVerdict(textIn(snapshot, 'code'))],
  events: {
    ...accountCases,
    'field.change': [
      ...codesTyped(),
      {
        zh: '选择国家/地区代码 +81',
        en: 'Choose the country code +81',
        payload: { field: 'dialCode', text: '+81' },
        then: { zh: '手机号前是 +81。', en: 'The mobile has +81 in front.' },
      },
      mobileTyped('139 1234 5678'),
      mobileTyped('1391234abcd'),
    ],
    'field.leave': [
      {
        zh: '离开手机号输入框',
        en: 'Leave the mobile field',
        payload: { field: 'mobile' },
        then: {
          zh: '空格被去掉；号码不对时提示。',
          en: 'Spaces are removed; a wrong number is shown.',
        },
      },
      {
        zh: '离开验证码输入框',
        en: 'Leave the code field',
        payload: { field: 'code' },
        then: { zh: '空格被去掉；过长时提示。', en: 'Spaces are removed; a code that is too long is shown.' },
      },
    ],
    'login.submit': [{ zh: '点击“登录”（或“绑定”）', en: 'Press "Log in" (or "Link")' }],
    'xstate.done.actor.enterBySms': [
      {
        zh: '后台认可验证码',
        en: 'The backend accepts the code',
        payload: entered,
        when: isCodeRight,
      },
    ],
    'xstate.error.actor.enterBySms': codeRefused(sessionRefusal.failed),
    'xstate.after.submitThrottle.smsLogin.sent.throttle': [codeThrottleOpens],
  },
  acts: {
    'code.request': [press('button', 'session:smsCode.request')],
    'login.submit': [press('button', 'session:login.submit', { role: 'dialog' })],
    'field.change': ({ field, text }) =>
      field === 'dialCode'
        ? [press('combobox', 'session:field.dialCode'), press('option', text)]
        : [fill(text, 'textbox', `session:field.${field}`)],
    'field.leave': ({ field }) => [leave('textbox', `session:field.${field}`)],
  },
  states: {
    '': { zh: '用短信验证码登录，或绑定手机。' },
    ...formWords,
    'sent.answer.awaiting': { title: { zh: '等待答复', en: 'Waiting for answer' }, zh: '后台正在核对验证码。' },
    entered: { title: { zh: '已登录', en: 'Logged in' }, zh: '已登录，或手机已绑定。' },
  },
};
