import { Effect } from 'effect';
import { press, retry } from '../kit/act.ts';
import { networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { shareMachine } from './share.machine.ts';

const sample = shareMachine((_: { readonly id: string }) => Effect.succeed(''));

export const sharePaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '分享', en: 'Sharing' },
  starts: [{ zh: '打开一篇资讯', en: 'An article is opened', input: { id: '60600' } }],
  events: {
    'share.open': [{ zh: '点击“分享”', en: 'Press "Share"' }],
    'share.close': [{ zh: '关闭分享窗口', en: 'Close the dialog' }],
    'share.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'link.copied': [{ zh: '点击“复制链接”', en: 'Press "Copy link"' }],
    'link.refused': [{ zh: '点击“复制链接”，浏览器不允许', en: 'Press "Copy link", which the browser does not allow' }],
    'share.given': [{ zh: '点击“分享到其他应用”，选了一个应用', en: 'Press "Share with another app" and choose one' }],
    'share.refused': [
      { zh: '点击“分享到其他应用”，系统不允许', en: 'Press "Share with another app", which the device refuses' },
    ],
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadCode': [
      { zh: '后台返回小程序码', en: 'The backend returns the picture', payload: { output: 'data:,code' } },
    ],
    'xstate.error.actor.loadCode': [offline],
    'xstate.after.tipHiddenAfter.share.open.link.copied': [{ zh: '过了五秒', en: 'Five seconds pass' }],
  },
  unreachable: [
    {
      transition: 'share.open.code.deciding/always/0',
      reason: 'only a page that the mini program does not have, such as a flash, goes there',
    },
  ],
  acts: {
    'share.open': [press('button', 'share:open')],
    'share.close': [press('button', 'share:close')],
    'link.copied': [press('button', 'share:copy')],
    'share.given': [press('button', 'share:give')],
    'share.retry': [retry],
  },
  states: {
    '': { zh: '把页面分享出去：链接和二维码。' },
    closed: { title: { zh: '已关闭', en: 'Closed' }, zh: '分享窗口没有打开。' },
    open: { title: { zh: '分享窗口已打开', en: 'Share dialog open' }, zh: '分享窗口已打开，有链接和二维码。' },
    'open.code': { title: { zh: '小程序码', en: 'Mini-program code' } },
    'open.code.deciding': { title: { zh: '检查小程序码', en: 'Checking code' }, zh: '小程序码是否已加载？' },
    'open.code.none': { title: { zh: '没有小程序码', en: 'No code' }, zh: '小程序里没有这个页面。' },
    'open.code.loading': { title: { zh: '加载小程序码中', en: 'Loading code' }, zh: '正在加载小程序码，位置先留着。' },
    'open.code.shown': { title: { zh: '小程序码已显示', en: 'Code shown' }, zh: '小程序码可以扫。' },
    'open.code.failed': {
      title: { zh: '小程序码加载失败', en: 'Code failed' },
      zh: '小程序码没有加载出来；链接和二维码仍然可用。',
    },
    'open.link': { title: { zh: '分享链接', en: 'Link' } },
    'open.link.plain': { title: { zh: '可以复制链接', en: 'Ready to copy' }, zh: '可以复制链接。' },
    'open.link.copied': { title: { zh: '链接已复制', en: 'Link copied' }, zh: '页面提示链接已复制，过一会儿消失。' },
    'open.link.refused': { title: { zh: '复制被阻止', en: 'Copy blocked' }, zh: '浏览器不允许复制，请用户手动复制。' },
    'open.link.ungiven': {
      title: { zh: '系统分享失败', en: 'System share failed' },
      zh: '没能交给系统分享；链接和二维码仍然可用。',
    },
  },
};
