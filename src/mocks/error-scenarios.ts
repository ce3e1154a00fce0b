import type { FaultRule } from '#services/contract/backstage.ts';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { friendAnswerRefusal, friendRequestRefusal } from '#services/contract/friend.contract.ts';
import { tooFrequent } from './domain/rules/sms-code.ts';
import { type Scenario, type ScenarioTable, withConversation } from './scenario.ts';

const refused = (endpoint: string, code: number, more: Pick<FaultRule, 'msg' | 'data'> = {}): FaultRule => ({
  endpoint,
  kind: 'code',
  code,
  ...more,
});

/** The result code is in the data; the envelope says success. */
const codeResult = (resultCode: number): FaultRule => refused('session.sendCode', 0, { data: { resultCode } });

const guest = (zh: string, en: string, ...faults: readonly FaultRule[]): Scenario => ({ says: { zh, en }, faults });
const member = (zh: string, en: string, ...faults: readonly FaultRule[]): Scenario => ({
  says: { zh, en },
  signIn: 'liran',
  faults,
});
/** 李然 already has a WeChat account, which the settings do not bind again. */
const withoutWechat = (zh: string, en: string, ...faults: readonly FaultRule[]): Scenario => ({
  says: { zh, en },
  signIn: 'wangfang',
  faults,
});

const binding = (code: number): readonly FaultRule[] => [
  refused('session.bindAccount', code),
  refused('session.loginByWechatWeb', code),
  refused('session.loginByWechatOfficialAccount', code),
];

const loginErrors: ScenarioTable = {
  'sms-refused': guest(
    '获取验证码一律失败；重置密码时还会说账号不存在',
    'A code is never sent; a reset of the password also says that there is no account',
    refused('session.sendCode', sessionRefusal.failed),
  ),
  'sms-blocked': guest('获取验证码被安全验证拦下（800）', 'The request for a code is blocked (800)', codeResult(800)),
  'sms-risky': guest(
    '获取验证码没有通过安全验证（900）',
    'The request for a code fails the check (900)',
    codeResult(900),
  ),
  'sms-slider': guest(
    '每次获取验证码都先要滑块（400）',
    'Every request for a code asks for the slider (400)',
    codeResult(400),
  ),
  'sms-too-frequent': guest(
    '验证码发送过于频繁，37 秒后再试',
    'Codes are asked for too often: 37 seconds to wait',
    refused('session.sendCode', tooFrequent, { data: { countdown: 37 } }),
  ),
  'sms-network': guest('获取验证码时断网', 'The network is gone when a code is asked for', {
    endpoint: 'session.sendCode',
    kind: 'offline',
  }),
  'wrong-password': guest(
    '密码登录一律失败',
    'A login by password always fails',
    refused('session.loginByPassword', sessionRefusal.wrongCredentials),
  ),
  'wrong-sms-code': guest(
    '短信登录一律说验证码不正确',
    'A login by SMS always says that the code is wrong',
    refused('session.loginBySms', sessionRefusal.wrongSmsCode),
  ),
  'bind-wrong-code': guest(
    '绑定和微信登录：短信验证码错误（20003）',
    'Binding and WeChat login: wrong SMS code (20003)',
    ...binding(sessionRefusal.wrongSmsCode),
  ),
  'bind-other-wechat': guest(
    '绑定和微信登录：手机号已绑定其他微信（20009）',
    'Binding and WeChat login: the mobile belongs to another WeChat (20009)',
    ...binding(sessionRefusal.mobileBoundToOtherWechat),
  ),
  'bind-mobile-bound': guest(
    '绑定和微信登录：手机号已被绑定（20008）',
    'Binding and WeChat login: the mobile is bound already (20008)',
    ...binding(sessionRefusal.mobileBound),
  ),
  'bind-wrong-password': guest(
    '绑定和微信登录：账号不存在或密码错误（20022）',
    'Binding and WeChat login: no such account, or wrong password (20022)',
    ...binding(sessionRefusal.wrongCredentials),
  ),
  'login-failed': guest(
    '绑定和微信登录：其他错误一律是登录失败',
    'Binding and WeChat login: any other code is a failed login',
    ...binding(20_999),
  ),
  'wechat-bound-elsewhere': withoutWechat(
    '王芳绑定微信：该微信号已绑定其他帐号（20007）',
    'Wang Fang binds WeChat: it belongs to another account (20007)',
    refused('session.bindWechat', sessionRefusal.wechatBoundElsewhere),
  ),
  'wechat-already-bound': withoutWechat(
    '王芳绑定微信：该账号已经绑定微信（20006）',
    'Wang Fang binds WeChat: the account has one already (20006)',
    refused('session.bindWechat', sessionRefusal.alreadyBoundWechat),
  ),
  'wechat-server-words': withoutWechat(
    '王芳绑定微信：显示后台自己的话（1）',
    'Wang Fang binds WeChat: the words of the backend are shown (1)',
    refused('session.bindWechat', sessionRefusal.failed, { msg: '微信服务暂时不可用' }),
  ),
  'no-member-info': guest(
    '登录后读不到会员信息，要重新登录',
    'No member info after a login: it has to be done again',
    refused('session.memberInfo', 0),
  ),
};

