import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { type Edited, type Filled, textOf, valuesOf } from '../kit/form.ts';
import {
  crashed,
  isOffline,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  throttleOpens,
} from '../kit/path-cases.ts';
import type { Words } from '../kit/path-spec.ts';
import type { AccountField } from './account-form.ts';

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

/** What the form of a snapshot holds. */
export const formOf = ({ context }: AnyMachineSnapshot): Filled => valuesOf(context as Edited);
export const textIn = (snapshot: AnyMachineSnapshot, field: AccountField): string => textOf(formOf(snapshot), field);

const typing =
  <F extends AccountField>(field: F, { zh, en }: Words) =>
  (text: string, when = always) => ({
    zh: `${zh}填 ${text}`,
    en: `Type the ${en} ${text}`,
    payload: { field, text },
    when,
    then: typed,
  });

export const mobileTyped = typing('mobile', { zh: '手机号', en: 'mobile' });
export const emailTyped = typing('email', { zh: '邮箱', en: 'email' });
export const passwordTyped = typing('password', { zh: '密码', en: 'password' });
export const newPasswordTyped = typing('password', { zh: '新密码', en: 'password' });
const codeTyped = typing('code', { zh: '验证码', en: 'code' });

const wrongCode = '000000';

export const codeVerdict = (code: string): boolean | 'none' => (code === '' ? 'none' : code === wrongCode);

export const isCodeRight = (snapshot: AnyMachineSnapshot): boolean => textIn(snapshot, 'code') !== wrongCode;

export const chinaChosen = {
  zh: '选择国家/地区代码 +86',
  en: 'Choose the country code +86',
  payload: { field: 'dialCode', text: '+86' },
  then: { zh: '手机号前是 +86。', en: 'The mobile has +86 in front.' },
} as const;

/** Scripts type the code that came when the user submits, not when the chart does. */
export const codeThrottleOpens = {
  ...throttleOpens,
  cause: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ sent: { throttle: 'waiting' } })
      ? { never: 'the code in the form may not be the one that came' }
      : undefined,
};

export const codesTyped = (when = always) =>
  [
    {
      zh: '验证码填收到的六位数字',
      en: 'Type the code that came',
      payload: { field: 'code', text: '123456' },
      when,
      then: typed,
    },
    codeTyped(wrongCode, when),
  ] as const;

export const accountCases = {
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
