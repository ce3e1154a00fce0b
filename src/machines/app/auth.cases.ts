import { crashed, offline } from '../kit/path-cases.ts';
import {
  type AppCases,
  at,
  credentials,
  isBefore,
  isFree,
  isHome,
  isKnown,
  reported,
  returnTarget,
} from './app.cases.ts';

export const authCases = {
  'login.wanted': [
    {
      zh: '点击“登录”',
      en: 'Press "Log in"',
      payload: { byTap: true },
      when: (snapshot) => isBefore(snapshot) && (isKnown(snapshot) || isHome(snapshot)),
    },
  ],
  'wechat.returned': [
    reported({
      zh: '从微信回到网站',
      en: 'Come back from WeChat',
      payload: { code: 'code', state: returnTarget.state },
    }),
  ],
  'sso.returned': [
    reported({
      zh: '打开 /sso/login?ticket=…',
      en: 'Open /sso/login?ticket=…',
      payload: { ticket: 'sso-1012' },
    }),
  ],
  'password.changed': [
    reported({
      zh: '会员设置了新密码',
      en: 'The member sets a new password',
      then: { zh: '登录结束，请用新密码登录。', en: 'The login ends; the new password logs in.' },
    }),
  ],
  'binding.wanted': [
    reported({
      zh: '会员在账号设置里点击“绑定微信”',
      en: 'The member presses "Link WeChat" in the account settings',
      then: {
        zh: '在微信里离开去授权，别处显示二维码。',
        en: 'Inside WeChat the user leaves for it; elsewhere a QR code is shown.',
      },
    }),
  ],
  'entry.tried': [
    reported({
      zh: '登录或注册已提交',
      en: 'A login or the last step of the registration was sent',
      then: { zh: '要在新标签页打开的，先打开空白标签页。', en: 'A blank tab is opened where one is wanted.' },
    }),
  ],
  'entry.failed': [
    reported({
      zh: '登录或注册没有成功',
      en: 'The login or the registration did not succeed',
      then: { zh: '空白标签页关掉。', en: 'The blank tab is closed.' },
    }),
  ],
  'drafts.removed': [
    {
      by: 'part',
      zh: '另一个标签页完成了注册',
      en: 'The registration is finished in another tab',
      payload: { subjects: ['guest:wizard'] },
      when: (snapshot) => snapshot.matches({ auth: 'completing' }) && isBefore(snapshot),
    },
    reported({
      zh: '草稿在另一个标签页发出了',
      en: 'A draft open here was sent in another tab',
      payload: { subjects: ['guest:post:new'] },
      then: { zh: '还在编辑它的页面会提示。', en: 'The page that still edits it shows a note.' },
    }),
  ],
  'draft.dropped': [
    reported({
      zh: '草稿在这里发出了',
      en: 'A draft is sent from here',
      payload: { subject: 'guest:post:new' },
      then: { zh: '还在编辑它的页面会提示。', en: 'The page that still edits it shows a note.' },
    }),
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
  'session.unverified': [
    {
      by: 'part',
      zh: '有登录，没能确认是谁的',
      en: 'There is a stored login, but its owner could not be checked',
      when: isBefore,
    },
  ],
  'session.unbound': [
    { by: 'part', zh: '用没有绑定手机的微信登录了', en: 'Logged in by WeChat, no mobile is bound', when: isBefore },
  ],
  'session.incomplete': [
    { by: 'part', zh: '已登录，资料不完整', en: 'Logged in, the profile is incomplete', when: isBefore },
  ],
  'session.ready': [
    {
      by: 'part',
      zh: '已登录，资料完整',
      en: 'Logged in, the profile is complete',
      payload: { isRegistered: true },
      when: (snapshot) => isBefore(snapshot) || (!isFree(snapshot) && snapshot.matches({ auth: 'settling' })),
    },
    {
      by: 'part',
      zh: '已登录，资料完整，后台没有他的手机号',
      en: 'Logged in, the profile is complete, the backend knows no mobile',
      payload: { isRegistered: false },
      when: isBefore,
    },
  ],
  'xstate.done.actor.login': [
    {
      zh: '登录成功',
      en: 'The login succeeds',
      payload: { output: { outcome: 'loggedIn', credentials, at } },
      when: (snapshot) => snapshot.matches({ auth: 'login' }),
    },
    {
      zh: '手机绑定成功',
      en: 'The mobile is bound',
      payload: { output: { outcome: 'bound', at } },
      when: (snapshot) => snapshot.matches({ auth: 'binding' }),
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
      payload: { output: { outcome: 'loggedIn', credentials, at, returnTarget } },
    },
    { zh: '微信登录失败', en: 'The WeChat login fails', payload: { output: { outcome: 'failed', returnTarget } } },
    {
      zh: '微信绑定成功',
      en: 'WeChat is bound',
      payload: { output: { outcome: 'bound', returnTarget: { ...returnTarget, intent: 'bind' } } },
    },
    { zh: '微信登录已失效', en: 'The WeChat login is no longer valid', payload: { output: { outcome: 'unknown' } } },
  ],
  'xstate.error.actor.wechatReturn': [crashed({ zh: '处理微信返回出了故障', en: 'The return from WeChat crashes' })],
  'xstate.done.actor.ssoLogin': [
    { zh: '单点登录成功', en: 'Single sign-on succeeds', payload: { output: { credentials, at } } },
  ],
  'xstate.error.actor.ssoLogin': [crashed({ zh: '单点登录出了故障', en: 'Single sign-on crashes' })],
  'xstate.error.actor.login': [
    crashed({ zh: '登录窗口出了故障', en: 'The login dialog crashes' }),
    {
      ...offline,
      zh: '断网，登录窗口没有取到',
      en: 'Offline, the login dialog cannot be loaded',
      when: (snapshot) => snapshot.matches({ auth: 'login' }),
    },
  ],
  'wizard.unfinished': [
    reported({
      zh: '上次注册停在半路，草稿还在',
      en: 'The registration was left in the middle, its draft is there',
    }),
  ],
  'xstate.done.actor.wizard': [
    { zh: '注册完成', en: 'The registration is finished', payload: { output: { outcome: 'finished' } } },
    {
      zh: '关闭必填的窗口',
      en: 'Close a dialog that must be filled in',
      payload: { output: { outcome: 'abandoned' } },
    },
  ],
  'xstate.error.actor.wizard': [crashed({ zh: '注册向导出了故障', en: 'The wizard crashes' })],
  'xstate.after.newTabOpenDelay.app.auth.openingTab': [{ zh: '过半秒', en: 'Half a second passes' }],
} satisfies AppCases;
