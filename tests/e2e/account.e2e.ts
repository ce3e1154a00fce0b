import { expect, type Page } from '@playwright/test';
import { accountSteps, editInfoPath, settingPath } from '../pages/account.ts';
import { violations } from '../pages/axe.ts';
import { storyVariants, test } from '../pages/fixtures.ts';
import { waitForNotice } from '../pages/steps.ts';

/** The member button bears one name whoever the member is, though it shows his own (docs/qa.md). */
const findings = async (page: Page) =>
  (await violations(page)).filter((text) => !text.startsWith('label-content-name-mismatch'));

for (const { language, tag } of storyVariants) {
  test.describe(`the own account (${language})`, { tag }, () => {
    test.use({ language });

    test('[R2.6-18 R6-11 R8.3-4] the profile is changed, and what is not saved is restored', async ({
      I,
      page,
      backstage,
    }) => {
      const { words, button, field, section } = accountSteps({ page }, language);
      await I.goTo('/404');
      await backstage.signInAs('wangfang');
      await I.goTo(editInfoPath);
      await expect(field(words.position)).toHaveValue('采购经理');
      await expect(section(words.work).getByRole('listitem').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await field(words.position).fill('采购总监');
      await field(words.name).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('shiye.drafts') ?? '')).toContain('采购总监');
      await page.reload();
      await expect(section(words.profile)).toContainText(words.restored);
      await expect(field(words.position)).toHaveValue('采购总监');
      await field(words.name).fill('Wang Fang');
      await button(words.save).click();
      await waitForNotice(page, 'status', words.saved);
      await expect(page.getByRole('complementary').filter({ hasText: 'Wang Fang' })).toBeVisible();
      await expect(section(words.profile)).not.toContainText(words.restored);
    });

    test('[R2.6-19 R5.2-10 R7.1-9 R7.1-16] the settings show what is bound, one form at a time, and bind an email', {
      tag: '@story',
    }, async ({ I, page, backstage, words: shared }) => {
      const { words, button, field, section } = accountSteps({ page }, language);
      await I.goTo('/404');
      await backstage.signInAs('wangfang');
      await I.goTo(settingPath);
      await expect(page.getByText('+86 138****0002')).toBeVisible();
      await expect(section(words.member)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await button(words.changeMobile).click();
      await expect(button(words.cancelMobile)).toHaveAttribute('aria-expanded', 'true');
      await expect(field(shared.mobile)).toBeFocused();
      expect(await findings(page)).toEqual([]);
      await button(words.bindEmail).click();
      await expect(field(words.email)).toBeFocused();
      await field(words.email).fill('wangfang@example.com');
      await button(shared.getCode).click();
      await field(shared.code).fill(await backstage.code('wangfang@example.com'));
      await button(words.bind).click();
      await waitForNotice(page, 'status', words.emailBound);
      await expect(page.getByText('w****@example.com')).toBeVisible();
      await button(words.changePassword).click();
      await expect(page.getByRole('radio', { name: 'w****@example.com' })).toBeVisible();
      const password = field(words.newPassword)
        .or(page.getByLabel(words.newPassword, { exact: true }))
        .first();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText('Shiye202612345678'));
      await password.press('ControlOrMeta+v');
      await expect(password).toHaveValue('Shiye20261234567');
      await waitForNotice(page, 'alert', shared.cut(16));
      await password.press('Backspace');
      await expect(page.getByText(shared.cut(16))).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
    });
  });
}
