import { defaultSites } from '#services/address/sites.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { appMachine } from './app.machine.ts';
import { authCases } from './auth.cases.ts';
import { routeCases } from './route.cases.ts';
import { userCases } from './user.cases.ts';

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
  never: 'the whole app runs in tests/app, not alone',
  starts: [
    { zh: '在电脑浏览器打开网站', en: 'The site is opened in a desktop browser', input },
    {
      zh: '上一页点的赞没等到回音，网站又打开了',
      en: 'The site is opened after a page that went away before its like was answered',
      input: { ...input, hasQueuedReactions: true },
    },
    {
      zh: '在微信里打开网站',
      en: 'The site is opened inside WeChat',
      input: { ...input, isMobile: true, isInWechat: true, wechatAuthorizeUrl: 'https://wechat.test/authorize' },
    },
  ],
  key: ({ context: { route, isMobile, isInWechat, returnTarget: kept, pending } }) => [
    isMobile,
    isInWechat,
    route?.name,
    Object.keys(route?.query ?? {}),
    pending?.event.type,
    kept && [kept.redirect, kept.nextUrl],
  ],
  stubs: {
    session: { context: { login: null, info: null }, hasTag: () => false },
    drafts: { context: { drafts: {}, unsaved: [] } },
  },
  events: { ...routeCases, ...userCases, ...authCases },
  states: {
    '': { zh: '整个应用：用户是谁、打开了哪个页面、登录流程。' },
    user: { title: { zh: '用户身份', en: 'User identity' } },
    'user.unknown': { title: { zh: '身份未确认', en: 'Identity unknown' } },
    'user.unknown.asking': {
      title: { zh: '正在确认身份', en: 'Checking login' },
      zh: '正在确认保存的登录属于谁（如果有）。',
    },
    'user.unknown.unverified': {
      title: { zh: '身份确认失败', en: 'Login not verified' },
      zh: '保存的登录无法确认；会自动重试，用户也可以马上重试。',
    },
    'user.known': { title: { zh: '身份已确认', en: 'Identity known' } },
    'user.known.guest': { title: { zh: '访客', en: 'Guest' }, zh: '没有登录的访客。' },
    'user.known.unregistered': {
      title: { zh: '未完成注册', en: 'Unregistered user' },
      zh: '已登录，但没有手机号或资料不完整。',
    },
    'user.known.member': { title: { zh: '注册会员', en: 'Member' }, zh: '已注册的会员。' },
    route: { title: { zh: '当前页面', en: 'Current page' } },
    'route.nowhere': { title: { zh: '尚未读取地址', en: 'No address yet' }, zh: '还没有读取地址。' },
    'route.deciding': { title: { zh: '检查访问权限', en: 'Checking access' }, zh: '判断用户能否访问这个页面。' },
    'route.waiting': {
      title: { zh: '等待确认身份', en: 'Waiting for identity' },
      zh: '页面仅限会员；正在确认登录。',
    },
    'route.turnedAway': { title: { zh: '无权访问', en: 'Access denied' }, zh: '会员页面：返回首页并请访客登录。' },
    'route.there': { title: { zh: '页面已打开', en: 'Page open' }, zh: '地址对应的页面已打开。' },
    auth: { title: { zh: '登录与注册', en: 'Login and registration' } },
    'auth.closed': { title: { zh: '无需登录', en: 'No dialog' }, zh: '没有打开登录或注册窗口。' },
    'auth.identifying': {
      title: { zh: '等待确认身份', en: 'Waiting for identity' },
      zh: '还在确认保存的登录属于谁；用户点的操作等结果。',
    },
    'auth.leaving': { title: { zh: '正在前往微信', en: 'Leaving for WeChat' }, zh: '即将前往微信；记住登录后的去处。' },
    'auth.returning': {
      title: { zh: '从微信返回', en: 'Returning from WeChat' },
      zh: '从微信返回；正在检查授权码。',
    },
    'auth.signingOn': {
      title: { zh: '单点登录中', en: 'Single sign-on' },
      zh: '用其他网站的凭证登录，或说明为什么不行。',
    },
    'auth.binding': { title: { zh: '绑定手机', en: 'Binding mobile' }, zh: '已用未绑定手机的微信登录：需要绑定手机。' },
    'auth.login': { title: { zh: '登录框已打开', en: 'Login dialog open' }, zh: '登录窗口已打开，页面保持不变。' },
    'auth.settling': { title: { zh: '检查资料', en: 'Checking profile' }, zh: '已登录；正在检查资料是否完整。' },
    'auth.completing': {
      title: { zh: '注册向导已打开', en: 'Registration wizard open' },
      zh: '注册向导已打开，页面保持不变。',
    },
    'auth.arriving': { title: { zh: '登录完成', en: 'Login complete' }, zh: '已登录且资料完整：前往目标页面。' },
    'auth.openingTab': { title: { zh: '打开新标签页', en: 'Opening new tab' }, zh: '稍后在新标签页打开下一个地址。' },
  },
};
