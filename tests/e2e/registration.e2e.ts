import { expect } from '@playwright/test';
import { storyVariants, test } from '../pages/fixtures.ts';
import { stableBox } from '../pages/stable-box.ts';

for (const { language, tag } of storyVariants) {
  test.describe(`a newcomer registers (${language})`, { tag }, () => {
    test.use({ language });

    test('[R2.2-5 R2.2-6 R2.2-7 R2.2-8 R2.2-9 R2.2-24 R4.2-1 R4.2-8 R4.2-13 R4.2-16 R4.2-20] through every step, over a reload', {
      tag: '@story',
    }, async ({ I, page, backstage, words, isPhone }) => {
      await I.goTo('/404?scenario=newcomer');
      await I.fillProfile('林小满');
      await I.next.click();
      await I.seeSaved();

      await test.step('work: modal, with its width; a click beside it changes nothing [R2.2-5 R2.2-8 R2.2-9 R2.2-24]', async () => {
        await I.seeStep(I.workDialog);
        // What is said of the step before hides no title.
        const heading = await stableBox(I.workDialog.getByRole('heading').first());
        expect((await stableBox(page.locator('[data-notices]'))).y).toBeGreaterThanOrEqual(heading.y + heading.height);
        await expect(I.workDialog).toHaveAttribute('aria-modal', 'true');
        await expect(I.workDialog).toContainText(words.step(3));
        // The form is higher than the window.
        for (const name of [words.finish, words.addAnother])
          await expect(I.workDialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
        if (!isPhone) {
          expect((await stableBox(I.workDialog)).width).toBe(400);
          // Its foot has its round corners.
          const isRound = await I.workDialog.evaluate((dialog) => {
            const { left, bottom } = dialog.getBoundingClientRect();
            return !dialog.contains(document.elementFromPoint(left + 2, bottom - 2));
          });
          expect(isRound).toBe(true);
          await page.mouse.click(20, 300);
          await I.seeStep(I.workDialog);
        }
        await expect(I.workDialog.getByRole('button', { name: words.close, exact: true })).toBeVisible();
        await expect(I.workDialog.getByRole('button', { name: words.skipStep, exact: true })).toHaveCount(0);
      });

      await test.step('work: what is missing, a first entry, a reload, and only now it can be skipped [R4.2-13 R4.2-16]', async () => {
        await I.finish(I.workDialog);
        await expect(I.workDialog.getByRole('alert').first()).toHaveText(words.required(words.position));
        // What is wrong has the focus, and its name is seen too.
        await expect(I.workDialog.locator('label').first()).toBeInViewport({ ratio: 1 });
        await I.fillWork('研发');
        await I.addAnother(I.workDialog);
        await I.seeNotice(words.workAdded);
        await expect(I.workDialog.getByRole('textbox', { name: words.position })).toHaveValue('');
        await I.fillWork('总监');
        // The last key is stored after a moment of the app's own clock.
        await backstage.advance(1_000);
        await I.reload();
        await I.seeStep(I.workDialog);
        await expect(I.workDialog.getByRole('textbox', { name: words.position })).toHaveValue('总监');
        await I.skip(I.workDialog);
      });

      await test.step('education [R2.2-6]', async () => {
        await I.seeStep(I.educationDialog);
        await expect(I.educationDialog).toHaveAttribute('aria-modal', 'true');
        await expect(I.educationDialog).toContainText(words.step(4));
        await expect(I.educationDialog.getByRole('button', { name: words.close, exact: true })).toBeVisible();
        await I.fillEducation('江南大学');
        await I.finish(I.educationDialog);
        await I.seeNotice(words.educationSaved);
      });

      await test.step('tags, and the end [R2.2-7 R4.2-20]', async () => {
        await I.seeStep(I.tagsDialog);
        await expect(I.tagsDialog).toHaveAttribute('aria-modal', 'true');
        await expect(I.tagsDialog).toContainText(words.step(5));
        await expect(I.tagsDialog.getByRole('button', { name: words.close, exact: true })).toBeVisible();
        const confirm = I.tagsDialog.getByRole('button', { name: words.confirmTags, exact: true });
        await expect(confirm).toHaveAttribute('aria-disabled', 'true');
        await confirm.click({ force: true });
        await I.seeStep(I.tagsDialog);
        const name = await I.offeredTag.innerText();
        await I.offeredTag.click();
        await expect(I.chosenTag(name)).toBeVisible();
        await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
        await I.confirmTags();
        await I.seeNotice(words.tagsSaved);
        await I.seeNoStep();
        await I.seeMyName('林小满');
        await expect(I.heading).toHaveText(words.notFound);
      });
    });
  });
}
