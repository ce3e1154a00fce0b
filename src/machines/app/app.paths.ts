import type { AnyMachineSnapshot } from 'xstate';
import { defaultSites } from '#services/address/sites.ts';
import { crashed, networkReturns, offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import type { RouteEntered } from './route.ts';
import { wholeApp } from './whole-app.ts';

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
const credentials = { access_token: 'token', refresh_token: 'refresh', expires_in: 7_200, identity: 'member' };
const at = Date.UTC(2026, 0, 1);

const home = (query: Readonly<Record<string, string>> = {}): Omit<RouteEntered, 'type'> => ({
  entry: Object.keys(query).join() || 'home',
  place: 'news.home',
  site: 'news',
  href: '/',
  params: {},
  query,
  hash: '',
});
const nextUrl = 'https://partner.test/fair';
const errand = {
  state: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  intent: 'login',
  redirect: '/news/1',
  nextUrl: null,
  newTab: false,
  createdAt: at,
} as const;

/** What the root does anywhere is tried where nothing else is going on. */
const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  isBefore(snapshot) && snapshot.matches({ place: { there: 'shown' }, door: 'shut' });
/** Fetching the program of a page is told once; the rest is tried where nothing has been fetched. */
const isBefore = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.context.fetched.length === 0 &&
  snapshot.context.route?.place !== 'news.article' &&
  snapshot.matches({ reactions: 'none', friends: 'none' });
const isHome = ({ context: { route } }: AnyMachineSnapshot): boolean => route?.href === '/' && route.entry === 'home';
const isKnown = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ visitor: 'known' });
const nothingMoves = { zh: '页面不变。', en: 'The page stays as it is.' };

