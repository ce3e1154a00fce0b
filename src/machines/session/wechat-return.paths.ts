import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { crashed, offline, refusedWith } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { wechatAccepted, wechatRefused } from './account-cases.ts';
import { wechatReturnMachine } from './wechat-return.machine.ts';

const state = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const createdAt = Date.UTC(2026, 0, 1);
const returnTarget = { state, intent: 'login', redirect: '/news/1', nextUrl: null, newTab: false, createdAt };

export const wechatReturnPaths: PathSpec<typeof wechatReturnMachine> = {
  machine: wechatReturnMachine,
  name: { zh: '从微信返回', en: 'Return from WeChat' },
  starts: [
    {
      zh: '在微信里同意授权后回到网站',
      en: 'Agree in WeChat and come back to the site',
      input: { code: 'code', state, method: 'officialAccount' },
    },
    {
      zh: '在微信里拒绝授权后回到网站',
      en: 'Refuse in WeChat and come back to the site',
      input: { code: null, state, method: 'officialAccount' },
    },
  ],
  calls: {
    takeReturnTarget: [],
    enterByWechat: ['session.loginByWechatOfficialAccount'],
    bindWechat: ['session.bindWechat'],
  },
  agrees: ({ context: { returnTarget, output } }) => [returnTarget?.intent ?? null, output.outcome],
  events: {
    'xstate.done.actor.takeReturnTarget': [
      {
        zh: '本机记得是去登录的',
        en: 'The browser remembers: for logging in',
        payload: { output: returnTarget },
        cause: { story: 'left to log in' },
      },
      {
        zh: '本机记得是去绑定微信的',
        en: 'The browser remembers: for binding WeChat',
        payload: { output: { ...returnTarget, intent: 'bind' } },
        cause: { story: 'left to bind' },
      },
      {
        zh: '本机不记得这次离开，或已超过 30 分钟',
        en: 'The browser remembers nothing, or it was over 30 minutes ago',
        payload: { output: null },
        cause: { story: 'left too long ago' },
      },
    ],
    'xstate.error.actor.takeReturnTarget': [crashed({ zh: '读取记录出了故障', en: 'Looking it up crashes' })],
    'xstate.done.actor.enterByWechat': [wechatAccepted],
    'xstate.error.actor.enterByWechat': [wechatRefused, offline],
    'xstate.done.actor.bindWechat': [
      { zh: '后台绑定了微信', en: 'The backend binds WeChat', payload: { output: true } },
    ],
    'xstate.error.actor.bindWechat': [
      refusedWith(sessionRefusal.wechatBoundElsewhere, {
        zh: '后台提示该微信号已绑定其他帐号',
        en: 'The backend rejects it: this WeChat is bound to another account',
      }),
      offline,
    ],
  },
  states: {
    '': { zh: '用户从微信返回。' },
    remembering: {
      title: { zh: '查找离开原因', en: 'Looking up purpose' },
      zh: '按微信带回的 state 查找当初离开的原因；只能用一次。',
    },
    loggingIn: { title: { zh: '登录中', en: 'Logging in' }, zh: '正用一次性的微信授权码登录。' },
    binding: { title: { zh: '绑定中', en: 'Binding' }, zh: '正用微信授权码把微信绑定到会员。' },
    entered: { title: { zh: '已登录', en: 'Logged in' }, zh: '已登录；身份为空则接着绑定手机。' },
    bound: { title: { zh: '微信已绑定', en: 'WeChat bound' }, zh: '微信已绑定。' },
    denied: { title: { zh: '用户未授权', en: 'Not authorised' }, zh: '用户在微信里没有授权：没有变化，也不提示。' },
    failed: { title: { zh: '登录失败', en: 'Login failed' }, zh: '授权码没有成功；已说明原因。' },
    unknown: {
      title: { zh: '授权来源不明', en: 'Unknown request' },
      zh: '没有对应的授权请求，或时间太久：不使用授权码。',
    },
  },
};
