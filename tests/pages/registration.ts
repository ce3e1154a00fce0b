import { expect, type Locator } from '@playwright/test';
import { type StepFixtures, waitForNotice } from './steps.ts';

/** What a new member does in the steps after the profile (§4.2). */
export function registrationSteps({ page, words }: StepFixtures) {
  const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
  const work = dialog(words.work);
  const education = dialog(words.education);
  const tags = dialog(words.tags);
  const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

  const fillWork = async (position: string): Promise<void> => {
    await work.getByRole('textbox', { name: words.position }).fill(position);
    await work.getByRole('combobox', { name: words.company }).fill('小满茶饮');
    await work.getByRole('textbox', { name: words.startTime }).fill('2020-03');
  };
  const fillEducation = async (school: string): Promise<void> => {
    await education.getByRole('textbox', { name: words.school }).fill(school);
    await education.getByRole('textbox', { name: words.startTime }).fill('2016-09');
  };

  return {
    workDialog: work,
    educationDialog: education,
    tagsDialog: tags,
    /** One that is offered and not yet chosen. */
    offeredTag: tags.locator('button[aria-pressed=false]').first(),
    chosenTag: (name: string) => tags.getByRole('button', { name: new RegExp(`(移除|Remove ?)${name}`) }),
    fillWork,
    fillEducation,
    finish: (step: Locator) => press(step, words.finish),
    addAnother: (step: Locator) => press(step, words.addAnother),
    skip: (step: Locator) => press(step, words.skipStep),
    closeStep: (step: Locator) => press(step, words.close),
    /** To the question of a dialog whose closing costs something. */
    closeAnyway: (answer: 'logOut' | 'finishRegistering') => press(page.getByRole('alertdialog'), words[answer]),
    confirmTags: () => press(tags, words.confirmTags),
    seeNotice: (text: string) => waitForNotice(page, 'status', text),
    seeStep: (step: Locator) => expect(step).toBeVisible(),
    seeNoStep: () => expect(page.getByRole('dialog')).toHaveCount(0),
    /** The steps after the profile, as short as they go. */
    endRegistration: async (): Promise<void> => {
      await fillWork('研发');
      await press(work, words.finish);
      await press(education, words.skipStep);
      await press(tags, words.skipStep);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  };
}
