import type { AnyMachineSnapshot } from 'xstate';
import { type AppCases, isBefore, isCalm, isHome, reported } from './app.cases.ts';

const isPressable = (snapshot: AnyMachineSnapshot): boolean =>
  isHome(snapshot) && (isCalm(snapshot) || (isBefore(snapshot) && snapshot.matches({ auth: 'settling' })));

export const userCases = {
  'reaction.press': [
    {
      zh: '点击“点赞”',
      en: 'Press "Like"',
      payload: { reaction: { act: 'like', type: 'news', id: '1' }, on: false },
      when: (snapshot) => isCalm(snapshot) && isHome(snapshot),
    },
  ],
  'friend.apply': [
    {
      zh: '点击“加好友”',
      en: 'Press "Add friend"',
      payload: { memberId: '1002', name: '王芳' },
      when: (snapshot) => isCalm(snapshot) && isHome(snapshot),
    },
  ],
  'conversation.begin': [
    {
      zh: '点击“发私信”',
      en: 'Press "Message"',
      payload: { memberId: '1002', postId: null },
      when: isPressable,
    },
  ],
  'link.followed': [
    {
      zh: '点击“发布供需”',
      en: 'Press "Publish"',
      payload: { href: '/community/circle/post/create', name: 'post.create' },
      when: isPressable,
    },
    {
      zh: '点击通向“私信”的链接',
      en: 'Follow a link to the messages',
      payload: { href: '/community/message/list', name: 'post.messages' },
      when: (snapshot) => isPressable(snapshot) && !snapshot.matches({ user: { known: 'guest' } }),
    },
  ],
  'page.found': [
    reported({
      zh: '页面的主要内容已加载',
      en: 'The main content of the page is loaded',
      then: {
        zh: '未注册的人看企业、产品或供需，这次算一次。',
        en: 'A company, product or post that a guest opens is counted.',
      },
    }),
  ],
  'notices.changed': [
    reported({
      zh: '系统消息有变化',
      en: 'The system messages have changed',
      then: { zh: '会员页头的未读数重新加载。', en: 'The unread count in the header is reloaded.' },
    }),
  ],
  'system.signalled': [
    {
      by: 'backend',
      zh: '后台推送：有新的系统消息',
      en: 'The backend pushes that there is a new system message',
      when: isCalm,
      then: {
        zh: '页头的未读数和打开的页面都更新。',
        en: 'The unread count and the open page reload.',
      },
    },
  ],
  'session.reread': [
    reported({
      zh: '会员信息重新读取过了',
      en: 'The member info has been read again',
      then: {
        zh: '会员若被禁言，页面和私信都知道。',
        en: 'If the member was muted, pages and messages show it.',
      },
    }),
  ],
  'session.overtaken': [
    reported({
      zh: '另一个标签页换了新令牌，这里没有听到',
      en: 'Another tab has a newer token that this tab missed',
      then: { zh: '页面重新加载一次。', en: 'The page reloads once.' },
    }),
  ],
} satisfies AppCases;
