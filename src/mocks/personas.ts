import type { BilingualText } from '#services/contract/backstage.ts';

export const newcomerMobile = '+8613900001001';

export const personaTexts: Readonly<Record<string, BilingualText>> = {
  liran: {
    zh: '李然：资料完整，有好友和 40 个对话，12 条待处理的好友申请，已绑定微信',
    en: 'Li Ran: fully registered, friends, 40 conversations, 12 pending friend requests, WeChat bound',
  },
  wangfang: {
    zh: '王芳：李然的好友，收到消息 2 秒后自动回复',
    en: 'Wang Fang: friend of Li Ran, answers messages by herself after 2 seconds',
  },
  muted: { zh: '周默：已被禁言，不能发消息、评论和供需', en: 'Zhou Mo: muted, may not write anything' },
  halfway: { zh: '陈半：注册只做了第一步，必须补全资料', en: 'Chen Ban: did the first step of the registration only' },
  blocker: { zh: '赵拒：把李然加进了黑名单', en: 'Zhao Ju: has Li Ran on the blacklist' },
  newcomer: {
    zh: '新用户：刚开的账号，什么都还没填',
    en: 'Newcomer: an account opened on the spot, nothing filled in',
  },
};
