import { expect } from '@playwright/test';
import type { DriverFixtures } from './play-path.ts';

/** From the open dialog to the answer of the backend. */
export const saveProfile = async (fixtures: DriverFixtures): Promise<void> => {
  const { I, words } = fixtures;
  const busy = I.profileDialog.locator('button[type=submit][aria-busy=true]');
  await expect(busy).toHaveCount(0);
  await I.nameField.fill('林小满');
  await I.gender(words.female).check();
  await I.companyField.fill('小满茶饮');
  await I.positionField.fill('研发');
  await I.chooseRegion();
  await I.next.click({ force: true });
};
