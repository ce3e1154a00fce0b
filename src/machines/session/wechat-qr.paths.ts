import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { wechatPath, wxErrcode } from '#services/contract/wechat.contract.ts';
import { press } from '../kit/act.ts';
import { networkReturns, offline, refusedWith, under } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { wechatAccepted } from './account-cases.ts';
import { wechatQrMachine } from './wechat-qr.machine.ts';

const quiet = { story: 'nothing happens on the phone' };
const pauseOver = { zh: '过两秒', en: 'Two seconds pass' };
const polled = (errcode: number, code = '') => ({ output: { errcode, code } });
const isUnscanned = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('waiting');
const pollingWords = {
  asking: { title: { zh: '询问微信', en: 'Asking WeChat' }, zh: '正在询问微信；有变化或过 25 秒才有答复。' },
  pausing: { title: { zh: '等待再次询问', en: 'Pausing' }, zh: '下一次询问前的短暂停顿。' },
};

export const wechatQrPaths: PathSpec<typeof wechatQrMachine> = {
  machine: wechatQrMachine,
  name: { zh: '微信扫码登录', en: 'Login by WeChat QR code' },
  starts: [
    { zh: '登录窗口的“微信扫码”已打开', en: 'The WeChat tab of the login dialog is open' },
    { zh: '账号设置里打开“绑定微信”', en: '"Link WeChat" is open in the account settings', input: { intent: 'bind' } },
  ],
  calls: {
    openTicket: [wechatPath.open],
    pollTicket: [wechatPath.poll],
    enterByWechat: ['session.loginByWechatWeb', 'session.bindWechat'],
  },
  agrees: ({ context: { intent, ticket, strikes, failure, entry } }) => [
    intent,
    ticket !== null,
    strikes,
    failure,
    entry !== null,
  ],
  events: {
    'qr.reload': [{ zh: '点击二维码刷新', en: 'Press the picture to reload it' }],
    'connection.returned': [networkReturns],
    'xstate.done.actor.openTicket': [
      {
        zh: '二维码到了',
        en: 'The picture comes',
        payload: { output: { uuid: 'ticket', imageUrl: 'https://qr.test/ticket' } },
      },
    ],
    'xstate.error.actor.openTicket': [offline],
    'xstate.done.actor.pollTicket': [
      {
        zh: '微信答复：还没有变化',
        en: 'WeChat answers: no change yet',
        payload: polled(wxErrcode.waiting),
        cause: quiet,
      },
      {
        zh: '手机扫了码',
        en: 'The phone scans the picture',
        payload: polled(wxErrcode.scanned),
        when: isUnscanned,
        cause: { story: 'the phone scans' },
      },
      {
        zh: '手机上点了确认',
        en: 'The phone confirms',
        payload: polled(wxErrcode.confirmed, 'wx-code'),
        cause: { story: 'the phone confirms' },
      },
      {
        zh: '手机确认但未授权',
        en: 'The phone confirms, but allows nothing',
        payload: polled(wxErrcode.confirmed),
        cause: { story: 'the phone allows nothing' },
      },
      {
        zh: '手机上点了取消',
        en: 'The phone cancels',
        payload: polled(wxErrcode.cancelled),
        cause: { story: 'the phone cancels' },
      },
      {
        zh: '二维码过期',
        en: 'The picture expires',
        payload: polled(wxErrcode.expired),
        cause: { story: 'the picture expires' },
      },
    ],
    'xstate.error.actor.pollTicket': [offline],
    'xstate.done.actor.enterByWechat': [wechatAccepted],
    'xstate.error.actor.enterByWechat': [
      refusedWith(sessionRefusal.wechatBoundElsewhere, {
        zh: '这个微信号绑定了其他帐号',
        en: 'The WeChat account belongs to another account',
      }),
    ],
    'xstate.after.pollPause.wechatQr.waiting.pausing': [pauseOver],
    'xstate.after.pollPause.wechatQr.scanned.pausing': [pauseOver],
  },
  acts: {
    'qr.reload': [press('button', 'session:wechat.reload')],
  },
  states: {
    '': { zh: '用微信扫描二维码登录。' },
    loadingTicket: { title: { zh: '加载二维码', en: 'Loading QR code' }, zh: '正在加载新的二维码。' },
    waiting: { title: { zh: '等待扫码', en: 'Waiting for scan' }, zh: '二维码等着手机来扫。' },
    ...under('waiting', pollingWords),
    scanned: { title: { zh: '已扫码', en: 'Scanned' }, zh: '手机已扫码，还没有确认。' },
    ...under('scanned', pollingWords),
    judging: { title: { zh: '判断微信答复', en: 'Checking WeChat answer' }, zh: '由微信的答复决定下一步。' },
    confirmed: { title: { zh: '登录中', en: 'Logging in' }, zh: '手机已确认；正用一次性的微信授权码登录或绑定。' },
    cancelled: { title: { zh: '手机上已取消', en: 'Cancelled on phone' }, zh: '手机上取消了；可以换一张二维码。' },
    expired: { title: { zh: '二维码过期', en: 'QR code expired' }, zh: '二维码过期；点击换新的。' },
    denied: { title: { zh: '手机上已拒绝', en: 'Denied on phone' }, zh: '手机上没有允许登录；可以换一张二维码。' },
    refused: {
      title: { zh: '微信号不可用', en: 'WeChat refused' },
      zh: '这个微信号用不了；只说明原因，可以换一张二维码。',
    },
    failed: { title: { zh: '登录失败', en: 'Login failed' }, zh: '网络或登录失败；可以换一张二维码。' },
    entered: { title: { zh: '已登录', en: 'Logged in' }, zh: '已登录；身份为空则接着绑定手机。' },
  },
};
