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
}, async ({ I, page, stage, words }) => {
  await I.goTo('/people/1002');
  await I.personTab(words.fansOf('王芳')).click();
  await I.seePeople();
  await I.personTab(words.followOf('王芳')).click();
  await I.seePeople();
  await stage.signInAs('liran');
  await I.follow('/people/1001');
  await expect(I.personTab(words.follow)).toBeVisible();
  await I.personTab(words.fans).click();
  await I.seePeople();
  await expect(page).toHaveURL('/people/1001');
});

test('[R1-6 R7.2-1 R7.2-2] a guest who follows logs in first, then follows; he stops, and it stays so', {
  tag: ['@phone', '@story'],
}, async ({ I, page, stage, words }) => {
  const button = page.getByRole('main').getByRole('button', { name: words.followButton });
  await I.goTo('/people/1040');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(I.loginDialog).toBeVisible();
  await stage.signInAs('wangfang');
  await expect(I.loginDialog).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stage.count('member.followed')).toBe(1);
  await I.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => stage.count('member.unfollowed')).toBe(1);
  await I.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('[R2.6-55 R2.5-6 R2.5-7] who looked is shown to a member, beside the page and as a page @wide', async ({
  I,
  page,
  stage,
  words,
}) => {
  await I.goTo('/people');
  const block = I.aside.getByRole('region', { name: words.visitorsBlock });
  await expect(I.aside.getByRole('region', { name: words.interestBlock }).getByRole('link').nth(1)).toBeVisible();
  await expect(block).toHaveCount(0);
  await stage.signInAs('liran');
  await expect(I.menuButton).toBeVisible();
  await I.follow('/people/visitors');
  await expect(I.personNamed('王芳')).toBeVisible();
  await expect(block.getByRole('listitem')).toHaveCount(5);
  await expect(page).toHaveURL('/people/visitors');
});

test('[R2.5-5 R2.5-8] beside people stand whom to follow and whom to know @wide', async ({ I, words }) => {
  await I.goTo('/people');
  for (const name of [words.recommendedFollow, words.interestBlock]) {
    await expect(I.aside.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5);
  }
});

test('[R2.5-17] beside the posts stand people to follow @wide', async ({ I, words }) => {
  await I.goTo('/community/popular');
  const block = I.aside.getByRole('region', { name: words.recommendedFollow });
  await expect(block.getByRole('listitem')).toHaveCount(5);
});

test('lists and pages of people say what went wrong, and load when asked again', { tag: '@wide' }, async ({
  I,
  page,
  stage,
  words,
}) => {
  const cases = [
    ['/people', 'people.page', words.peopleFailed, { kind: 'html' }],
    ['/people/1002', 'people.member', words.personFailed, { kind: 'offline' }],
  ] as const;
  await I.goTo('/404');
  for (const [path, endpoint, title, fault] of cases) {
    await stage.fault({ endpoint, ...fault });
    await I.follow(path);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: title });
    await expect(alert, path).toBeVisible();
    await stage.clearFaults();
    await alert.getByRole('button', { name: words.retry }).click();
    await expect(I.people.first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
  await I.follow('/people/99999999');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/people');
});

test('the panel for sharing a person is accessible', { tag: '@phone' }, async ({ I, page, words }) => {
  await I.goTo('/people/1002');
  await page.getByRole('main').getByRole('button', { name: words.share }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});