const accountErrors: ScenarioTable = {
  'reset-fails': guest('重置密码一律失败', 'A reset of the password always fails', refused('session.resetPassword', 1)),
  'profile-fails': member('李然保存资料一律失败', 'Li Ran cannot save the profile', refused('session.saveProfile', 1)),
  'email-taken': member(
    '李然绑定邮箱：邮箱已被占用',
    'Li Ran binds an email that is taken',
    refused('session.bindAccount', sessionRefusal.emailTaken),
    refused('session.saveProfile', sessionRefusal.emailTaken),
  ),
  'registration-fails': {
    says: { zh: '陈半注册的每一步都保存失败', en: 'Chen Ban cannot save any step of the registration' },
    signIn: 'halfway',
    faults: ['saveProfile', 'saveInterests', 'saveWorkHistory', 'saveEducationHistory', 'saveIndustryTags'].map(
      (name) => refused(`session.${name}`, 1),
    ),
  },
  'skip-fails': {
    says: {
      zh: '陈半注册到教育经历和行业标签，点“跳过”总是失败',
      en: 'Chen Ban cannot skip the education or the industry tags of the registration',
    },
    signIn: 'halfway',
    // Work history cannot be skipped without an entry: failing it would make the later steps unreachable.
    faults: ['saveEducationHistory', 'saveIndustryTags'].map((name) => refused(`session.${name}`, 1)),
  },
  'tag-unusable': member(
    '李然创建行业标签总被拒绝',
    'Li Ran cannot create an industry tag',
    refused('basic.createTag', 1),
  ),
};

const request = (code: number, msg?: string): FaultRule =>
  refused('friend.submit', code, msg === undefined ? {} : { msg });
const answers = (code: number, msg: string): readonly FaultRule[] => [
  refused('friend.approve', code, { msg }),
  refused('friend.ignore', code, { msg }),
];

const friendErrors: ScenarioTable = {
  'friend-repeated': member(
    '李然加好友：60 日内重复申请',
    'Li Ran asks again within 60 days',
    request(friendRequestRefusal.repeated),
  ),
  'friend-already': member(
    '李然加好友：已经是好友',
    'Li Ran asks who is a friend already',
    request(friendRequestRefusal.alreadyFriends),
  ),
  'friend-self': member('李然加好友：不能加自己', 'Li Ran asks himself', request(friendRequestRefusal.self)),
  'friend-daily-limit': member(
    '李然加好友：今日已达上限',
    'Li Ran has asked enough for today',
    request(friendRequestRefusal.dailyLimit),
  ),
  'friend-blacklisted': member(
    '李然加好友：被对方拉黑',
    'Li Ran asks who has blocked him',
    request(friendRequestRefusal.blacklisted),
  ),
  'friend-server-words': member(
    '李然加好友：显示后台自己的话',
    'Li Ran asks, and the words of the backend are shown',
    request(39_999, '对方暂不接受好友申请'),
  ),
  'answer-expired': member(
    '李然处理好友申请：申请已过期，显示后台的话',
    'Li Ran answers a request that has expired: the words of the backend are shown',
    ...answers(friendAnswerRefusal.expired, '该申请已过期'),
  ),
  'answer-silent': member(
    '李然处理好友申请：其他错误不出声',
    'Li Ran answers a request: other codes are silent',
    ...answers(39_999, ''),
  ),
};

const messageErrors: ScenarioTable = {
  'templates-fail': member(
    '李然的对话模板加载失败',
    'The message templates do not load',
    refused('message.templateCategories', 1),
    refused('message.templates', 1),
  ),
  'list-fails': member('李然的对话列表加载失败', 'The list of conversations does not load', refused('message.list', 1)),
  'conversation-fails': member(
    '李然的私信对话加载失败',
    'A conversation does not load',
    refused('message.page', 1),
    refused('message.history', 1),
  ),
  'delete-fails': member('李然删除对话总是失败', 'A conversation cannot be deleted', refused('message.delete', 1)),
  'upload-fails': member('李然发送图片总是失败', 'An image is never sent', {
    endpoint: 'upload.sign',
    kind: 'offline',
  }),
  'talk-blocked': {
    says: {
      zh: '李然和赵拒有过对话，但被他拉黑：私信里写不了',
      en: 'Li Ran has talked with Zhao Ju, who has blocked him since: he cannot write there',
    },
    signIn: 'liran',
    seed: withConversation('79999', 'liran', 'blocker'),
  },
  'talk-with-strangers': {
    says: {
      zh: '李然的好友都没有了：给谁都发不了私信',
      en: 'Li Ran has no friends any more: he can write to nobody',
    },
    signIn: 'liran',
    seed: (seed) => ({ ...seed, friends: [] }),
  },
  'log-fails': guest('错误日志也报不上去', 'Error reports do not get through either', refused('log.clientError', 1)),
};

export const errorScenarios: ScenarioTable = {
  ...loginErrors,
  ...accountErrors,
  ...friendErrors,
  ...messageErrors,
};
