import { Effect } from 'effect';
import { networkReturns, offline } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';
import { shareMachine } from './share.machine.ts';

const sample = shareMachine((_: { readonly id: string }) => Effect.succeed(''));

/** A sample: every page that can be shared goes these ways. */
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
    'share.given': [{ zh: '点击“分享到其他应用”，选了一个应用', en: 'Press "Share with an app" and choose one' }],
    'share.refused': [
      { zh: '点击“分享到其他应用”，系统不允许', en: 'Press "Share with an app", which the device refuses' },
    ],
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadCode': [
      { zh: '后台给出小程序码', en: 'The backend gives the picture', payload: { output: 'data:,code' } },
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
  states: {
    '': '把页面分享出去：链接和二维码。',
    closed: '分享窗口没有打开。',
    open: '分享窗口已打开，有链接和二维码。',
    'open.code.deciding': '判断小程序码是否已经有了。',
    'open.code.none': '小程序里没有这个页面。',
    'open.code.loading': '正在取小程序码，位置留着。',
    'open.code.shown': '小程序码可以扫。',
    'open.code.failed': '小程序码没有取到；链接和二维码仍然可用。',
    'open.link.plain': '可以复制链接。',
    'open.link.copied': '页面提示链接已复制，过一会儿消失。',
    'open.link.refused': '浏览器不允许复制，请读者手动复制。',
    'open.link.ungiven': '没能交给系统分享；链接和二维码仍然可用。',
  },
};
