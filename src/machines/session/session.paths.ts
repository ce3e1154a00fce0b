import type { AnyMachineSnapshot } from 'xstate';
import { press } from '../kit/act.ts';
import { clockFails, crashed, expired, networkReturns, offline, storageFails, under } from '../kit/path-cases.ts';
import type { CauseSpec, PathSpec, Words } from '../kit/path-spec.ts';
import { sessionMachine } from './session.machine.ts';

const day = 24 * 60 * 60 * 1_000;
const at = Date.UTC(2026, 0, 1);
const credentials = { access_token: 'token', refresh_token: 'refresh', expires_in: (30 * day) / 1_000, identity: 'm' };
const fresh = { token: 'token', refreshToken: 'refresh', expiresAt: at + 30 * day, identity: 'm', loginTime: at };
const unbound = { ...fresh, identity: null };
const other = { ...fresh, token: 'other', loginTime: at + day };
const info = {
  memberId: '1001',
  nickname: '李然',
  company: '食业科技',
  position: '采购经理',
  isBanned: false,
  email: null,
  phoneNumber: '19900101012',
  hasColumn: false,
  inviteMiniappCode: null,
  avatar: '',
};

const found = (words: Words, value: typeof fresh | typeof unbound | null, story: string) => ({
  ...words,
  by: 'backend' as const,
  payload: { value, setAside: false, at },
  cause: { itself: true as const, story },
});

const isQuiet = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches('anonymous');

const otherLoggedIn = {
  zh: '另一个标签页已用别的账号登录',
  en: 'Another tab has logged in as somebody else',
  payload: { output: other },
  when: ({ context }: AnyMachineSnapshot) => context.login?.loginTime === at,
  cause: { never: 'another tab tells of its login at once' },
};

const oneToken: CauseSpec = { never: 'one token is fetched at a time' };
const once =
  (cause: CauseSpec) =>
  ({ children }: AnyMachineSnapshot): CauseSpec =>
    children.recognise || children.renewToken ? oneToken : cause;
const unlessBothWait = (snapshot: AnyMachineSnapshot): CauseSpec =>
  snapshot.matches({ authenticated: { identity: 'unrecognised', renewal: 'waiting' } }) ? oneToken : once({})(snapshot);
const retryDue = { zh: '过 5 秒', en: '5 seconds pass', cause: once({}) };
const isSettled = (snapshot: AnyMachineSnapshot): boolean =>
  (['member', 'incomplete', 'unbound'] as const).some((identity) => snapshot.matches({ authenticated: { identity } }));

