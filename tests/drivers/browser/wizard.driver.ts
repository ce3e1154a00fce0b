import { expect, type Locator } from '@playwright/test';
import type { Driver, DriverFixtures } from './play-path.ts';
import { saveProfile } from './profile-form.ts';

const isOpen = (step: Locator): Promise<void> => expect(step).toBeVisible();

const finishWork = async ({ I }: DriverFixtures): Promise<void> => {
  await I.fillWork('研发');
  await I.finish(I.workDialog);
};

const isOver =
  (how: (fixtures: DriverFixtures) => Locator) =>
  async (fixtures: DriverFixtures): Promise<void> => {
    await expect(fixtures.page.getByRole('dialog')).toHaveCount(0);
    await expect(how(fixtures)).toBeVisible();
  };

export const wizardDriver: Driver = {
  calls: [],
  /** Every beginning but the first is come to by the steps before it; the page is then opened anew. */
  begin: async (fixtures, { start }) => {
    const { I, backstage } = fixtures;
    await backstage.signInAs('newcomer');
    await isOpen(I.profileDialog);
    if (start === 0) return;
    await saveProfile(fixtures);
    await isOpen(I.workDialog);
    if (start > 1) {
      await finishWork(fixtures);
      await isOpen(I.educationDialog);
    }
    if (start > 2) {
      await I.skip(I.educationDialog);
      await isOpen(I.tagsDialog);
    }
    await backstage.advance(1_000);
    await I.reload();
  },
  events: {},
  stories: {
    'save the profile': saveProfile,
    'close the profile': async ({ I, words }) => {
      await I.profileDialog.getByRole('button', { name: words.leaveSupplement, exact: true }).click();
    },
    'finish the work history': finishWork,
    'close the work history after one entry': async ({ I, backstage, words }) => {
      await I.fillWork('研发');
      await I.addAnother(I.workDialog);
      await expect(I.workDialog.getByRole('button', { name: words.skipStep, exact: true })).toBeVisible();
      await backstage.advance(1_000);
      await I.closeStep(I.workDialog);
    },
    'close the work history': ({ I }) => I.closeStep(I.workDialog),
    'skip the education history': ({ I }) => I.skip(I.educationDialog),
    'close the education history': ({ I }) => I.closeStep(I.educationDialog),
    'confirm the industry tags': async ({ I }) => {
      await isOpen(I.offeredTag);
      await I.offeredTag.click();
      await I.confirmTags();
    },
  },
  states: {
    finished: isOver(({ I }) => I.menuButton),
    abandoned: isOver(({ I }) => I.logInButton),
  },
};
