import { expect } from '@playwright/test';
import type { DriverFixtures } from './play-path.ts';

/** From the open dialog to the answer of the backend. */
export const saveProfile = async ({ I }: DriverFixtures): Promise<void> => {
  await expect(I.profileDialog.locator('button[type=submit][aria-busy=true]')).toHaveCount(0);
  await I.fillProfile('林小满');
  await I.next.click({ force: true });
};
