import { defaultSites } from '#services/address/sites.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { doorCases } from './app.door-cases.ts';
import { appMachine } from './app.machine.ts';
import { placeCases } from './app.place-cases.ts';
import { pressCases } from './app.press-cases.ts';
import { toldCases } from './app.told-cases.ts';

const input = {
  origin: 'https://shiye.test',
  sites: defaultSites,
  nextOrigins: ['https://partner.test'],
  browserLanguage: 'zh-CN',
  browserTheme: 'light',
  isMobile: false,
  isInWechat: false,
  wechatAuthorizeUrl: null,
} as const;
export const appPaths: PathSpec<typeof appMachine> = {
  machine: appMachine,
  name: { zh: '整个应用', en: 'The whole app' },
  starts: [
    { zh: '在电脑浏览器打开网站', en: 'The site is opened in a desktop browser', input },
    {
      zh: '上一页点的赞没等到回音，网站又打开了',
      en: 'The site is opened after a page that went away before its like was answered',
      input: { ...input, hasUnsent: true },
    },
    {
      zh: '在微信里打开网站',
      en: 'The site is opened inside WeChat',
      input: { ...input, isMobile: true, isInWechat: true, wechatAuthorizeUrl: 'https://wechat.test/authorize' },
    },
  ],
  key: ({ context: { route, isInWechat, errand: kept, held } }) => [
    isInWechat,
    route?.place,
    Object.keys(route?.query ?? {}),
    held?.type,
    kept && [kept.redirect, kept.nextUrl],
  ],
  stubs: {
    session: { context: { held: null, info: null }, hasTag: () => false },
    drafts: { context: { drafts: {}, unsaved: [] } },
  },
  events: { ...placeCases, ...pressCases, ...toldCases, ...doorCases },
  states: {
    '': '整个应用：谁在这里，他在哪里，怎么进来。',
    'visitor.unknown.asking': '正在弄清保存的登录是谁的（如果有）。',
    'visitor.unknown.unverified': '有登录，但没能确认是谁的；会再试，读者也可以马上重试。',
    'visitor.known.guest': '没有登录的访客。',
    'visitor.known.unregistered': '已登录，但没有手机号或资料不完整。',
    'visitor.known.member': '已注册的会员。',
    'place.nowhere': '还没有读地址。',
    'place.deciding': '这位读者能看这个页面吗？',
    'place.waiting': '页面只给会员看；还在弄清来的是谁。',
    'place.turnedAway': '会员页面：把访客送回首页并请他登录。',
    'place.there': '地址所指的页面打开着。',
    'door.shut': '读者和页面之间没有阻隔。',
    'door.leaving': '正要去微信；记下为什么离开。',
    'door.returning': '从微信回来；正在看带回了什么。',
    'door.signingOn': '用其他网站的凭证登录，或说明为什么不行。',
    'door.binding': '用没有手机的微信登录了：要绑定手机。',
    'door.login': '登录窗口开着；下面的页面不变。',
    'door.settling': '已登录；正在弄清资料是否完整。',
    'door.completing': '注册向导开着；下面的页面不变。',
    'door.arriving': '已登录且资料完整：去读者要去的地方。',
    'door.openingTab': '稍后在新标签页打开下一个地址。',
  },
};
