import { test as base, expect } from 'vitest';
import type { Region, SiteContent, Tag, TagTree } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import type { PostDraft } from '#services/contract/post.contract.ts';
import { blankProfile } from '#services/contract/session.contract.ts';
import type { NewsItem } from '../sent.ts';
import { createDomain, type Domain } from './domain.ts';
import type { Seed } from './domain-seed.ts';
import { passwordDigestOf } from './secrets.ts';
import type { CircleRow, MemberRow, MessageRow, NewsRow, PostRow } from './seed-rows.ts';
import { smallActivities } from './testing-activities.ts';
import { smallCompanies } from './testing-companies.ts';

/** A weekday, 9:30 in Shanghai. */
export const testNow = Date.UTC(2026, 7, 3, 1, 30);
const hour = 60 * 60 * 1_000;

const member = (part: Partial<MemberRow> & Pick<MemberRow, 'memberId' | 'mobile'>): MemberRow => ({
  passwordDigest: passwordDigestOf('Shiye2026'),
  openid: null,
  profile: {
    ...blankProfile,
    nickname: '李然',
    gender: 'MALE',
    company: '味研所',
    companyId: 1,
    position: '研发总监',
    location: '上海市/上海市/徐汇区',
    locationId: 310104,
    email: `m${part.memberId}@shiye.example`,
  },
  namedAt: null,
  avatar: `data:,avatar-${part.memberId}`,
  isBanned: false,
  hasColumn: false,
  level: 'none',
  memberUntil: null,
  step: 5,
  isRequired: false,
  followerCount: 12,
  followCount: 3,
  industryTagIds: [],
  introduction: '',
  joinedAt: testNow - 400 * 24 * hour,
  activeAt: testNow - hour,
  ...part,
});

const newsRow = (id: number, hoursAgo: number, viewCount: number, tagIds: readonly number[]): NewsRow => ({
  id: String(id),
  title: `标题 ${id}`,
  words: id === 3 ? '味研所 酸奶' : '食业',
  companyIds: id === 3 ? [1] : [],
  authorId: '1001',
  isDraft: id === 6,
  publishTime: testNow - hoursAgo * hour,
  sourceId: 1,
  viewCount,
  tagIds,
});

const news = [
  newsRow(1, 1, 10, [20, 21]),
  newsRow(2, 2, 90, [20]),
  newsRow(3, 24 * 8, 500, [21]),
  newsRow(4, 24 * 9, 400, [99]),
  newsRow(5, -5, 0, [20]),
  newsRow(6, 1, 0, [20]),
];

const newsItem = (id: string): NewsItem => ({
  id,
  title: `标题 ${id}`,
  coverImg: `data:,cover-${id}`,
  seoKeywords: '食品',
  publishTime: news.find((row) => row.id === id)?.publishTime ?? 0,
  sourceId: 1,
  sourceName: '食业',
  parentTagCode: 'industry',
  tagCode: 'dairy',
  tagName: '乳品',
  summary: `摘要 ${id}`,
  viewCount: 0,
  commentCount: 0,
});

const tag: Tag = { id: 21, name: '乳品', typeEnName: 'news', tagCode: 'dairy' };
const newsTree: TagTree = {
  id: 20,
  name: '产业',
  typeEnName: 'news',
  tagCode: 'industry',
  children: [{ ...tag, children: [] }],
};
const industry: Tag = { id: 51, name: '烘焙', typeEnName: 'industry', tagCode: 'baking' };
const region = (id: number, name: string, enName: string, subLocations: readonly Region[] = []): Region => ({
  id,
  name,
  enName,
  subLocations,
});
const about: SiteContent = { code: 'about', title: '关于我们', content: '<p>食业</p>', url: null };

const postRow = (id: number, hoursAgo: number, part: Partial<PostRow> = {}): PostRow => ({
  id: String(id),
  title: `供应 ${id}`,
  tagId: 9,
  greyWords: [],
  themeTagId: 39,
  authorId: '1002',
  place: '上海',
  circleId: null,
  topicIds: [],
  publishTime: testNow - hoursAgo * hour,
  viewCount: 10,
  likeCount: 1,
  isDraft: false,
  ...part,
});

const posts = [
  postRow(701, 1),
  postRow(702, 24, {
    tagId: 8,
    circleId: '41',
    topicIds: ['51'],
    viewCount: 900,
    title: '求购椰浆，加微信',
    greyWords: ['加微信'],
  }),
  postRow(703, 48, { tagId: 10, themeTagId: 41, circleId: '41' }),
  postRow(704, 24 * 40, { tagId: 101, themeTagId: 47, viewCount: 5_000 }),
  postRow(705, 3, { authorId: '1001', isDraft: true }),
  postRow(706, -5, { title: '明天才发' }),
];

const circles: readonly CircleRow[] = [
  { id: '41', name: '茶圈', introduction: '聊茶', type: 0, founderId: '1001', memberIds: ['1001', '1002'] },
  { id: '42', name: '上海圈', introduction: '上海', type: 1, founderId: '1002', memberIds: ['1002'] },
];

