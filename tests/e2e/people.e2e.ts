import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

test('[R2.6-52 R7.2-26] people are narrowed by the category of their company, and all come back', {
  tag: '@wide',
}, async ({ I, page, words }) => {
  await I.goTo('/people');
  await I.seePeople();
  const status = I.peopleFilter.getByRole('status');
  await expect(status).toContainText('799');
  const category = I.peopleFilter.getByRole('combobox', { name: words.companyCategory });
  await category.selectOption('dairy');
  await expect(status).not.toContainText('799');
  await expect(I.people.first()).toContainText('乳');
  await I.peopleFilter.getByRole('button', { name: words.clearFilters }).click();
  await expect(status).toContainText('799');
  await expect(category).toHaveValue('');
  await expect(page).toHaveURL('/people');
});

test('[R9-1 R2.6-53] at most eight hot tags lead to the people of a tag', { tag: '@wide' }, async ({ I, page }) => {
  await I.goTo('/people');
  const tags = page.getByRole('main').locator('a[href^="/people/tag/"]');
  await expect(tags).toHaveCount(8);
  await tags.first().click();
  await expect(page).toHaveURL('/people/tag/301');
  await expect(I.heading).toHaveText('乳制品人脉');
  await I.seePeople();
});

test('[R6-13 R6-14] the labels of follow and fans name the other person, on the own page nobody', {
  tag: ['@phone', '@story'],
}, async ({ I, page, backstage, words }) => {
  await I.goTo('/people/1002');
  await I.personTab(words.fansOfAnother).click();
  await I.seePeople();
  await I.personTab(words.followOfAnother).click();
  await I.seePeople();
  await backstage.signInAs('liran');
  await I.follow('/people/1001');
  await expect(I.personTab(words.follow)).toBeVisible();
  await I.personTab(words.fans).click();
  await I.seePeople();
  await expect(page).toHaveURL('/people/1001');
});

test('[R1-6 R7.2-1 R7.2-2] a guest who follows logs in first, then follows; he stops, and it stays so', {
  tag: ['@phone', '@story'],
}, async ({ I, page, backstage, words }) => {
  const button = page.getByRole('main').getByRole('button', { name: words.followButton });
  await I.goTo('/people/1040');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(I.loginDialog).toBeVisible();
  await backstage.signInAs('wangfang');
  await expect(I.loginDialog).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => backstage.count('member.followed')).toBe(1);
  await I.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => backstage.count('member.unfollowed')).toBe(1);
  await I.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the panel for sharing a person is accessible, and shows one code at a time', {
  tag: ['@phone', '@story'],
}, async ({ I, page, words }) => {
  await I.goTo('/people/1002');
  await page.getByRole('main').getByRole('button', { name: words.share }).click();
  const codes = page.getByRole('dialog').getByRole('img');
  await expect(codes).toHaveAttribute('alt', words.pageCode);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab').last().click();
  await expect(codes).toHaveCount(1);
  await expect(codes).not.toHaveAttribute('alt', words.pageCode);
});
