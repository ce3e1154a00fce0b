import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { check, fill, leave, press } from '../kit/act.ts';
import {
  formWords,
  isOffline,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  throttleOpens,
} from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { chinaChosen, entered, formOf, mobileTyped, passwordTyped, textIn, typed } from './account-cases.ts';
import { passwordLoginMachine } from './password-login.machine.ts';

const isWrong = (snapshot: AnyMachineSnapshot): boolean => textIn(snapshot, 'password') === 'Wrong2026';

export const passwordLoginPaths: PathSpec<typeof passwordLoginMachine> = {
  machine: passwordLoginMachine,
  name: { zh: '密码登录', en: 'Login by password' },
  starts: [
    { zh: '登录窗口的“密码登录”已打开', en: 'The password tab of the login dialog is open', input: { step: 'login' } },
    { zh: '微信登录后要绑定手机', en: 'After a WeChat login a mobile must be bound', input: { step: 'bind' } },
  ],
  key: (snapshot) => {
    const { mobile, password, captcha } = formOf(snapshot).texts;
    const { step, captcha: picture } = snapshot.context;
    return [step, mobile, password, picture, captcha, isOffline(snapshot)];
  },
  calls: {
    drawCaptcha: ['session.captchaImage'],
    enterByPassword: ['session.loginByPassword', 'session.bindAccount'],
  },
  agrees: (snapshot) => {
    const { mobile, password, captcha } = formOf(snapshot).texts;
    const { step, captcha: picture } = snapshot.context;
    return [step, mobile, password, picture && picture.image !== '', captcha];
  },
  events: {
    'field.change': [
      chinaChosen,
      mobileTyped('19900101012'),
      passwordTyped('Sample2026'),
      passwordTyped('Wrong2026', (snapshot) => textIn(snapshot, 'password') === ''),
      {
        zh: '填写图形验证码',
        en: 'Type the letters of the picture',
        payload: { field: 'captcha', text: 'x7kq' },
        when: ({ context }) => context.captcha !== null,
        then: typed,
      },
    ],
    'remember.change': [
      {
        zh: '勾选“记住我”',
        en: 'Tick "Remember me"',
        payload: { on: true },
        then: { zh: '“记住我”已勾选。', en: '"Remember me" is ticked.' },
      },
    ],
    'captcha.reload': [{ zh: '点击“换一张”', en: 'Ask for another picture' }],
    'field.leave': [
      {
        zh: '离开手机号输入框',
        en: 'Leave the mobile field',
        payload: { field: 'mobile' },
        then: { zh: '空格被去掉；格式不对时提示。', en: 'Spaces are removed; a wrong format is shown.' },
      },
    ],
    'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
    'login.submit': [{ zh: '点击“登录”（或“绑定”）', en: 'Press "Log in" (or "Link")' }],
    'xstate.done.actor.drawCaptcha': [
      {
        zh: '图形验证码到了',
        en: 'The picture comes',
        payload: { output: { key: 'k', image: 'data:image/png;base64,AA==' } },
      },
    ],
    'xstate.error.actor.drawCaptcha': [offline],
    'xstate.done.actor.enterByPassword': [
      {
        zh: '后台认可密码',
        en: 'The backend accepts the password',
        payload: entered,
        when: (snapshot) => !isWrong(snapshot),
      },
    ],
    'xstate.error.actor.enterByPassword': [
      {
        ...refusedWith(sessionRefusal.wrongCredentials, {
          zh: '账号或密码不对',
          en: 'Wrong account or password',
        }),
        when: isWrong,
        cause: {},
      },
      {
        ...refusedWith(sessionRefusal.captchaRequired, {
          zh: '密码错了三次，后台要求图形验证码',
          en: 'Three wrong passwords: the backend asks for the picture captcha',
        }),
        when: ({ context }) => context.step === 'login',
        cause: { story: 'three logins have failed' },
      },
      offline,
    ],
    'xstate.after.submitThrottle.passwordLogin.sent.throttle': [throttleOpens],
  },
  acts: {
    'login.submit': [press('button', 'session:login.submit', { role: 'dialog' })],
    'field.change': ({ field, text }) =>
      field === 'dialCode'
        ? [press('combobox', 'session:field.dialCode'), press('option', text)]
        : [fill(text, 'textbox', `session:field.${field}`)],
    'field.leave': ({ field }) => [leave('textbox', `session:field.${field}`)],
    'remember.change': [check('checkbox', 'session:login.remember')],
    'captcha.reload': (_, { context }) =>
      context.captcha === null ? null : [press('button', 'session:field.captchaReload')],
  },
  states: {
    '': { zh: '用密码登录，或绑定手机。' },
    ...formWords,
    'editing.resting': { title: { zh: '没有请求', en: 'No request' }, zh: '没有进行中的请求。' },
    'editing.drawing': { title: { zh: '获取图形验证码', en: 'Loading captcha' }, zh: '正在加载新的图形验证码。' },
    'sent.answer.awaiting': { title: { zh: '等待答复', en: 'Waiting for answer' }, zh: '密码加密后由后台核对。' },
    entered: { title: { zh: '已登录', en: 'Logged in' }, zh: '已登录，或手机已绑定。' },
  },
};