const seededMessages: readonly MessageRow[] = ['你好', '在吗', '看到了', '下周见'].map((msgContent, index) => ({
  id: `71000${index}`,
  convId: '71',
  msgFrom: index === 1 ? '1001' : '1002',
  msgTo: index === 1 ? '1002' : '1001',
  msgType: 0,
  msgContent,
  sentTime: testNow - (8 - index) * hour,
  messagePackage: null,
}));

export const smallSeed = (): Seed => ({
  members: [
    member({ memberId: '1001', mobile: '+8613800000001', openid: 'openid-liran', hasColumn: true }),
    member({ memberId: '1002', mobile: '+8613800000002' }),
    member({ memberId: '1004', mobile: '+8613800000004', step: 1, isRequired: true }),
  ],
  personas: new Map([
    ['liran', '1001'],
    ['wangfang', '1002'],
    ['halfway', '1004'],
  ]),
  news,
  newsItem,
  newsArticle: (id) => ({
    content: `<h2>正文 ${id}</h2>`,
    authorName: '李然',
    authorId: '1001',
    likeCount: 2,
    tags: [],
    companies: id === '3' ? [{ id: 1, name: '味研所' }] : [],
  }),
  ...smallActivities(testNow),
  newsKeywords: [
    { keyword: '酸奶', searchedCount: 9 },
    { keyword: '包装', searchedCount: 8 },
  ],
  flashes: [
    {
      id: '70',
      title: '快讯',
      content: '<p>一句话</p>',
      publishTime: testNow - hour,
      sourceId: 1,
      sourceName: '食业',
      viewCount: 3,
      tagIds: [51],
      companyIds: [1],
    },
    {
      id: '71',
      title: '明天的快讯',
      content: '<p>还没有发生</p>',
      publishTime: testNow + 24 * hour,
      sourceId: 1,
      sourceName: '食业',
      viewCount: 0,
      tagIds: [],
      companyIds: [],
    },
  ],
  newsTags: () => [newsTree],
  tags: (type) => (type === tagType.industry ? [industry] : []),
  tagById: (id) => (id === industry.id ? industry : null),
  notices: () => [],
  posts: () => posts,
  postText: (id) => ({
    summary: `摘要 ${id}`,
    content: `第一段 ${id}\n第二段`,
    facts: [{ kind: 'place', value: '上海' }],
    images: [`data:,image-${id}`],
  }),
  circles: () => circles,
  circleCover: (id) => `data:,circle-${id}`,
  topics: () => [{ id: '51', name: '减糖', introduction: '聊减糖', coverImg: 'data:,topic', viewCount: 7 }],
  ...smallCompanies(),
  china: () => region(100000, '中国', 'China', [region(310000, '上海市', 'Shanghai')]),
  overseas: () => [region(900001, '新加坡', 'Singapore', [region(900002, '新加坡', 'Singapore')])],
  siteContent: (code) => (code === about.code ? about : null),
  banners: () => [{ id: '1', title: '年度创新奖', image: 'data:,banner', url: '/news/1' }],
  workAndEducationOf: () => ({ work: [], education: [] }),
  miniappCode: (page) => `data:,code-${page}`,
  avatarOf: (memberId, gender) => `data:,${gender}-${memberId}`,
  friends: [],
  friendRequests: [],
  blocks: [],
  visits: [],
  follows: [],
  favourites: new Map(),
  followedCompanies: new Map(),
  comments: () => [],
  commentById: () => null,
  conversations: [
    {
      id: '71',
      memberIds: ['1001', '1002'],
      anonymousId: null,
      contextType: null,
      contextId: null,
      createdTime: testNow - 9 * hour,
    },
  ],
  messages: (convId) => (convId === '71' ? seededMessages : []),
  readMessages: [{ convId: '71', memberId: '1001', count: 2 }],
  messageTemplates: [
    { category: '合作', content: '您好，方便聊聊合作吗？' },
    { category: '采购', content: '请问最小起订量是多少？' },
  ],
  companyCategories: [{ code: 'dairy', name: '乳品' }],
  companyCategory: (companyId) => (companyId === 1 ? { code: 'dairy', name: '乳品' } : null),
});

export const postDraft = (part: Partial<PostDraft> = {}): PostDraft => ({
  title: '供应燕麦粉',
  content: '现货十吨',
  contact: '',
  tagId: 9,
  themeTagId: 39,
  images: [],
  facts: [],
  circleId: null,
  topicIds: [],
  isDraft: false,
  ...part,
});

export const testDomain = (): { domain: Domain; wait: (ms: number) => void } => {
  let now = testNow;
  let count = 0;
  const random = () => {
    count = (count * 16_807 + 11) % 2_147_483_647;
    return count / 2_147_483_647;
  };
  const domain = createDomain({ now: () => now, random, seed: smallSeed() });
  return {
    domain,
    wait: (ms) => {
      now += ms;
    },
  };
};

/** Gives each test a domain of its own, whose clock stands until `wait`. */
export const test = base
  .extend('made', () => testDomain())
  .extend('domain', ({ made }) => made.domain)
  .extend('wait', ({ made }) => made.wait);

/** What an act throws that is refused by `code`. */
export const refused = (code: number, message: unknown = expect.any(String)) =>
  expect.objectContaining({ status: 200, code, message });
