import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { fill, leave, press } from '../kit/act.ts';
import { answering, formWords, isOffline, throttleOpens } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import {
  accountCases,
  chinaChosen,
  codeRefused,
  codesTyped,
  codeVerdict,
  emailTyped,
  formOf,
  isCodeRight,
  mobileTyped,
  textIn,
} from './account-cases.ts';
import type { AccountKind } from './account-form.ts';
import { bindAccountMachine } from './bind-account.machine.ts';

const isKind = (kind: AccountKind) => (snapshot: AnyMachineSnapshot) => textIn(snapshot, 'kind') === kind;
const errorsShown = { zh: '有错误则提示。', en: 'Errors are shown.' };

export const bindAccountPaths: PathSpec<typeof bindAccountMachine> = {
  machine: bindAccountMachine,
  name: { zh: '绑定手机或邮箱', en: 'Bind a mobile or an email' },
  as: 'wangfang',
  starts: [
    { zh: '在账号设置里打开“绑定手机”', en: '"Bind a mobile" is open', input: { kind: 'mobile' } },
    { zh: '在账号设置里打开“绑定邮箱”', en: '"Bind an email" is open', input: { kind: 'email' } },
  ],
  key: (snapshot) => {
    const { kind, mobile, email, code } = formOf(snapshot).texts;
    return [kind, mobile, email, code, isOffline(snapshot)];
  },
  calls: { bindAccount: ['session.bindAccount'] },
  agrees: (snapshot) => {
    const { kind, mobile, email } = formOf(snapshot).texts;
    return [kind, mobile, email, codeVerdict(textIn(snapshot, 'code'))];
  },
  events: {
    ...accountCases,
    'field.change': [
      ...codesTyped(),
      { ...chinaChosen, when: isKind('mobile') },
      mobileTyped('13900000006', isKind('mobile')),
      emailTyped('liran@shiye.cn', isKind('email')),
    ],
    'field.leave': [
      { zh: '离开验证码输入框', en: 'Leave the field of the code', payload: { field: 'code' }, then: errorsShown },
    ],
    'code.request': [{ zh: '点击“获取验证码”', en: 'Press "Get code"', then: errorsShown }],
    'bind.submit': [{ zh: '点击“绑定”', en: 'Press "Link"' }],
    'xstate.done.actor.bindAccount': [
      {
        zh: '后台绑定成功',
        en: 'The backend binds it',
        payload: { output: true },
        when: isCodeRight,
        cause: answering(true),
      },
    ],
    'xstate.error.actor.bindAccount': codeRefused(sessionRefusal.wrongSmsCode),
    'xstate.after.submitThrottle.bindAccount.sent.throttle': [throttleOpens],
  },
  acts: {
    'code.request': [press('button', 'session:smsCode.request')],
    'bind.submit': [press('button', 'session:bind.submit')],
    'field.leave': ({ field }) => [leave('textbox', `session:field.${field}`)],
    'field.change': ({ field, text }) => [fill(text, 'textbox', `session:field.${field}`)],
  },
  states: {
    '': { zh: '会员给自己的账号绑定手机或邮箱。' },
    ...formWords,
    'sent.answer.awaiting': { title: { zh: '等待答复', en: 'Waiting for answer' }, zh: '后台在核对验证码。' },
    bound: { title: { zh: '已绑定', en: 'Bound' }, zh: '手机或邮箱已绑定。' },
  },
};
