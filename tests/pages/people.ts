import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

/** What a visitor does among people. */
export function peopleSteps({ page, words }: Scene) {
  const main = page.getByRole('main');
  const people = main.getByRole('article');
  return {
    people,
    personNamed: (name: string) => people.filter({ has: page.getByRole('link', { name, exact: true }) }),
    peopleFilter: main.getByRole('region', { name: words.filters }),
    personTab: (name: string) => main.getByRole('tab', { name, exact: true }),
    seePeople: () => expect(people.first()).toBeVisible(),
  };
}
