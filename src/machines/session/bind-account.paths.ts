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
import { bindAccountMachine } from './bind-account.machine.ts';

/** Always wrong in the simulated backend (docs/qa.md). */
const isWrong = (code: string): boolean => code === '000000';
const told = { zh: '有错则说明。', en: 'What is wrong is told.' };
const shown = { zh: '显示所填内容。', en: 'What was typed is shown.' };

export const bindAccountPaths: PathSpec<typeof bindAccountMachine> = {
  machine: bindAccountMachine,
  name: { zh: '绑定手机或邮箱', en: 'Bind a mobile or an email' },
  starts: [
    { zh: '在账号设置里打开“绑定手机”', en: '"Bind a mobile" is open', input: { kind: 'mobile' } },
    { zh: '在账号设置里打开“绑定邮箱”', en: '"Bind an email" is open', input: { kind: 'email' } },
  ],
  key: (snapshot) => {
    const { kind, mobile, email, code } = snapshot.context;
    return [kind, mobile, email, code, isOffline(snapshot)];
  },
  calls: { bindAccount: ['session.bindAccount'] },
  agrees: ({ context: { kind, mobile, email, code } }) => [kind, mobile, email, code === '' ? 'none' : isWrong(code)],
  events: {
    'dialCode.choose': [
      {
        zh: '选国家代码 +86',
        en: 'Choose the country code +86',
        payload: { dialCode: '+86' },
        when: ({ context }) => context.kind === 'mobile',
        then: shown,
      },
    ],
    'mobile.change': [
      {
        zh: '手机号填 13900000006',
        en: 'Type the mobile 13900000006',
        payload: { value: '13900000006' },
        when: ({ context }) => context.kind === 'mobile',
        then: shown,
      },
    ],
    'email.change': [
      {
        zh: '邮箱填 liran@shiye.cn',
        en: 'Type the email liran@shiye.cn',
        payload: { value: 'liran@shiye.cn' },
        when: ({ context }) => context.kind === 'email',
        then: shown,
      },
    ],
    'code.change': [
      { zh: '填写收到的验证码', en: 'Type the code that came', payload: { value: '123456' }, then: shown },
      { zh: '验证码填 000000', en: 'Type the code 000000', payload: { value: '000000' }, then: shown },
    ],
    'field.leave': [
      { zh: '离开验证码输入框', en: 'Leave the field of the code', payload: { field: 'code' }, then: told },
    ],
    'code.request': [{ zh: '点击“获取验证码”', en: 'Press "Get code"', then: told }],
    'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
    'bind.submit': [{ zh: '点击“绑定”', en: 'Press "Bind"' }],
    'xstate.done.actor.bindAccount': [
      {
        zh: '后台绑定成功',
        en: 'The backend binds it',
        payload: { output: true },
        when: ({ context }) => !isWrong(context.code),
      },
    ],
    'xstate.error.actor.bindAccount': [
      {
        ...refusedWith(sessionRefusal.wrongSmsCode, {
          zh: '后台说验证码错误',
          en: 'The backend says the code is wrong',
        }),
        when: ({ context }) => isWrong(context.code),
        cause: {},
      },
      offline,
    ],
    'xstate.error.actor.smsCode': [crashed({ zh: '验证码按钮出了故障', en: 'The code button stops by a defect' })],
    'xstate.after.submitThrottle.bindAccount.sent.throttle.shut': [throttleOpens],
  },
  states: {
    '': '给自己的账号绑定手机或邮箱。',
    editing: '会员填写；失败时说明原因。',
    sent: '已提交：有答复并过了 800 毫秒之前不能再提交。',
    'sent.answer.awaiting': '后台在核对验证码。',
    'sent.answer.refused': '显示失败的原因；可以接着填。',
    'sent.throttle.shut': '双击不起作用。',
    'sent.throttle.open': '只等答复了。',
    bound: '手机或邮箱已绑定。',
  },
};
