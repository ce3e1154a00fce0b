import type { AnyMachineSnapshot } from 'xstate';
import { enter, fill, key, press } from '../kit/act.ts';
import {
  clockFails,
  crashed,
  isOffline,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  under,
} from '../kit/path-cases.ts';
import type { PathSpec, Words } from '../kit/path-spec.ts';
import { smsCodeMachine } from './sms-code.machine.ts';

const start = Date.UTC(2026, 0, 1);
const isMeasured = ({ context }: AnyMachineSnapshot): boolean => context.deadline !== null;
const sent = (resultCode: number) => ({ output: { resultCode } });
const captchaFails = (words: Words) => ({
  ...crashed(words),
  cause: { story: 'captcha fails', inside: true } as const,
});

const secondPasses = { zh: '过一秒', en: 'A second passes' };
const countdownWords = {
  measuring: { title: { zh: '计算剩余秒数', en: 'Measuring time left' }, zh: '按时钟计算还剩几秒。' },
  ticking: { title: { zh: '倒计时', en: 'Counting down' }, zh: '显示剩余秒数。' },
};

const codeRequested = (mobile: string) => ({
  zh: `手机号填 ${mobile}，点击“获取验证码”`,
  en: `Type the mobile ${mobile} and press "Get code"`,
  payload: { account: { mobile: `+86${mobile.replaceAll(' ', '')}` } },
});
const endsIn =
  (suffix: string) =>
  ({ context }: AnyMachineSnapshot): boolean =>
    context.account.mobile.endsWith(suffix);
const isSlid = ({ context }: AnyMachineSnapshot): boolean => context.nvcVal === 'slide-1';
const passes = (snapshot: AnyMachineSnapshot): boolean =>
  endsIn('5678')(snapshot) || (endsIn('0400')(snapshot) && isSlid(snapshot));
const wantsSlider = (snapshot: AnyMachineSnapshot): boolean => /04[01]0$/.test(snapshot.context.account.mobile);