export const sessionPaths: PathSpec<typeof sessionMachine> = {
  machine: sessionMachine,
  name: { zh: '登录状态', en: 'Session' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  calls: {
    checkStatus: ['session.registerStatus'],
    loadInfo: ['session.memberInfo'],
    renewToken: ['session.refreshToken'],
    recognise: ['session.refreshToken'],
    measureToken: [],
  },
  agrees: ({ context: { login } }) => [login !== null, login?.identity !== null],
  key: ({ context: { login } }) => login && [login.loginTime, login.token, login.identity],
  events: {
    'record.loaded': [
      found({ zh: '浏览器里没有登录记录', en: 'The browser holds no login' }, null, 'no login'),
      found(
        { zh: '浏览器里有登录记录，还能用很久', en: 'The browser holds a login that lasts long' },
        fresh,
        'a login',
      ),
      found(
        { zh: '浏览器里有还没绑定手机的微信登录', en: 'The browser holds a WeChat login without a mobile' },
        unbound,
        'a WeChat login',
      ),
      found(
        { zh: '浏览器里的登录记录快要过期', en: 'The browser holds a login that ends soon' },
        { ...fresh, expiresAt: at + day },
        'a login that ends soon',
      ),
      found(
        { zh: '浏览器里的登录记录已过期 31 天', en: 'The browser holds a login that ended 31 days ago' },
        { ...fresh, expiresAt: at - 31 * day },
        'a login that has ended',
      ),
    ],
    'record.changed': [
      {
        by: 'part',
        zh: '在另一个标签页退出',
        en: 'Log out in another tab',
        payload: { value: null, at },
        cause: { story: 'another tab logs out' },
      },
      {
        by: 'part',
        zh: '另一个标签页续了登录',
        en: 'Another tab renews the login',
        payload: { value: fresh, at },
        cause: once({ story: 'another tab renews' }),
      },
      {
        by: 'part',
        zh: '在另一个标签页用别的账号登录',
        en: 'Log in as somebody else in another tab',
        payload: { value: other, at },
        cause: (snapshot) =>
          snapshot.context.login?.loginTime === at
            ? { story: 'another tab logs in' }
            : once({ story: 'another tab logs in' })(snapshot),
      },
    ],
    'record.failed': [
      {
        ...storageFails,
        when: isQuiet,
        then: { zh: '提示浏览器不能保存。', en: 'A notice says that the browser cannot store.' },
        cause: { never: 'nothing is stored while nobody is logged in' },
      },
    ],
    'session.opened': [
      { by: 'part', zh: '完成登录', en: 'Log in', payload: { credentials, at } },
      {
        by: 'part',
        zh: '用没有绑定手机的微信登录',
        en: 'Log in with a WeChat account that has no mobile',
        payload: { credentials: { ...credentials, identity: null }, at },
      },
    ],
    'session.close': [{ zh: '点击“退出登录”', en: 'Press "Log out"' }],
    'session.pause': [{ by: 'part', zh: '关闭“完善资料”', en: 'Close the profile dialog' }],
    'session.forget': [{ by: 'part', zh: '应用要求立即退出', en: 'The app ends the login at once' }],
    'session.expired': [],
    'session.retry': [
      {
        by: 'part',
        zh: '用户在等待的页面上点击“重试”',
        en: 'The user presses "Retry" on a waiting page',
        cause: unlessBothWait,
      },
    ],
    'connection.returned': [{ ...networkReturns, cause: unlessBothWait }],
    'profile.completed': [{ by: 'part', zh: '完善资料完成', en: 'The profile is completed' }],
    'member.changed': [{ by: 'part', zh: '会员改了自己的资料', en: 'The member changes their own data' }],
    'mobile.bound': [{ by: 'part', zh: '手机绑定成功', en: 'The mobile is bound', cause: once({}) }],
    'token.refused': [
      {
        by: 'backend',
        zh: '后台对当前令牌回答 401',
        en: 'The backend answers 401 to the present token',
        payload: { token: 'token' },
        when: ({ context }) => context.login?.token === 'token',
        cause: once({}),
      },
      {
        by: 'backend',
        zh: '后台对旧令牌回答 401',
        en: 'The backend answers 401 to an older token',
        payload: { token: 'older' },
        cause: once({}),
      },
    ],
    'xstate.error.actor.record': [
      {
        ...crashed({ zh: '登录记录出了故障', en: 'The record of the login crashes' }),
        when: isQuiet,
        then: { zh: '提示浏览器不能保存。', en: 'A notice says that the browser cannot store.' },
      },
    ],
    'xstate.done.actor.checkStatus': [
      {
        zh: '后台返回：资料不完整',
        en: 'The backend reports an incomplete profile',
        payload: { output: { isRequired: true, step: 1 } },
        cause: { story: 'the profile is incomplete' },
      },
      {
        zh: '后台返回：已注册',
        en: 'The backend reports a registered member',
        payload: { output: { isRequired: false, step: 2 } },
        cause: { story: 'the profile is complete' },
      },
    ],
    'xstate.error.actor.checkStatus': [offline, expired],
    'xstate.done.actor.loadInfo': [
      { zh: '后台返回会员信息', en: 'The backend returns the member info', payload: { output: info } },
      {
        zh: '后台返回的会员信息里没有手机号',
        en: 'The backend returns the member info without a mobile',
        payload: { output: { ...info, phoneNumber: null } },
        cause: { never: 'the backend has a mobile of every member' },
      },
      {
        zh: '后台没有会员信息',
        en: 'The backend has no member info',
        payload: { output: null },
        cause: { never: 'the backend has the info of every member' },
      },
    ],
    'xstate.error.actor.loadInfo': [offline, expired],
    'xstate.done.actor.measureToken': [
      { zh: '令牌离过期还早', en: 'The token lasts long', payload: { output: { at: at + 60_000, current: fresh } } },
      {
        zh: '令牌快要过期',
        en: 'The token ends soon',
        payload: { output: { at: at + 40 * day, current: null } },
        cause: (snapshot) =>
          isSettled(snapshot)
            ? once({ story: 'the token ends soon' })(snapshot)
            : { never: 'no call is under way for a month' },
      },
      {
        zh: '令牌快要过期，另一个标签页已经换了新的',
        en: 'The token ends soon, and another tab has a newer one',
        payload: {
          output: { at: at + 40 * day, current: { ...fresh, token: 'newer', expiresAt: at + 70 * day } },
        },
        cause: { never: 'another tab tells of its token at once' },
      },
    ],
    'xstate.error.actor.measureToken': [clockFails],
    'xstate.done.actor.renewToken': [
      {
        zh: '后台返回新令牌',
        en: 'The backend returns a new token',
        payload: { output: fresh },
        when: ({ context }) => context.login?.loginTime === at,
        cause: ({ context }) => (context.login?.identity === null ? { story: 'a mobile is bound' } : {}),
      },
      {
        zh: '后台返回另一个账号的新令牌',
        en: 'The backend returns a new token for the other account',
        payload: { output: other },
        when: ({ context }) => context.login?.loginTime !== at,
      },
      otherLoggedIn,
    ],
    'xstate.error.actor.renewToken': [offline, expired],
    'xstate.done.actor.recognise': [
      {
        zh: '后台返回有身份的新令牌',
        en: 'The backend returns a token with an identity',
        payload: { output: fresh },
        cause: { story: 'a mobile is bound' },
      },
      {
        zh: '后台返回仍没有身份的新令牌',
        en: 'The backend returns a token without an identity',
        payload: { output: unbound },
      },
      otherLoggedIn,
    ],
    'xstate.error.actor.recognise': [offline, expired],
    'xstate.after.renewRetryDelay.session.authenticated.identity.unrecognised': [retryDue],
    'xstate.error.actor.logout': [
      {
        ...crashed({ zh: '通知后台退出的部分出了故障', en: 'The logout call crashes' }),
        when: isQuiet,
        then: { zh: '提示出了问题。', en: 'A notice says that something went wrong.' },
      },
    ],
    'xstate.after.statusRetryDelay.session.authenticated.identity.unverified': [
      { zh: '过 10 秒', en: '10 seconds pass' },
    ],
    'xstate.after.tokenCheckInterval.session.authenticated.renewal.resting': [
      { zh: '过一分钟', en: 'A minute passes' },
    ],
    'xstate.after.reloadGrace.session.authenticated.renewal.overtaken': [{ zh: '过 5 秒', en: '5 seconds pass' }],
    'xstate.after.renewRetryDelay.session.authenticated.renewal.waiting': [retryDue],
  },
  acts: {
    'session.close': [press('button', 'shell:account.menu'), press('menuitem', 'frame:account.logOut')],
  },
  states: {
    '': { zh: '这个浏览器里登录的是谁，登录还有效多久。' },
    restoring: { title: { zh: '读取登录', en: 'Restoring' }, zh: '正在读取保存的登录。' },
    anonymous: { title: { zh: '未登录', en: 'Logged out' }, zh: '没有人登录。' },
    authenticated: { title: { zh: '已登录', en: 'Logged in' }, zh: '浏览器里有有效的登录。' },
    'authenticated.identity': { title: { zh: '登录者身份', en: 'User identity' } },
    ...under('authenticated.identity', {
      sorting: {
        title: { zh: '判断身份', en: 'Checking identity' },
        zh: '这次登录有会员身份，还是没有绑定手机的微信号？',
      },
      unbound: { title: { zh: '需要绑定手机', en: 'Mobile binding required' }, zh: '已用微信登录；要先绑定手机。' },
      recognising: { title: { zh: '更新登录中', en: 'Reloading login' }, zh: '换一个新令牌，确认是否已绑定手机。' },
      unrecognised: {
        title: { zh: '登录更新失败', en: 'Login renewal failed' },
        zh: '网络不通，还不知道登录者的身份；会自动重试。',
      },
      checking: { title: { zh: '检查注册状态', en: 'Checking registration' }, zh: '正在读取注册状态。' },
      loadingInfo: { title: { zh: '加载会员信息', en: 'Loading member info' }, zh: '正在加载会员信息。' },
      identifying: {
        title: { zh: '识别登录者', en: 'Identifying user' },
        zh: '正在识别是谁的资料没填完，草稿只留给本人。',
      },
      incomplete: { title: { zh: '资料未完善', en: 'Profile incomplete' }, zh: '已登录，但要先完善资料。' },
      member: { title: { zh: '会员已登录', en: 'Member logged in' }, zh: '资料完整，会员信息已加载。' },
      ...under('member', {
        registration: { title: { zh: '注册状态', en: 'Registration' } },
        'registration.sorting': {
          title: { zh: '检查手机号', en: 'Checking mobile' },
          zh: '后台有没有这位会员的手机号？',
        },
        'registration.registered': { title: { zh: '已注册', en: 'Registered' }, zh: '已注册的会员登录着。' },
        'registration.unregistered': {
          title: { zh: '未注册', en: 'Not registered' },
          zh: '资料完整，但后台没有手机号：只能像访客一样浏览。',
        },
        info: { title: { zh: '会员信息', en: 'Member info' } },
        'info.read': { title: { zh: '信息已加载', en: 'Info loaded' }, zh: '姓名、公司和职位来自会员信息。' },
        'info.rereading': {
          title: { zh: '刷新信息中', en: 'Reloading info' },
          zh: '会员信息可能有变化，正在重新加载；在此之前照旧显示。',
        },
      }),
      unverified: {
        title: { zh: '身份确认失败', en: 'Login not verified' },
        zh: '网络不通，还不能确认会员身份；会自动重试。',
      },
    }),
    'authenticated.renewal': { title: { zh: '令牌续期', en: 'Token renewal' } },
    ...under('authenticated.renewal', {
      resting: { title: { zh: '令牌有效', en: 'Token valid' }, zh: '每 60 秒检查一次令牌。' },
      measuring: {
        title: { zh: '检查令牌', en: 'Checking token' },
        zh: '按时钟检查令牌还能用多久，另一个标签页有没有更新的。',
      },
      overtaken: {
        title: { zh: '别处已续期', en: 'Newer token elsewhere' },
        zh: '另一个标签页有了新令牌：重新加载页面，或改用那个令牌。',
      },
      renewing: { title: { zh: '续期中', en: 'Renewing token' }, zh: '正在换新令牌，或改用另一个标签页换来的。' },
      waiting: { title: { zh: '等待重试', en: 'Waiting to retry' }, zh: '续期时网络不通；令牌保留，会自动重试。' },
    }),
  },
};
