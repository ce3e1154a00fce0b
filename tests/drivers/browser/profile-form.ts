import { expect } from '@playwright/test';
import { type Play, soon } from './play.ts';

/** The regions may still be on their way. */
export const chooseRegion = async ({ I, page, until, words }: Play): Promise<void> => {
  await until(async () => {
    if ((await I.locationField.getAttribute('aria-expanded')) !== 'true') await I.locationField.click();
    await expect(page.getByRole('option', { name: words.region[0] ?? '', exact: true })).toBeVisible(soon);
  });
  await I.pickRegion();
};

/** From the open dialog to the answer of the backend. */
export const saveProfile = async (play: Play): Promise<void> => {
  const { I, until, words } = play;
  const busy = I.profileDialog.locator('button[type=submit][aria-busy=true]');
  await until(() => expect(busy).toHaveCount(0, soon));
  await I.nameField.fill('林小满');
  await I.gender(words.female).check();
  await I.companyField.fill('小满茶饮');
  await I.positionField.fill('研发');
  await chooseRegion(play);
  await I.next.click({ force: true });
};
