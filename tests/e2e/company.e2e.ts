import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('[R0-4 R2.4-2] the company library is searched and narrowed, and leads to a company and its products', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage, words }) => {
  await I.goTo('/company');
  await backstage.signInAs('liran');
  const rows = page.getByRole('list', { name: words.companies }).getByRole('article');
  await expect(rows.first()).toBeVisible();
  await expect(I.heading).toHaveText(words.companyLibrary);
  const chips = page.getByRole('group', { name: words.companyCategories });
  await chips.getByRole('button', { name: '即饮咖啡' }).click();
  await expect(rows).toHaveCount(8);
  await expect(rows.filter({ hasNotText: '即饮咖啡' })).toHaveCount(0);
  const field = page.getByRole('combobox', { name: words.searchCompanies });
  await field.fill('昼行');
  await field.press('Enter');
  await expect(rows).toHaveCount(1);
  // A part of a name offers the whole of it.
  await field.fill('半日');
  await page.getByRole('option', { name: '半日茶事' }).first().click();
  await expect(field).toHaveValue(/半日茶事/);
  await expect(rows).toHaveCount(1);
  await field.fill('火星');
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await expect(page.getByText(words.noCompanies, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.clearFilters }).click();
  await expect(rows.nth(2)).toBeVisible();

  const first = rows.first().getByRole('link');
  const name = (await first.innerText()).trim();
  await first.click();
  await expect(I.heading).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · 食业`);
  await I.follow('/company/501');
  const product = page.getByRole('list', { name: words.products }).getByRole('link').first();
  const productName = (await product.innerText()).trim();
  await product.click();
  await expect(I.heading).toHaveText(productName);
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole('region', { name: words.relatedProducts }).getByRole('article')).toHaveCount(4);
});
