import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import {
  crashed,
  isOffline,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  throttleOpens,
} from '../shared/path-cases.ts';
import type { Words } from '../shared/path-spec.ts';

const credentials = { access_token: 'token', refresh_token: 'refresh', expires_in: 7_200, identity: 'member' };

export const entered = { output: { credentials, at: Date.UTC(2026, 0, 1) } };

export const wechatAccepted = { zh: '后台认可微信登录', en: 'The backend accepts the WeChat login', payload: entered };
export const wechatRefused = refusedWith(sessionRefusal.failed, {
  zh: '后台拒绝微信登录',
  en: 'The backend refuses the WeChat login',
});

export const typed = { zh: '显示所填内容。', en: 'The input is shown.' };

type When = (snapshot: AnyMachineSnapshot) => boolean;

const always: When = () => true;

const typing =
  (field: Words) =>
  (value: string, when = always) => ({
    zh: `${field.zh}填 ${value}`,
    en: `Type the ${field.en} ${value}`,
    payload: { value },
    when,
    then: typed,
  });

export const mobileTyped = typing({ zh: '手机号', en: 'mobile' });
export const emailTyped = typing({ zh: '邮箱', en: 'email' });
export const passwordTyped = typing({ zh: '密码', en: 'password' });
export const newPasswordTyped = typing({ zh: '新密码', en: 'password' });
const codeTyped = typing({ zh: '验证码', en: 'code' });

const wrongCode = '000000';

export const codeVerdict = (code: string): boolean | 'none' => (code === '' ? 'none' : code === wrongCode);

export const isCodeRight = ({ context }: AnyMachineSnapshot): boolean => context.code !== wrongCode;

export const chinaChosen = {
  zh: '选择国家/地区代码 +86',
  en: 'Choose the country code +86',
  payload: { dialCode: '+86' },
  then: { zh: '手机号前是 +86。', en: 'The mobile has +86 in front.' },
};

/** Scripts type the code that came when the user submits, not when the chart does. */
export const codeThrottleOpens = {
  ...throttleOpens,
  cause: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ sent: { throttle: 'waiting' } })
      ? { never: 'the code in the form may not be the one that came' }
      : undefined,
};

export const accountCases = {
  'code.change': [
    { zh: '验证码填收到的六位数字', en: 'Type the code that came', payload: { value: '123456' }, then: typed },
    codeTyped(wrongCode),
  ],
  'code.request': [{ zh: '点击“获取验证码”', en: 'Press "Get code"' }],
  'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
  'xstate.error.actor.smsCode': [crashed({ zh: '验证码按钮出了故障', en: 'The code button crashes' })],
} as const;

export const codeRefused = (refusal: number) => [
  {
    ...refusedWith(refusal, { zh: '后台提示验证码不对', en: 'The backend rejects the code as wrong' }),
    when: (snapshot: AnyMachineSnapshot) => !isCodeRight(snapshot),
    cause: {},
  },
  { ...offline, see: 'failure:offline' },
];

export const sentWords = {
  editing: { title: { zh: '填写中', en: 'Editing' }, zh: '用户在填写；失败过则说明原因。' },
  sent: { title: { zh: '已提交', en: 'Submitted' }, zh: '有了答复且过了 800 毫秒，才能再次提交。' },
  'sent.answer': { title: { zh: '后台答复', en: 'Backend answer' } },
  'sent.answer.refused': { title: { zh: '提交未通过', en: 'Submission rejected' }, zh: '显示失败原因；可以继续填写。' },
  'sent.throttle': { title: { zh: '防重复提交', en: 'Double-submit guard' } },
  'sent.throttle.throttled': { title: { zh: '忽略重复点击', en: 'Ignoring repeated click' }, zh: '连点两次没有作用。' },
  'sent.throttle.waiting': {
    title: { zh: '稍后再提交', en: 'Submitting again soon' },
    zh: '有了答复又提交得太快；时间一到就提交。',
  },
  'sent.throttle.open': { title: { zh: '限制已解除', en: 'Guard over' }, zh: '只等后台答复。' },
} as const;
