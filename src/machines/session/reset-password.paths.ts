import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { fill, leave, press } from '../kit/act.ts';
import { formWords } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import {
  accountCases,
  chinaChosen,
  codeRefused,
  codesTyped,
  codeThrottleOpens,
  codeVerdict,
  emailTyped,
  formOf,
  isCodeRight,
  mobileTyped,
  newPasswordTyped,
  textIn,
  typed,
} from './account-cases.ts';
import type { AccountField } from './account-form.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

const isEmpty =
  (...fields: readonly AccountField[]) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    fields.every((field) => textIn(snapshot, field) === '');
const isFresh = isEmpty('code', 'password', 'confirmation');
const keyOf = (snapshot: AnyMachineSnapshot) => {
  const { kind, mobile, email, code, password, confirmation } = formOf(snapshot).texts;
  const { errors, failure } = snapshot.context;
  return { kind, mobile, email, code, password, confirmation, errors, failure };
};

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
  key: keyOf,
  calls: { resetPassword: ['session.resetPassword'] },
  agrees: (snapshot) => ({ ...keyOf(snapshot), code: codeVerdict(textIn(snapshot, 'code')) }),
  stubs: { smsCode: { context: { secretKey: 'key' } } },
  events: {
    ...accountCases,
    'field.change': [
      { zh: '选择“邮箱”', en: 'Choose "Email"', payload: { field: 'kind', text: 'email' } },
      { ...chinaChosen, when: isFresh },
      mobileTyped('19900101012', isFresh),
      emailTyped('liran@', (snapshot) => textIn(snapshot, 'kind') === 'email' && isEmpty('email')(snapshot)),
      ...codesTyped(isEmpty('code')),
      newPasswordTyped('Shiye2027', isEmpty('password')),
      {
        zh: '再填一次 Shiye2027',
        en: 'Type Shiye2027 once more',
        payload: { field: 'confirmation', text: 'Shiye2027' },
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
        then: { zh: '空格被去掉；有错误则提示。', en: 'Spaces are removed; errors are shown.' },
      },
    ],
    'reset.submit': [{ zh: '点击“重置密码”', en: 'Press "Reset password"' }],
    'xstate.done.actor.resetPassword': [
      {
        zh: '后台接受新密码',
        en: 'The backend takes the new password',
        payload: { output: true },
        when: isCodeRight,
      },
    ],
    'xstate.error.actor.resetPassword': codeRefused(sessionRefusal.wrongSmsCode),
    'xstate.after.submitThrottle.resetPassword.sent.throttle': [codeThrottleOpens],
  },
  acts: {
    'field.change': ({ field, text }) =>
      field === 'kind'
        ? [press('radio', `session:reset.${text}`)]
        : field === 'dialCode'
          ? [press('combobox', 'session:field.dialCode'), press('option', text)]
          : [fill(text, 'textbox', `session:field.${field === 'password' ? 'newPassword' : field}`)],
    'field.leave': ({ field }) => [leave('textbox', `session:field.${field}`)],
  },
  states: {
    '': { zh: '用发到手机或邮箱的验证码设置新密码。' },
    ...formWords,
    'sent.answer.awaiting': {
      title: { zh: '等待答复', en: 'Waiting for answer' },
      zh: '新密码加密后，由后台核对验证码。',
    },
    done: { title: { zh: '密码已重置', en: 'Password reset' }, zh: '新密码已生效。' },
  },
};
