import type { Seed } from './domain/domain-seed.ts';
import { type ScenarioTable, withConversation } from './scenario.ts';

/** Gives the muted persona a friend to write to, so that the refusal can be seen. */
const withMutedFriend = (seed: Seed): Seed => ({
  ...withConversation('79998', 'muted', 'wangfang')(seed),
  friends: [...seed.friends, [seed.personas.get('muted') ?? '', seed.personas.get('wangfang') ?? '']],
});

export const personaScenarios: ScenarioTable = {
  fresh: { says: { zh: '全新的数据，未登录', en: 'Fresh data, nobody logged in' } },
  newcomer: {
    says: { zh: '刚注册、资料还没填的新用户', en: 'A new account whose profile is still empty' },
    signIn: 'newcomer',
  },
  liran: { says: { zh: '李然已登录，资料完整', en: 'Li Ran is logged in, fully registered' }, signIn: 'liran' },
  wangfang: {
    says: { zh: '王芳已登录，她是李然的好友', en: 'Wang Fang is logged in, a friend of Li Ran' },
    signIn: 'wangfang',
  },
  halfway: {
    says: { zh: '陈半已登录，资料填了一半', en: 'Chen Ban is logged in, half registered' },
    signIn: 'halfway',
  },
  muted: {
    says: {
      zh: '周默已登录，被禁言；和王芳是好友，但写不了',
      en: 'Zhou Mo is logged in, and muted: a friend of Wang Fang, he cannot write to her',
    },
    signIn: 'muted',
    seed: withMutedFriend,
  },
  blocker: {
    says: { zh: '赵拒已登录，他拉黑了李然', en: 'Zhao Ju is logged in, who has blocked Li Ran' },
    signIn: 'blocker',
  },
  'expiring-token': {
    says: { zh: '李然已登录，登录还有 20 分钟到期', en: 'Li Ran is logged in for another 20 minutes' },
    signIn: 'liran',
    tokenLife: 20 * 60 * 1_000,
    isQuiet: true,
  },
};

export const networkScenarios: ScenarioTable = {
  'slow-network': {
    says: { zh: '每个请求都要等 3 秒', en: 'Every request takes 3 seconds' },
    faults: [{ kind: 'slow', ms: 3_000 }],
  },
  offline: { says: { zh: '所有请求都连不上', en: 'No request gets through' }, faults: [{ kind: 'offline' }] },
  timeouts: { says: { zh: '所有请求都等不到回应', en: 'No request is ever answered' }, faults: [{ kind: 'timeout' }] },
  'server-down': {
    says: { zh: '后台全部返回 503', en: 'The whole backend answers 503' },
    faults: [{ kind: 'status', status: 503 }],
  },
  'fails-then-works': {
    says: { zh: '前 6 个请求返回 500，之后一切正常', en: 'The first 6 requests answer 500, then all is well' },
    faults: [{ kind: 'status', status: 500, times: 6 }],
  },
  'login-over': {
    says: {
      zh: '李然已登录，但后台不再认这次登录',
      en: 'Li Ran is logged in, but the backend knows the login no more',
    },
    signIn: 'liran',
    isLoginOver: true,
  },
  'html-instead-of-json': {
    says: { zh: '所有请求都返回网页', en: 'Every request is answered by a web page' },
    faults: [{ kind: 'html' }],
  },
  'malformed-news': {
    says: { zh: '资讯接口返回的数据结构不对', en: 'News calls answer data of a wrong shape' },
    faults: [{ kind: 'malformed', endpoint: '/news/' }],
  },
  'held-news': {
    says: { zh: '资讯请求一直等着，直到你放行', en: 'News calls wait until you release them' },
    faults: [{ kind: 'hold', endpoint: '/news/' }],
  },
};

const withoutRelationships = (seed: Seed): Seed => ({
  ...seed,
  friends: [],
  friendRequests: [],
  visits: [],
  follows: [],
  favourites: new Map(),
  followedCompanies: new Map(),
  conversations: [],
  messages: () => [],
  readMessages: [],
  notices: () => [],
});

const crowded = (seed: Seed): Seed => {
  const me = seed.personas.get('liran') ?? '';
  const blocker = seed.personas.get('blocker');
  const others = seed.members
    .filter(({ memberId, step }) => memberId !== me && memberId !== blocker && step >= 2)
    .map(({ memberId }) => memberId);
  return {
    ...seed,
    friends: others.map((other) => [me, other] as const),
    friendRequests: seed.friendRequests.filter(({ from, to }) => from !== me && to !== me),
    follows: others.flatMap((other, index) => [
      { memberId: me, followedId: other, at: index },
      { memberId: other, followedId: me, at: index },
    ]),
    followedCompanies: new Map([[me, seed.companies.map(({ id }) => id)]]),
    favourites: new Map([
      [
        me,
        seed.news.map(({ id }, index) => ({
          id: `${900_000 + index}`,
          type: 'news' as const,
          entityId: id,
          at: index,
        })),
      ],
    ]),
    notices: () => seed.notices().map((row) => ({ ...row, isRead: false })),
    readMessages: [],
  };
};

export const dataScenarios: ScenarioTable = {
  'empty-news': {
    says: { zh: '没有任何资讯和快讯', en: 'No news and no flashes at all' },
    seed: (seed) => ({ ...seed, news: [], flashes: [] }),
  },
  'empty-posts': {
    says: { zh: '没有任何供需和圈子', en: 'No posts and no circles at all' },
    seed: (seed) => ({ ...seed, posts: () => [], circles: () => [] }),
  },
  'empty-events': {
    says: { zh: '没有任何活动', en: 'No events at all' },
    seed: (seed) => ({ ...seed, activities: [] }),
  },
  'empty-companies': {
    says: { zh: '没有任何企业和产品', en: 'No companies and no products at all' },
    seed: (seed) => ({ ...seed, companies: [], products: [], followedCompanies: new Map() }),
  },
  'empty-messages': {
    says: {
      zh: '李然已登录，没有好友、对话和消息',
      en: 'Li Ran is logged in, without friends, conversations and notices',
    },
    signIn: 'liran',
    seed: withoutRelationships,
  },
  'empty-world': {
    says: { zh: '什么内容都没有，只有会员', en: 'Nothing at all but members' },
    seed: (seed) => ({
      ...withoutRelationships(seed),
      news: [],
      flashes: [],
      posts: () => [],
      circles: () => [],
      topics: () => [],
      activities: [],
      companies: [],
      products: [],
      banners: () => [],
      comments: () => [],
    }),
  },
  'full-world': {
    says: {
      zh: '李然已登录：所有会员都是好友，收藏了全部资讯，关注了全部企业，消息全部未读',
      en: 'Li Ran is logged in: friend of everybody, keeps all news, follows all companies, has read no message',
    },
    signIn: 'liran',
    seed: crowded,
  },
};