export const smsCodePaths: PathSpec<typeof smsCodeMachine> = {
  machine: smsCodeMachine,
  name: { zh: '短信验证码按钮', en: 'SMS code button' },
  starts: [
    { zh: '登录窗口的“短信登录”已打开', en: 'The SMS tab of the login dialog is open', input: { purpose: 'login' } },
    { zh: '重置密码的表单已打开', en: 'The form for resetting a password is open', input: { purpose: 'reset' } },
  ],
  calls: { checkSilently: [], checkBySlider: [], sendCode: ['session.sendCode'], readClock: [] },
  agrees: ({ context: { purpose, account, failure, secondsLeft } }) => [purpose, account, failure, secondsLeft > 0],
  events: {
    'code.request': [
      codeRequested('139 1234 5678'),
      codeRequested('139 1234 0400'),
      codeRequested('139 1234 0410'),
      codeRequested('139 1234 0800'),
      codeRequested('139 1234 0009'),
      codeRequested('139 1234 0429'),
    ],
    'account.change': [
      {
        zh: '改手机号',
        en: 'Type another mobile',
        then: { zh: '前一个号码的提示消失。', en: 'The message about the earlier number disappears.' },
      },
    ],
    'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
    'failure.dismiss': [
      {
        zh: '改验证码',
        en: 'Type the code',
        when: ({ context }) => context.failure !== null,
        then: { zh: '没有发出验证码的原因不再显示。', en: 'The reason of the failure disappears.' },
      },
    ],
    'code.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'slider.solve': [{ zh: '把滑块拖到最右边', en: 'Drag the slider to its right end' }],
    'slider.dismiss': [{ zh: '点击“取消验证”', en: 'Dismiss the slider' }],
    'xstate.done.actor.checkSilently': [
      {
        zh: '无痕验证返回凭证',
        en: 'The background captcha returns its token',
        payload: { output: { nvcVal: 'nvc-1' } },
      },
    ],
    'xstate.error.actor.checkSilently': [
      captchaFails({ zh: '安全验证组件加载失败', en: 'The captcha cannot be loaded' }),
    ],
    'xstate.done.actor.sendCode': [
      { zh: '后台发出验证码', en: 'The backend sends a code', payload: sent(200), when: passes },
      {
        zh: '后台要求滑块验证（400）',
        en: 'The backend asks for the slider (400)',
        payload: sent(400),
        when: (snapshot) => wantsSlider(snapshot) && !isSlid(snapshot),
      },
      {
        zh: '后台判定有风险（800）',
        en: 'The backend blocks the request (800)',
        payload: sent(800),
        when: endsIn('0800'),
      },
      {
        zh: '后台不认可滑块（900）',
        en: 'The backend does not accept the slider (900)',
        payload: sent(900),
        when: (snapshot) => endsIn('0410')(snapshot) && isSlid(snapshot),
      },
    ],
    'xstate.error.actor.sendCode': [
      {
        ...refusedWith(1, { zh: '后台拒绝（码 1）', en: 'The backend refuses (code 1)' }),
        when: endsIn('0009'),
        cause: {},
      },
      {
        ...refusedWith(
          1,
          { zh: '后台限制频率：还要等 37 秒', en: 'The backend limits requests: wait 37 seconds' },
          { countdown: 37 },
        ),
        when: endsIn('0429'),
        cause: {},
      },
      { ...offline, see: 'failure:offline' },
    ],
    'xstate.done.actor.checkBySlider': [
      { zh: '滑块验证通过', en: 'The slider is accepted', payload: { output: { nvcVal: 'slide-1' } } },
    ],
    'xstate.error.actor.checkBySlider': [captchaFails({ zh: '滑块组件加载失败', en: 'The slider cannot be loaded' })],
    'xstate.done.actor.readClock': [
      {
        zh: '倒计时开始',
        en: 'The countdown begins',
        payload: { output: start },
        when: (snapshot) => !isMeasured(snapshot),
      },
      { zh: '倒计时还没结束', en: 'The countdown is not over', payload: { output: start + 1_000 }, when: isMeasured },
      {
        zh: '60 秒已过',
        en: '60 seconds are over',
        payload: { output: start + 60_000 },
        when: isMeasured,
        cause: { story: 'the last second' },
      },
    ],
    'xstate.error.actor.readClock': [clockFails],
    'xstate.after.second.smsCode.cooling.ticking': [secondPasses],
    'xstate.after.second.smsCode.tooFrequent.ticking': [secondPasses],
  },
  acts: {
    'code.request': ({ account }) => [
      ...('mobile' in account ? [fill(account.mobile.replace('+86', ''), 'textbox', 'session:field.mobile')] : []),
      press('button', 'session:smsCode.request'),
    ],
    'account.change': [fill('13900009999', 'textbox', 'session:field.mobile')],
    'failure.dismiss': [fill('1', 'textbox', 'session:field.code')],
    'code.retry': [press('button', 'session:smsCode.retry')],
    'slider.solve': [enter('slider', 'session:slider.label'), key('End')],
    'slider.dismiss': [press('button', 'session:slider.dismiss')],
  },
  states: {
    '': { zh: '把验证码发到手机或邮箱的按钮。' },
    ready: { title: { zh: '可以获取验证码', en: 'Ready to send' }, zh: '可以获取验证码；失败过则说明原因。' },
    gettingToken: { title: { zh: '安全验证中', en: 'Checking captcha' }, zh: '正在后台进行无痕验证。' },
    requesting: { title: { zh: '发送中', en: 'Sending' }, zh: '后台正在发送验证码。' },
    slider: { title: { zh: '滑块验证', en: 'Slider captcha' }, zh: '安全验证要求把滑块拖到底。' },
    'slider.waiting': { title: { zh: '等待滑块', en: 'Waiting for slider' }, zh: '等待拖动或关闭滑块。' },
    'slider.proving': {
      title: { zh: '获取验证凭证', en: 'Getting captcha token' },
      zh: '滑块已拖到底，正在换取凭证。',
    },
    cooling: { title: { zh: '冷却中', en: 'Cooling down' }, zh: '验证码已发出；倒计时结束前不能再获取。' },
    ...under('cooling', countdownWords),
    tooFrequent: { title: { zh: '发送过于频繁', en: 'Too frequent' }, zh: '倒计时结束前，这个账号不能再获取。' },
    ...under('tooFrequent', countdownWords),
    captchaUnavailable: {
      title: { zh: '验证组件不可用', en: 'Captcha unavailable' },
      zh: '安全验证没有加载出来；按钮可以重试。',
    },
  },
};
