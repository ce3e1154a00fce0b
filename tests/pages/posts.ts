import { expect, type Locator } from '@playwright/test';
import type { StepFixtures } from './steps.ts';

/** A supply post of the seed, one whose title has a word that is masked, and a circle. */
export const postPath = '/community/post/700496';
export const greyPostPath = '/community/post/700475';
export const circlePath = '/community/circle/4001';

/** What the post site says. */
export const postWords = {
  types: ['全部', '供应', '需求', '招聘', '圈子'],
  tags: ['热门', '最新', '原料'],
  typeBar: '供需类型',
  tagBar: '供需主题',
  publish: '发布',
  contact: '发私信',
  report: '举报',
  reportTitle: '举报这条供需',
  reportWhy: '请选择举报原因',
  reportOther: '其他',
  reportSubmit: '提交举报',
  reported: '已举报',
  supply: '供应',
} as const;

/** What a visitor does on the post site. */
export function postSteps({ page, backstage }: StepFixtures) {
  const main = page.getByRole('main');
  const cards: Locator = main.getByRole('article');
  return {
    main,
    cards,
    typeBar: main.getByRole('navigation', { name: postWords.typeBar }),
    tagBar: main.getByRole('navigation', { name: postWords.tagBar }),
    /** Over the page on a phone. */
    floating: page.getByRole('button', { name: postWords.publish, exact: true }),
    openList: async (path = '/community/popular'): Promise<void> => {
      await page.goto(path);
      await backstage.ready();
      await expect(cards.nth(4)).toBeVisible();
    },
    openPost: async (path = postPath): Promise<void> => {
      await page.goto(path);
      await backstage.ready();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards.first().getByRole('button', { name: postWords.contact })).toBeVisible();
    },
  };
}
