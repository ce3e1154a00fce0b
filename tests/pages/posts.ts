import { expect, type Locator } from '@playwright/test';
import type { StepFixtures } from './steps.ts';
import type { Language } from './words.ts';

/** A supply post of the seed, one whose title has a word that is masked, and a circle. */
export const postPath = '/community/post/700496';
export const greyPostPath = '/community/post/700475';
export const circlePath = '/community/circle/4001';
export const topicPath = '/community/topic/5003';

/** What the post site says. */
export const postWords = {
  zh: {
    types: ['全部', '供应', '需求', '招聘', '圈子'],
    tags: ['热门', '最新', '原料'],
    typeBar: '供需类型',
    tagBar: '供需主题',
    publish: '发布',
    publishTrade: '发布供需',
    hotPosts: '热门供需',
    relatedPosts: '相关供需',
    popular: '热门供需',
    contact: '发私信',
    report: '举报',
    reportTitle: '举报这条供需',
    reportWhy: '请选择举报原因',
    reportOther: '其他',
    reportSubmit: '提交举报',
    reported: '已举报',
    edit: '编辑',
    more: '更多圈子',
    trade: '行业圈子',
    supply: '供应',
    empty: '这里还没有供需',
    noCircles: '还没有圈子',
  },
  en: {
    types: ['All', 'Supply', 'Demand', 'Recruitment', 'Circles'],
    tags: ['Hot', 'Latest', '原料'],
    typeBar: 'Types of posts',
    tagBar: 'Themes',
    publish: 'Publish',
    publishTrade: 'Post a listing',
    hotPosts: 'Hot posts',
    relatedPosts: 'Related posts',
    popular: 'Hot posts',
    contact: 'Message',
    report: 'Report',
    reportTitle: 'Report this post',
    reportWhy: 'Please choose a reason',
    reportOther: 'Other',
    reportSubmit: 'Submit report',
    reported: 'Reported',
    edit: 'Edit',
    more: 'More circles',
    trade: 'Industry circles',
    supply: 'Supply',
    empty: 'No posts here yet',
    noCircles: 'No circles yet',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** What a visitor does on the post site. */
export function postSteps({ page, backstage }: StepFixtures, language: Language) {
  const texts = postWords[language];
  const main = page.getByRole('main');
  const cards: Locator = main.getByRole('article');
  return {
    main,
    cards,
    typeBar: main.getByRole('navigation', { name: texts.typeBar }),
    tagBar: main.getByRole('navigation', { name: texts.tagBar }),
    /** Over the page on a phone. */
    floating: page.getByRole('button', { name: texts.publish, exact: true }),
    openList: async (path = '/community/popular'): Promise<void> => {
      await page.goto(path);
      await backstage.ready();
      await expect(cards.nth(4)).toBeVisible();
    },
    openPost: async (path = postPath): Promise<void> => {
      await page.goto(path);
      await backstage.ready();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards.first().getByRole('button', { name: texts.contact })).toBeVisible();
    },
  };
}
