import { expect } from '@playwright/test';
import type { StepFixtures } from './steps.ts';

/** What a visitor does among people. */
export function peopleSteps({ page, words }: StepFixtures) {
  const main = page.getByRole('main');
  const people = main.getByRole('article');
  return {
    people,
    peopleFilter: main.getByRole('region', { name: words.filters }),
    personTab: (name: string) => main.getByRole('tab', { name, exact: true }),
    seePeople: () => expect(people.first()).toBeVisible(),
  };
}
