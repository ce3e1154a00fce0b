import { sessionRefusal } from '#services/contract/standing.contract.ts';
import {
  crashed,
  isOffline,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  throttleOpens,
} from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { smsLoginMachine } from './sms-login.machine.ts';

const credentials = { access_token: 'token', refresh_token: 'refresh', expires_in: 7_200, identity: 'member' };
const at = Date.UTC(2026, 0, 1);
/** Always wrong in the simulated backend (docs/qa.md). */
const isWrong = (code: string): boolean => code === '000000';

export const smsLoginPaths: PathSpec<typeof smsLoginMachine> = {
  machine: smsLoginMachine,
  name: { zh: '短信登录', en: 'Login by SMS code' },
  starts: [
    { zh: '登录窗口的“短信登录”已打开', en: 'The SMS tab of the login dialog is open', input: { step: 'login' } },
    { zh: '微信登录后要绑定手机', en: 'After a WeChat login a mobile must be bound', input: { step: 'bind' } },
  ],
  key: (snapshot) => [snapshot.context.step, snapshot.context.mobile, snapshot.context.code, isOffline(snapshot)],
  calls: { enterBySms: ['session.loginBySms', 'session.bindAccount'] },
  agrees: ({ context: { step, mobile, code } }) => [step, mobile, code === '' ? 'none' : isWrong(code)],
  events: {
    'dialCode.choose': [
      {
        zh: '选择国家/地区代码 +81',
        en: 'Choose the country code +81',
        payload: { dialCode: '+81' },
        then: { zh: '手机号前是 +81。', en: 'The mobile has +81 in front.' },
      },
    ],
    'mobile.change': [
      {
        zh: '手机号填 139 1234 5678',
        en: 'Type the mobile 139 1234 5678',
        payload: { value: '139 1234 5678' },
        then: { zh: '手机号显示所填内容。', en: 'The mobile shows what was typed.' },
      },
      {
        zh: '手机号填 1391234abcd',
        en: 'Type the mobile 1391234abcd',
        payload: { value: '1391234abcd' },
        then: { zh: '手机号显示所填内容。', en: 'The mobile shows what was typed.' },
      },
    ],
    'code.change': [
      {
        zh: '验证码填收到的六位数字',
        en: 'Type the code that came by SMS',
        payload: { value: '123456' },
        then: { zh: '验证码显示所填内容。', en: 'The code shows what was typed.' },
      },
      {
        zh: '验证码填 000000',
        en: 'Type the code 000000',
        payload: { value: '000000' },
        then: { zh: '验证码显示所填内容。', en: 'The code shows what was typed.' },
      },
    ],
    'field.leave': [
      {
        zh: '离开手机号输入框',
        en: 'Leave the mobile field',
        payload: { field: 'mobile' },
        then: {
          zh: '空格被去掉；号码不对时说明原因。',
          en: 'Spaces are gone; a wrong number is told.',
        },
      },
      {
        zh: '离开验证码输入框',
        en: 'Leave the code field',
        payload: { field: 'code' },
        then: { zh: '空格被去掉；过长时说明原因。', en: 'Spaces are gone; a code that is too long is told.' },
      },
    ],
    'code.request': [{ zh: '点击“获取验证码”', en: 'Press "Get code"' }],
    'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
    'login.submit': [{ zh: '点击“登录”（或“绑定”）', en: 'Press "Log in" (or "Bind")' }],
    'xstate.error.actor.smsCode': [crashed({ zh: '验证码按钮出了故障', en: 'The code button stops by a defect' })],
    'xstate.done.actor.enterBySms': [
      {
        zh: '后台认可验证码',
        en: 'The backend accepts the code',
        payload: { output: { credentials, at } },
        when: ({ context }) => !isWrong(context.code),
      },
    ],
    'xstate.error.actor.enterBySms': [
      {
        ...refusedWith(sessionRefusal.failed, { zh: '后台说验证码不对', en: 'The backend says the code is wrong' }),
        when: ({ context }) => isWrong(context.code),
        cause: {},
      },
      { ...offline, see: 'failure:offline' },
    ],
    'xstate.after.submitThrottle.smsLogin.sent.throttle.shut': [throttleOpens],
  },
  states: {
    '': '用短信验证码登录，或绑定手机。',
    editing: '访客在填写；失败过则说明原因。',
    sent: '已提交：有了答复且过了 800 毫秒，才能再次提交。',
    'sent.answer.awaiting': '后台正在核对验证码。',
    'sent.answer.refused': '显示失败原因；可以继续填写。',
    'sent.throttle.shut': '连点两次没有作用。',
    'sent.throttle.open': '从这里起只等答复。',
    entered: '已登录，或已绑定。',
  },
};
