import { expect, type Locator } from '@playwright/test';
import type { StepFixtures } from './steps.ts';

/** What a visitor does on the pages with news. */
export function newsSteps({ page, backstage, words }: StepFixtures) {
  const lead = page.getByRole('region', { name: words.lead });
  const firstStory = lead.getByRole('link').first();
  const title: Locator = page.getByRole('article').getByRole('heading', { level: 1 });

  return {
    lead,
    firstStory,
    title,
    body: page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) }),
    openHome: async (): Promise<void> => {
      await page.goto('/');
      await backstage.ready();
      await expect(firstStory).toBeVisible();
    },
    /** Opens the first story of the home page, and gives its title. */
    openFirstStory: async (): Promise<string> => {
      const name = (await firstStory.innerText()).trim();
      await firstStory.click();
      await expect(title).toHaveText(name);
      return name;
    },
    /** Any article with headings. */
    openArticle: async (): Promise<void> => {
      await page.goto('/news/60600');
      await backstage.ready();
      await expect(title).toBeVisible();
    },
  };
}

/** The address of the article that `openArticle` opens. */
export const articlePath = '/news/60600';
