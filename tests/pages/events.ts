import { expect } from '@playwright/test';
import type { StepFixtures } from './steps.ts';

/** What a visitor does on the events site. */
export function eventsSteps({ page, words }: StepFixtures) {
  const main = page.getByRole('main');
  const calendar = main.getByRole('list', { name: words.calendar });
  const list = main.getByRole('list', { name: words.events, exact: true });
  const title = page.getByRole('article').getByRole('heading', { level: 1 });
  const chip = (name: string) => main.getByRole('group', { name: words.filterEvents }).getByRole('button', { name });

  return {
    calendar,
    eventList: list,
    eventTitle: title,
    eventFilter: chip,
    seeEventsHome: async (): Promise<void> => {
      await expect(calendar.getByRole('article').first()).toBeVisible();
      await expect(main.getByRole('region', { name: words.featuredEvents }).getByRole('link')).toHaveCount(3);
    },
    /** Opens the first event of the calendar, and gives its title. */
    openFirstEvent: async (): Promise<string> => {
      const link = calendar.getByRole('link').first();
      const name = (await link.innerText()).trim();
      await link.click();
      await expect(title).toHaveText(name);
      return name;
    },
  };
}

/** A trade show that is still to come. */
export const eventPath = '/events/80012';
