import type { EventFrom } from 'xstate';
import { press } from '../kit/act.ts';
import { userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { personMachine } from './person.machine.ts';

type Tab = EventFrom<typeof personMachine, 'tab.choose'>['tab'];

const tabNames: Readonly<Record<Tab, string | null>> = {
  about: 'people:tab.about',
  posts: 'people:tab.posts',
  follows: 'people:person.ownFollows',
  fans: 'people:person.ownFans',
  favourites: 'people:tab.favourites',
  friends: 'people:tab.friends',
  // Of columnists.
  articles: null,
};

const then = { zh: '失败的部分重新加载。', en: 'Parts that failed are loaded again.' };

export const personPaths: PathSpec<typeof personMachine> = {
  machine: personMachine,
  name: { zh: '会员主页', en: 'A member’s page' },
  starts: [{ zh: '打开一位会员的主页', en: 'The page of a member is opened', input: { params: { id: '1001' } } }],
  as: 'liran',
  key: ({ context: { userId, opened } }) => [userId, opened.includes('posts'), opened.includes('friends')],
  events: {
    'tab.choose': [
      { zh: '点击“动态”', en: 'Press "Posts"', payload: { tab: 'posts' } },
      { zh: '点击“专栏”', en: 'Press "Column"', payload: { tab: 'articles' } },
      { zh: '点击“关注”', en: 'Press "follow"', payload: { tab: 'follows' } },
      { zh: '点击“粉丝”', en: 'Press "fans"', payload: { tab: 'fans' } },
      { zh: '点击“收藏”', en: 'Press "Favourites"', payload: { tab: 'favourites' } },
      { zh: '点击“好友”', en: 'Press "Friends"', payload: { tab: 'friends' } },
      { zh: '点击“资料”', en: 'Press "About"', payload: { tab: 'about' } },
    ],
    'user.changed': userChangeCases['user.changed'],
    'system.signalled': [
      {
        by: 'backend',
        zh: '有人申请加好友，或答复了申请',
        en: 'Someone asks to be a friend, or answers',
        then: { zh: '打开过的好友和申请更新。', en: 'Friends and requests that were opened are reloaded.' },
      },
    ],
    'friendship.changed': [
      {
        by: 'part',
        zh: '同意了一位好友',
        en: 'A request is agreed to',
        payload: { memberId: '1002', friendship: 'friend' },
        then,
      },
      {
        by: 'part',
        zh: '删除了一位好友',
        en: 'A friend is deleted',
        payload: { memberId: '1002', friendship: 'none' },
      },
    ],
  },
  acts: {
    'tab.choose': ({ tab }, snapshot) => {
      const name = tabNames[tab];
      return name === null || snapshot.matches(tab) ? null : [press('tab', name)];
    },
  },
  states: {
    '': { zh: '一位会员的主页。' },
    about: { title: { zh: '自我介绍', en: 'About' }, zh: '会员的自我介绍。' },
    articles: { title: { zh: '专栏文章', en: 'Articles' }, zh: '会员写的专栏。' },
    posts: { title: { zh: '供需', en: 'Posts' }, zh: '会员发布的供需；自己主页上还有草稿。' },
    follows: { title: { zh: '关注', en: 'Following' }, zh: '会员关注的人。' },
    fans: { title: { zh: '粉丝', en: 'Followers' }, zh: '关注会员的人。' },
    favourites: { title: { zh: '收藏', en: 'Favourites' }, zh: '自己主页上的收藏。' },
    friends: { title: { zh: '好友', en: 'Friends' }, zh: '自己主页上的好友和好友申请。' },
  },
};
