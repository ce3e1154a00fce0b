import { expect, type Locator } from '@playwright/test';
import type { StepFixtures } from './steps.ts';

/** What a visitor does with the search (§2.4). */
export function searchSteps({ page, words, isPhone }: StepFixtures) {
  const place = (): Locator => (isPhone ? page.getByRole('dialog', { name: words.search }) : page.getByRole('banner'));
  const box = (): Locator => place().getByRole('combobox', { name: words.search });
  return {
    searchBox: box,
    searchOffer: (word: string): Locator => page.getByRole('option', { name: word, exact: true }),
    searchOffers: page.getByRole('option'),
    searchAlert: place().getByRole('alert'),
    openSearch: async (): Promise<void> => {
      if (isPhone) await page.getByRole('banner').getByRole('button', { name: words.openSearch }).click();
      await box().click();
      await expect(page.getByRole('listbox').first()).toBeVisible();
    },
    searchFor: async (word: string): Promise<void> => {
      if (isPhone) await page.getByRole('banner').getByRole('button', { name: words.openSearch }).click();
      await box().fill(word);
      await box().press('Enter');
    },
    removeSearch: (word: string): Promise<void> => page.getByRole('button', { name: words.removeSearch(word) }).click(),
    clearSearches: (): Promise<void> => page.getByRole('button', { name: words.clearSearches }).click(),
    results: page.getByRole('main').getByRole('list', { name: words.results }).getByRole('article'),
    resultKind: (name: string): Locator =>
      page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true }),
    resultRange: (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true }),
  };
}
