import { expect } from '@playwright/test';
import { storyVariants, test } from '../pages/fixtures.ts';
import { stableBox } from '../pages/stable-box.ts';

for (const { language, tag } of storyVariants) {
  test.describe(`the profile of a newcomer (${language})`, { tag }, () => {
    test.use({ language });

    test('[R1-21 R2.2-24 R5.3-1 R5.3-6 R5.3-7 R5.3-9 R5.3-11 R5.3-13 R5.3-16 R5.3-17 R5.3-21] says what is missing, and where', {
      tag: '@story',
    }, async ({ I, page, words, isPhone }) => {
      await I.goTo('/404?scenario=newcomer');
      await I.seeProfileDialog();
      await test.step('the dialog has its width, its hints and its button in sight [R1-21 R2.2-24 R5.3-11]', async () => {
        if (!isPhone) expect((await stableBox(I.profileDialog)).width).toBe(400);
        await expect(I.profileDialog).toContainText(words.nameHint);
        await expect(I.profileDialog).toContainText(words.companyHint);
        // What the form leads to is in sight before anything is scrolled.
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 560 });
        await expect(I.next).toBeInViewport({ ratio: 1 });
      });
      await test.step('each field that is required says so, and the first has the focus', async () => {
        await I.next.click();
        const fields = [words.name, words.gender, words.company, words.position, words.location];
        await expect(I.profileDialog.getByRole('alert')).toHaveText(fields.map(words.required));
        await expect(I.nameField).toBeFocused();
        await expect(page.getByRole('dialog')).toHaveCount(1);
      });
    });
  });
}

test('[R4.1-23] closing the dialog asks, then logs out', { tag: '@story' }, async ({
  I,
  page,
  backstage,
  words,
  isPhone,
}) => {
  await I.goTo('/404?scenario=newcomer');
  await I.seeProfileDialog();
  await expect(I.nameField).toBeFocused();
  // On a phone nothing stands beside it.
  if (!isPhone) await page.mouse.click(20, 300);
  await expect(I.nameField).toBeFocused();
  await expect(I.profileDialog.getByRole('alert')).toHaveCount(0);
  await expect(I.profileDialog.getByText(words.leavingLogsOut)).toBeVisible();
  await I.fillProfile('林小满');
  await expect(I.profileDialog.getByText(words.leavingKeepsInput)).toBeVisible();
  // The Escape of an input method, as Safari sends it.
  await I.nameField.dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(I.nameField).toHaveValue('林小满');
  // The focus comes back in a later frame.
  await stableBox(I.profileDialog);
  await page.keyboard.press('Escape');
  await I.closeAnyway('logOut');
  await expect(I.profileDialog).toBeHidden();
  await I.beGuest();
  await expect.poll(() => backstage.count('token.revoked')).toBe(1);
  await expect(I.heading).toHaveText(words.notFound);
  await I.reload();
  await I.beGuest();
});

test('[R5.3-18] who goes on to the next field the moment after typing a company stays there, and the list goes', {
  tag: '@wide',
}, async ({ I, page }) => {
  await I.goTo('/404?scenario=newcomer');
  await I.seeProfileDialog();
  await I.companyField.focus();
  const next = await I.positionField.elementHandle();
  await I.companyField.evaluate((company: HTMLInputElement, position) => {
    document.execCommand('insertText', false, '小满');
    if (position instanceof HTMLElement) position.focus();
    return company.value;
  }, next);
  await page.keyboard.insertText('研发');
  await expect(I.companyField).toHaveAttribute('aria-expanded', 'false');
  await expect(I.positionField).toBeFocused();
  await expect(I.positionField).toHaveValue('研发');
  await expect(I.companyField).toHaveValue('小满');
});

test('[R5.3-11 R7.4-14] a city whose districts do not come says so beside it and is tried again there, by keys too', {
  tag: '@wide',
}, async ({ I, page, backstage, words }) => {
  await I.goTo('/404?scenario=newcomer');
  await I.seeProfileDialog();
  await backstage.fault({ endpoint: 'basic.locationChildren', kind: 'offline' });
  const [province = '', city = '', district = ''] = words.region;
  const place = (name: string) => page.getByRole('option', { name, exact: true });
  await I.locationField.click();
  await place(province).click();
  await place(city).focus();
  await page.keyboard.press('Enter');
  const districts = page.getByRole('group', { name: words.district, exact: true });
  await expect(districts.getByRole('alert')).toBeVisible();
  await expect(districts).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(place(city)).toBeFocused();
  await backstage.clearFaults();
  const held = await backstage.fault({ endpoint: 'basic.locationChildren', kind: 'hold' });
  await districts.getByRole('button', { name: words.retry, exact: true }).press('Enter');
  await expect(districts).toHaveAttribute('aria-busy', 'true');
  await expect(place(city)).toBeVisible();
  await backstage.release(held);
  await page.keyboard.press('ArrowDown');
  await place(district).press('Enter');
  await expect(I.locationField).toHaveText(words.region.join(' / '));

  // After a reload it is written at once, and the list opens where it was.
  await backstage.advance(1_000);
  await backstage.fault({ endpoint: 'basic.locationChildren', kind: 'hold' });
  await I.reload();
  await I.seeProfileDialog();
  await expect(I.locationField).toHaveText(words.region.join(' / '));
  await I.locationField.click();
  await expect(place(city)).toBeFocused();
  await backstage.release();
  await expect(place(district)).toHaveAttribute('aria-selected', 'true');
});

test('half-typed pinyin asks for no company; the text that it becomes does', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage }) => {
  await I.goTo('/404?scenario=newcomer');
  await I.seeProfileDialog();
  await backstage.fault({ endpoint: 'company.searchCompanies', kind: 'hold' });
  const isAsked = () => backstage.holds(['company.searchCompanies']);
  const keys = await page.context().newCDPSession(page);
  await I.companyField.focus();
  for (const text of ['s', 'sh', 'shi'])
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(I.companyField).toHaveValue('shi');
  await backstage.advance(1_000);
  expect(await isAsked()).toBe(false);
  await keys.send('Input.insertText', { text: '食品' });
  await expect(I.companyField).toHaveValue('食品');
  await backstage.advance(1_000);
  await expect.poll(isAsked).toBe(true);
});

test('[R2.2-26 R2.2-27] what registering accepts can be read beside the form, which stays as it is', async ({
  I,
  context,
  backstage,
  words,
}) => {
  await I.goTo('/404?scenario=newcomer');
  await I.nameField.fill('林小满');
  for (const name of [words.agreement, words.privacy]) {
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      I.profileDialog.getByRole('link', { name, exact: true }).click(),
    ]);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: words.menu })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Further on in that tab he is asked again.
    await page.goto('/404');
    await expect(page.getByRole('dialog', { name: words.supplement, exact: true })).toBeVisible();
    await page.close();
  }
  await expect(I.nameField).toHaveValue('林小满');
  expect(await backstage.count('token.revoked')).toBe(0);
});
