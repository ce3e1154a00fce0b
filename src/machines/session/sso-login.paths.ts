import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { press } from '../kit/act.ts';
import { offline, refusedWith } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { entered } from './account-cases.ts';
import { ssoLoginMachine } from './sso-login.machine.ts';

export const ssoLoginPaths: PathSpec<typeof ssoLoginMachine> = {
  machine: ssoLoginMachine,
  name: { zh: '单点登录', en: 'Single sign-on' },
  starts: [
    {
      zh: '打开 /sso/login?ticket=sso-1012',
      en: 'Open /sso/login?ticket=sso-1012',
      input: { ticket: 'sso-1012' },
    },
  ],
  calls: { enterBySso: ['session.loginBySso'] },
  agrees: ({ context: { ticket, failure, entry } }) => [ticket, failure, entry !== null],
  events: {
    'sso.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'xstate.done.actor.enterBySso': [{ zh: '后台认可凭证', en: 'The backend accepts the ticket', payload: entered }],
    'xstate.error.actor.enterBySso': [
      refusedWith(sessionRefusal.failed, { zh: '后台拒绝凭证', en: 'The backend refuses the ticket' }),
      offline,
    ],
  },
  acts: {
    'sso.retry': [press('button', 'session:sso.retry')],
  },
  states: {
    '': { zh: '用其他网站的凭证登录。' },
    entering: { title: { zh: '登录中', en: 'Logging in' }, zh: '后台正在核对凭证。' },
    refused: { title: { zh: '凭证无效', en: 'Ticket rejected' }, zh: '凭证无效；可以用其他方式登录。' },
    failed: { title: { zh: '登录失败', en: 'Login failed' }, zh: '网络不通；同一凭证可以再试。' },
    entered: { title: { zh: '已登录', en: 'Logged in' }, zh: '已登录。' },
  },
};