export const appPaths: PathSpec<typeof wholeApp> = {
  machine: wholeApp,
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
  key: ({ context: { route, isInWechat, fetched, errand: kept } }) => [
    isInWechat,
    fetched,
    route?.place,
    Object.keys(route?.query ?? {}),
    kept && [kept.redirect, kept.nextUrl],
  ],
  stubs: {
    session: { context: { held: null, info: null }, hasTag: () => false },
    drafts: { context: { drafts: {}, unsaved: [] } },
  },
  events: {
    'route.entered': [
      { zh: '打开首页', en: 'Open the home page', payload: home() },
      {
        zh: '打开会员才能看的“私信”',
        en: 'Open the messages, which are for members',
        payload: {
          ...home(),
          entry: 'messages',
          place: 'post.messages',
          site: 'post',
          href: '/community/message/list',
        },
      },
      {
        zh: '打开带 redirect 的首页',
        en: 'Open the home page with a redirect',
        payload: home({ redirect: '/news/1' }),
      },
      {
        zh: '打开一篇资讯',
        en: 'Open an article',
        payload: { ...home(), entry: 'article', place: 'news.article', href: '/news/1', params: { id: '1' } },
        when: (snapshot) => isHome(snapshot) && snapshot.matches({ place: { there: 'shown' }, door: 'shut' }),
      },
      { zh: '打开带 nextUrl 的首页', en: 'Open the home page with a nextUrl', payload: home({ nextUrl }) },
      {
        zh: '打开带 nextUrl 和 newTab 的首页',
        en: 'Open the home page with a nextUrl and newTab',
        payload: home({ nextUrl, newTab: '1' }),
      },
    ],
    'xstate.done.actor.fetchConversations': [
      { zh: '私信的程序取到了', en: 'The program of private messages comes', when: isCalm },
    ],
    'xstate.error.actor.fetchConversations': [
      { ...crashed({ zh: '取私信程序的部件出了故障', en: 'Fetching the messages stops by a defect' }), when: isCalm },
    ],
    'reaction.press': [
      {
        zh: '点击“点赞”',
        en: 'Press "Like"',
        payload: { reaction: { act: 'like', type: 'news', id: '1' }, on: false },
        when: (snapshot) =>
          isHome(snapshot) && snapshot.matches({ place: { there: 'shown' }, door: 'shut', friends: 'none' }),
      },
    ],
    'friend.apply': [
      {
        zh: '点击“加好友”',
        en: 'Press "Add friend"',
        payload: { memberId: '1002', name: '王芳' },
        when: (snapshot) =>
          isHome(snapshot) && snapshot.matches({ place: { there: 'shown' }, door: 'shut', reactions: 'none' }),
      },
    ],
    'bond.changed': [
      {
        by: 'part',
        zh: '在好友列表里同意了一位好友',
        en: 'A request is agreed to in the list',
        payload: { memberId: '1002', bond: 'friend' },
        when: (snapshot) => snapshot.matches({ friends: 'some' }),
        then: { zh: '每个地方都显示已是好友。', en: 'Every place shows the new friend.' },
      },
    ],
    'room.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'login.wanted': [{ zh: '点击“登录”', en: 'Press "Log in"', payload: { byTap: true }, when: isBefore }],
    'wechat.returned': [
      {
        by: 'part',
        zh: '从微信回到网站',
        en: 'Come back from WeChat',
        payload: { code: 'code', state: errand.state },
        when: isCalm,
      },
    ],
    'sso.returned': [
      {
        by: 'part',
        zh: '打开 /sso/login?ticket=…',
        en: 'Open /sso/login?ticket=…',
        payload: { ticket: 'sso-liran' },
        when: isCalm,
      },
    ],
    'viewport.changed': [
      { zh: '把窗口缩窄', en: 'Make the window narrow', payload: { isMobile: true }, when: isCalm, then: nothingMoves },
    ],
    'search.wanted': [
      {
        by: 'part',
        zh: '搜索“燕麦奶”',
        en: 'Search for "燕麦奶"',
        payload: { word: '燕麦奶' },
        when: isCalm,
        then: { zh: '打开搜索结果。', en: 'The results are opened.' },
      },
    ],
    'connection.returned': [
      {
        ...networkReturns,
        when: (snapshot) =>
          isCalm(snapshot) ||
          snapshot.matches({ place: { there: 'unfetched' } }) ||
          snapshot.matches({ door: 'unfetched' }) ||
          snapshot.matches({ door: 'bindingUnfetched' }),
        then: { zh: '失败的内容重新加载。', en: 'What failed is loaded again.' },
      },
    ],
    'member.changed': [
      {
        by: 'part',
        zh: '会员在页面上改了自己的资料',
        en: 'The member changes his own data on a page',
        when: isCalm,
        then: { zh: '页面不变，会员信息重新读取。', en: 'The page stays; the member info is read again.' },
      },
    ],
    'password.changed': [
      {
        by: 'part',
        zh: '会员设置了新密码',
        en: 'The member sets a new password',
        when: isCalm,
        then: { zh: '登录结束，请用新密码登录。', en: 'The login ends; the new password logs in.' },
      },
    ],
    'binding.wanted': [
      {
        by: 'part',
        zh: '会员在账号设置里点击“绑定微信”',
        en: 'The member presses "Bind WeChat" in the account settings',
        when: isCalm,
        then: {
          zh: '在微信里离开去授权，别处显示二维码。',
          en: 'Inside WeChat he leaves for it; elsewhere a picture is shown.',
        },
      },
    ],
    'page.hidden': [{ zh: '切到别的标签页', en: 'Go to another tab', when: isCalm, then: nothingMoves }],
    'page.shown': [{ zh: '切回这个标签页', en: 'Come back to this tab', when: isCalm, then: nothingMoves }],
    'error.seen': [
      {
        by: 'part',
        zh: '程序里出了一个没有人处理的错误',
        en: 'An error that nothing handles',
        payload: { message: 'one', detail: '', memberId: null, at },
        when: isCalm,
        then: { zh: '页面不变，错误报给后台。', en: 'The page stays; the error is told to the backend.' },
      },
    ],
    'notice.raised': [
      {
        by: 'part',
        zh: '应用要提示读者',
        en: 'The app has something to say',
        payload: { tone: 'good', key: 'registration:supplement.saved' },
        when: isCalm,
        then: { zh: '提示出现在页面上。', en: 'A notice is over the page.' },
      },
    ],
    'entry.tried': [
      {
        by: 'part',
        zh: '登录或注册已提交',
        en: 'A login or the last step of the registration was sent',
        when: isCalm,
        then: { zh: '要在新标签页打开的，先打开空白标签页。', en: 'A blank tab is opened where one is wanted.' },
      },
    ],
    'entry.failed': [
      {
        by: 'part',
        zh: '登录或注册没有成功',
        en: 'The login or the registration did not succeed',
        when: isCalm,
        then: { zh: '空白标签页关掉。', en: 'The blank tab is closed.' },
      },
    ],
    'session.overtaken': [
      {
        by: 'part',
        zh: '另一个标签页换了新令牌，这里没有听到',
        en: 'Another tab has a newer token, and this one has not heard of it',
        when: isCalm,
        then: { zh: '页面重新加载一次。', en: 'The page is loaded anew, once.' },
      },
    ],
    'draft.keep': [
      {
        by: 'part',
        zh: '在表单里输入内容',
        en: 'Type into a form',
        payload: { subject: 'supplement', fields: { nickname: '李然' } },
        when: isCalm,
        then: { zh: '输入的内容留作草稿。', en: 'What was typed is kept as a draft.' },
      },
    ],
    'notices.changed': [
      {
        by: 'part',
        zh: '系统消息有变化',
        en: 'The system messages have changed',
        when: isCalm,
        then: { zh: '会员页头的未读数重新加载。', en: 'The number in the header of a member is loaded anew.' },
      },
    ],
    'page.wanted': [
      {
        by: 'part',
        zh: '页面办完了，要去另一页',
        en: 'What was done on the page is done; on to another',
        payload: { place: 'post.circles', params: {} },
        when: isCalm,
        then: { zh: '换到那一页。', en: 'The other page opens.' },
      },
      {
        by: 'part',
        zh: '已经离开的页面才办完',
        en: 'A page that was left meanwhile is done',
        payload: { place: 'post.circles', params: {}, from: 'room-gone' },
        when: isCalm,
        then: { zh: '读者留在原处。', en: 'The reader stays where he is.' },
      },
    ],
    'draft.wanted': [
      {
        by: 'part',
        zh: '页面问有没有没发出的内容',
        en: 'A page asks for what was typed before',
        payload: { subject: 'comment:news:1' },
        when: isCalm,
        then: { zh: '有就放回原处。', en: 'If there is any, it is put back.' },
      },
    ],
    'draft.drop': [
      {
        by: 'part',
        zh: '表单提交成功',
        en: 'A form is sent well',
        payload: { subject: 'supplement' },
        when: isCalm,
        then: { zh: '草稿删除。', en: 'The draft is dropped.' },
      },
    ],
    'drafts.gone': [
      {
        by: 'part',
        zh: '另一个标签页完成了注册',
        en: 'The registration is finished in another tab',
        payload: { subjects: ['guest:wizard'] },
        when: (snapshot) => snapshot.matches({ door: 'completing' }) && isBefore(snapshot),
      },
    ],
    'session.ended': [
      {
        by: 'part',
        zh: '没有保存的登录',
        en: 'There is no stored login',
        payload: { reason: 'none' },
        when: (snapshot) => isBefore(snapshot) && !isKnown(snapshot),
      },
      {
        by: 'part',
        zh: '会员退出登录',
        en: 'The member logs out',
        payload: { reason: 'closed', memberId: '1001' },
        when: (snapshot) => isBefore(snapshot) && isKnown(snapshot),
      },
      {
        by: 'part',
        zh: '登录过期',
        en: 'The login has expired',
        payload: { reason: 'expired' },
        when: (snapshot) => isBefore(snapshot) && isKnown(snapshot),
      },
    ],
    'session.unbound': [
      { by: 'part', zh: '用没有绑定手机的微信登录了', en: 'Logged in by WeChat, no mobile is bound', when: isBefore },
    ],
    'session.incomplete': [
      { by: 'part', zh: '已登录，资料不完整', en: 'Logged in, the profile is incomplete', when: isBefore },
    ],
    'session.ready': [{ by: 'part', zh: '已登录，资料完整', en: 'Logged in, the profile is complete', when: isBefore }],
    'xstate.done.actor.fetchReactions': [{ zh: '点赞的程序到了', en: 'The program of likes comes' }],
    'xstate.error.actor.fetchReactions': [offline],
    'xstate.done.actor.fetchFriends': [{ zh: '好友申请的程序到了', en: 'The program of friend requests comes' }],
    'xstate.error.actor.fetchFriends': [offline],
    'xstate.done.actor.fetchPage': [
      { zh: '页面的程序到了', en: 'The program of the page comes', payload: { output: 'article' } },
    ],
    'xstate.error.actor.fetchPage': [offline],
    'xstate.after.chunkLoadTimeout.app.place.there.fetching': [{ zh: '过 120 秒', en: '120 seconds pass' }],
    'xstate.done.actor.fetchDoor': [{ zh: '窗口的程序到了', en: 'The program of the dialog comes' }],
    'xstate.error.actor.fetchDoor': [offline],
    'xstate.done.actor.login': [
      {
        zh: '登录成功',
        en: 'The login succeeds',
        payload: { output: { outcome: 'loggedIn', credentials, at } },
        when: (snapshot) => snapshot.matches({ door: 'login' }),
      },
      {
        zh: '手机绑定成功',
        en: 'The mobile is bound',
        payload: { output: { outcome: 'bound', at } },
        when: (snapshot) => snapshot.matches({ door: 'binding' }),
      },
      { zh: '关闭登录窗口', en: 'Close the login dialog', payload: { output: { outcome: 'closed' } } },
    ],
    'xstate.done.actor.prepareOauth': [
      {
        zh: '微信授权页的地址到了',
        en: "The address of WeChat's page comes",
        payload: { output: 'https://wechat.test/authorize?state=1' },
        then: { zh: '打开微信授权页。', en: "WeChat's page is opened." },
      },
    ],
    'xstate.error.actor.prepareOauth': [offline],
    'xstate.done.actor.wechatReturn': [
      {
        zh: '微信登录成功',
        en: 'The WeChat login succeeds',
        payload: { output: { outcome: 'loggedIn', credentials, at, errand } },
      },
      { zh: '微信登录失败', en: 'The WeChat login fails', payload: { output: { outcome: 'failed', errand } } },
      {
        zh: '微信绑定成功',
        en: 'WeChat is bound',
        payload: { output: { outcome: 'bound', errand: { ...errand, intent: 'bind' } } },
      },
      { zh: '微信登录已失效', en: 'The WeChat login is no longer valid', payload: { output: { outcome: 'unknown' } } },
    ],
    'xstate.error.actor.wechatReturn': [
      crashed({ zh: '处理微信返回出了故障', en: 'The return from WeChat stops by a defect' }),
    ],
    'xstate.done.actor.ssoLogin': [
      { zh: '单点登录成功', en: 'Single sign-on succeeds', payload: { output: { credentials, at } } },
    ],
    'xstate.error.actor.ssoLogin': [crashed({ zh: '单点登录出了故障', en: 'Single sign-on stops by a defect' })],
    'xstate.error.actor.login': [crashed({ zh: '登录窗口出了故障', en: 'The login dialog stops by a defect' })],
    'wizard.left': [
      {
        by: 'part',
        zh: '上次注册停在半路，草稿还在',
        en: 'The registration was left in the middle, its draft is there',
        when: isCalm,
      },
    ],
    'xstate.done.actor.wizard': [
      { zh: '注册完成', en: 'The registration is finished', payload: { output: { outcome: 'finished' } } },
      {
        zh: '关闭必填的窗口',
        en: 'Close a dialog that must be filled in',
        payload: { output: { outcome: 'abandoned' } },
      },
    ],
    'xstate.error.actor.wizard': [crashed({ zh: '注册向导出了故障', en: 'The wizard stops by a defect' })],
    'xstate.after.fetchRetryDelay.app.door.bindingUnfetched': [{ zh: '过 5 秒', en: '5 seconds pass' }],
    'xstate.after.fetchRetryDelay.app.door.unfetched': [{ zh: '过 5 秒', en: '5 seconds pass' }],
    'xstate.after.newTabOpenDelay.app.door.openingTab': [{ zh: '过半秒', en: 'Half a second passes' }],
  },
  states: {
    '': '整个应用：谁在这里，他在哪里，怎么进来。',
    'visitor.unknown': '还没有看过保存的登录。',
    'visitor.known.guest': '没有登录的访客。',
    'visitor.known.newcomer': '已登录，资料不完整。',
    'visitor.known.member': '已注册的会员。',
    'place.nowhere': '还没有读地址。',
    'place.deciding': '这位读者能看这个页面吗？',
    'place.waiting': '页面只给会员看；还在弄清来的是谁。',
    'place.turnedAway': '会员页面：把访客送回首页并请他登录。',
    'place.there': '读者可以看这个页面。',
    'place.there.arriving': '页面的程序到了吗？',
    'place.there.fetching': '正在取页面的程序；页面的位置先占着。',
    'place.there.unfetched': '页面的程序没有取到；可以重试。',
    'place.there.shown': '显示地址所指的页面。',
    'reactions.deciding': '上一页点的赞有没有回音？',
    'reactions.none': '还没有点赞、收藏或关注过。',
    'reactions.fetching': '正在取点赞与关注的程序。',
    'reactions.some': '读者的点赞、收藏与关注放在一处。',
    'friends.none': '还没有加过好友。',
    'friends.fetching': '正在取好友申请的程序。',
    'friends.some': '向谁发过好友申请，放在一处。',
    'door.shut': '读者和页面之间没有阻隔。',
    'door.leaving': '正要去微信；记下为什么离开。',
    'door.returning': '从微信回来；正在看带回了什么。',
    'door.signingOn': '用其他网站的凭证登录，或说明为什么不行。',
    'door.fetchingBinding': '正在取绑定手机的窗口。',
    'door.bindingUnfetched': '绑定窗口没有取到；网络恢复后再取。',
    'door.binding': '用没有手机的微信登录了：要绑定手机。',
    'door.fetchingLogin': '正在取登录窗口。',
    'door.fetchingForms': '正在取注册表单。',
    'door.unfetched': '表单没有取到；网络恢复后再取。',
    'door.login': '登录窗口开着；下面的页面不变。',
    'door.settling': '已登录；正在弄清资料是否完整。',
    'door.completing': '注册向导开着；下面的页面不变。',
    'door.arriving': '已登录且资料完整：去读者要去的地方。',
    'door.openingTab': '稍后在新标签页打开下一个地址。',
  },
};
