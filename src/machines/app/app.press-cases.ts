import type { AnyMachineSnapshot } from 'xstate';
import { type AppCases, isBefore, isCalm, isHome } from './app.cases.ts';

const isPressable = (snapshot: AnyMachineSnapshot): boolean =>
  isHome(snapshot) && (isCalm(snapshot) || (isBefore(snapshot) && snapshot.matches({ door: 'settling' })));

/** What is pressed on a page: likes, friends, private messages. */
export const pressCases = {
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
  'dialog.open': [
    {
      zh: '在“我的菜单”里点击“私信”',
      en: 'Press "Messages" in the menu',
      when: (snapshot) => isCalm(snapshot) && isHome(snapshot),
    },
  ],
  'link.followed': [
    {
      zh: '点击“发布供需”',
      en: 'Press "Publish"',
      payload: { href: '/community/circle/post/create', place: 'post.create' },
      when: isPressable,
    },
    {
      zh: '点击通向“私信”的链接',
      en: 'Follow a link to the messages',
      payload: { href: '/community/message/list', place: 'post.messages' },
      when: (snapshot) => isPressable(snapshot) && snapshot.matches({ visitor: { known: 'unregistered' } }),
    },
  ],
} satisfies AppCases;
