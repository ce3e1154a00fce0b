import type { AnyMachineSnapshot } from 'xstate';
import { press, retry } from '../kit/act.ts';
import { crashed, networkReturns, offline, under, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec, Words } from '../kit/path-spec.ts';
import { type AccountSection, accountSettingMachine } from './account-setting.machine.ts';

const account = {
  isBindWechat: false,
  isWechatBindMobile: false,
  hasPassword: true,
  phoneNumber: '+8619900101012',
  email: 'liran@example.com',
};
const isViewing = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ shown: { section: 'viewing' } });
const isKnown = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ shown: { account: 'known' } });
/** Only the email form is tried while the account reloads: the others depend on what may have changed. */
const opened = (section: AccountSection, zh: string, en: string) => ({
  zh,
  en,
  payload: { section },
  when: (snapshot: AnyMachineSnapshot) => isViewing(snapshot) && (section === 'email' || isKnown(snapshot)),
});
const done = (words: Words, story: string) => ({ ...words, payload: { output: undefined }, cause: { story } });

export const accountSettingPaths: PathSpec<typeof accountSettingMachine> = {
  machine: accountSettingMachine,
  name: { zh: '账号设置', en: 'Account settings' },
  as: 'wangfang',
  starts: [{ zh: '会员打开“账号设置”', en: 'A member opens the account settings' }],
  calls: { loadAccount: ['session.memberInfo', 'session.accountState'] },
  key: ({ context }) => context.account?.isBindWechat,
  events: {
    'section.open': [
      opened('mobile', '点击手机一行的“更换”', 'Press "Change" beside the mobile'),
      opened('email', '点击邮箱一行的“更换”', 'Press "Change" beside the email'),
      opened('wechat', '点击微信一行的“绑定”', 'Press "Link" beside WeChat'),
      opened('password', '点击密码一行的“修改”', 'Press "Change" beside the password'),
    ],
    'section.close': [{ zh: '点击“取消”', en: 'Press "Cancel"', when: (snapshot) => !isViewing(snapshot) }],
    'account.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'qr.wanted': [{ by: 'part', zh: '不在微信里：显示二维码', en: 'Not inside WeChat: the picture is shown' }],
    'user.changed': userChangeCases['user.changed'].map((words) => ({
      ...words,
      when: isViewing,
      then: { zh: '换了用户就重新加载。', en: 'For another user it is loaded again.' },
    })),
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的内容重新加载。', en: 'Failed parts are loaded again.' } },
    ],
    'xstate.done.actor.loadAccount': [
      {
        zh: '后台返回账号，没有绑定微信',
        en: 'The backend returns the account, without WeChat',
        payload: { output: account },
        cause: { story: 'WeChat is not bound' },
      },
      {
        zh: '后台返回账号，已绑定微信',
        en: 'The backend returns the account, with WeChat bound',
        payload: { output: { ...account, isBindWechat: true, isWechatBindMobile: true } },
        cause: { story: 'WeChat is bound' },
      },
    ],
    'xstate.error.actor.loadAccount': [offline],
    'xstate.error.actor.membership': [crashed({ zh: '会员等级出了故障', en: 'The membership crashes' })],
    'xstate.done.actor.bindMobile': [done({ zh: '手机绑定成功', en: 'The mobile is bound' }, 'bind a mobile')],
    'xstate.error.actor.bindMobile': [crashed({ zh: '绑定手机出了故障', en: 'Binding the mobile crashes' })],
    'xstate.done.actor.bindEmail': [done({ zh: '邮箱绑定成功', en: 'The email is bound' }, 'bind an email')],
    'xstate.error.actor.bindEmail': [crashed({ zh: '绑定邮箱出了故障', en: 'Binding the email crashes' })],
    'xstate.done.actor.resetPassword': [
      done({ zh: '新密码设置成功', en: 'The new password is set' }, 'set a password'),
    ],
    'xstate.error.actor.resetPassword': [crashed({ zh: '设置密码出了故障', en: 'Setting the password crashes' })],
    'xstate.done.actor.wechatQr': [done({ zh: '微信绑定成功', en: 'WeChat is bound' }, 'confirm in WeChat')],
    'xstate.error.actor.wechatQr': [crashed({ zh: '微信扫码出了故障', en: 'The WeChat picture crashes' })],
  },
  acts: {
    'section.open': ({ section }) => [
      press(
        'button',
        `${section === 'password' ? 'account:setting.modify' : section === 'mobile' ? 'account:setting.change' : 'account:setting.bind'} account:${section}.name`,
      ),
    ],
    'section.close': [press('button', 'account:setting.cancel')],
    'account.retry': [retry],
  },
  states: {
    '': { zh: '会员查看账号，更改登录方式。' },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载账号，位置先留着。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '账号没有加载出来；可以重试。' },
    shown: { title: { zh: '已显示', en: 'Shown' }, zh: '显示账号的绑定情况。' },
    'shown.section': { title: { zh: '打开的表单', en: 'Open form' }, zh: '一次只打开一个表单，或者都不打开。' },
    ...under('shown.section', {
      viewing: { title: { zh: '查看中', en: 'Viewing' }, zh: '会员在查看账号。' },
      mobile: { title: { zh: '绑定手机', en: 'Binding mobile' }, zh: '正在绑定或更换手机。' },
      email: { title: { zh: '绑定邮箱', en: 'Binding email' }, zh: '正在绑定或更换邮箱。' },
      password: { title: { zh: '设置密码', en: 'Setting password' }, zh: '正在设置新密码，规则与找回密码相同。' },
      askingWechat: {
        title: { zh: '判断绑定方式', en: 'Choosing WeChat method' },
        zh: '在微信里跳转去授权；别处显示二维码。',
      },
      wechat: { title: { zh: '绑定微信', en: 'Binding WeChat' }, zh: '显示二维码；扫码的微信号会被绑定。' },
    }),
    'shown.account': { title: { zh: '账号数据', en: 'Account data' }, zh: '显示的账号是不是最新的。' },
    ...under('shown.account', {
      known: { title: { zh: '数据最新', en: 'Up to date' }, zh: '就页面所知，账号是最新的。' },
      reloading: {
        title: { zh: '刷新中', en: 'Reloading' },
        zh: '绑定有变化；页面保留，正在刷新账号，表单打开着也一样。',
      },
      stale: { title: { zh: '刷新失败', en: 'Reload failed' }, zh: '绑定已保存，但刷新失败：页面有说明。' },
    }),
  },
};
