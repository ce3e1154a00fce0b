import type { AnyMachineSnapshot } from 'xstate';
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
import { resetPasswordMachine } from './reset-password.machine.ts';

/** What leaves the form as it is, is tried at its beginning only. */
const isFresh = ({ context }: AnyMachineSnapshot): boolean =>
  [context.code, context.password, context.confirmation].join('') === '';
/** A field is filled in once: typing the same again leads nowhere. */
const isEmpty =
  (field: 'code' | 'password' | 'confirmation') =>
  ({ context }: AnyMachineSnapshot): boolean =>
    context[field] === '';
/** Always wrong in the simulated backend (docs/qa.md). */
const isWrong = (code: string): boolean => code === '000000';
const typed = { zh: '显示所填内容。', en: 'What was typed is shown.' };

export const resetPasswordPaths: PathSpec<typeof resetPasswordMachine> = {
  machine: resetPasswordMachine,
  name: { zh: '重置密码', en: 'Reset password' },
  starts: [
    {
      zh: '在登录窗口点击了“忘记密码”',
      en: '"Forgot password" was pressed in the login dialog',
      input: { dialCode: '+86', mobile: '19900101012' },
    },
  ],
  key: ({ context: { kind, mobile, email, code, password, confirmation, errors, failure } }) => ({
    kind,
    mobile,
    email,
    code,
    password,
    confirmation,
    errors,
    failure,
  }),
  calls: { resetPassword: ['session.resetPassword'] },
  agrees: ({ context: { kind, mobile, email, code, password, confirmation, errors, failure } }) => ({
    kind,
    mobile,
    email,
    code: code === '' ? 'none' : isWrong(code),
    password,
    confirmation,
    errors,
    failure,
  }),
  stubs: { smsCode: { context: { secretKey: 'key' } } },
  events: {
    'kind.choose': [{ zh: '选择“邮箱”', en: 'Choose "Email"', payload: { kind: 'email' } }],
    'dialCode.choose': [
      {
        zh: '选择国家/地区代码 +86',
        en: 'Choose the country code +86',
        payload: { dialCode: '+86' },
        when: isFresh,
        then: { zh: '手机号前是 +86。', en: 'The mobile has +86 in front.' },
      },
    ],
    'mobile.change': [
      {
        zh: '手机号填 19900101012',
        en: 'Type the mobile 19900101012',
        payload: { value: '19900101012' },
        when: isFresh,
        then: typed,
      },
    ],
    'email.change': [
      {
        zh: '邮箱填 liran@',
        en: 'Type the email liran@',
        payload: { value: 'liran@' },
        when: ({ context }) => context.kind === 'email' && context.email === '',
        then: typed,
      },
    ],
    'code.change': [
      {
        zh: '验证码填收到的六位数字',
        en: 'Type the code that came',
        payload: { value: '123456' },
        when: isEmpty('code'),
        then: typed,
      },
      {
        zh: '验证码填 000000',
        en: 'Type the code 000000',
        payload: { value: '000000' },
        when: isEmpty('code'),
        then: typed,
      },
    ],
    'password.change': [
      {
        zh: '新密码填 Shiye2027',
        en: 'Type the password Shiye2027',
        payload: { value: 'Shiye2027' },
        when: isEmpty('password'),
        then: typed,
      },
    ],
    'confirmation.change': [
      {
        zh: '再填一次 Shiye2027',
        en: 'Type Shiye2027 once more',
        payload: { value: 'Shiye2027' },
        when: isEmpty('confirmation'),
        then: typed,
      },
    ],
    'field.leave': [
      {
        zh: '离开手机号输入框',
        en: 'Leave the mobile field',
        payload: { field: 'mobile' },
        when: isFresh,
        then: { zh: '空格被去掉；不对时说明原因。', en: 'Spaces are gone; what is wrong is told.' },
      },
    ],
    'code.request': [{ zh: '点击“获取验证码”', en: 'Press "Get code"' }],
    'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
    'reset.submit': [{ zh: '点击“重置密码”', en: 'Press "Reset password"' }],
    'xstate.error.actor.smsCode': [crashed({ zh: '验证码按钮出了故障', en: 'The code button stops by a defect' })],
    'xstate.done.actor.resetPassword': [
      {
        zh: '后台接受新密码',
        en: 'The backend takes the new password',
        payload: { output: true },
        when: ({ context }) => !isWrong(context.code),
      },
    ],
    'xstate.error.actor.resetPassword': [
      {
        ...refusedWith(sessionRefusal.wrongSmsCode, {
          zh: '后台说验证码不对',
          en: 'The backend says the code is wrong',
        }),
        when: ({ context }) => isWrong(context.code),
        cause: {},
      },
      offline,
    ],
    'xstate.after.submitThrottle.resetPassword.sent.throttle.shut': [throttleOpens],
  },
  states: {
    '': '用发到手机或邮箱的验证码设置新密码。',
    editing: '访客在填写；失败过则说明原因。',
    sent: '已提交：有了答复且过了 800 毫秒，才能再次提交。',
    'sent.answer.awaiting': '新密码加密后，由后台核对验证码。',
    'sent.answer.refused': '显示失败原因；可以继续填写。',
    'sent.throttle.shut': '连点两次没有作用。',
    'sent.throttle.open': '从这里起只等答复。',
    done: '新密码已生效。',
  },
};
