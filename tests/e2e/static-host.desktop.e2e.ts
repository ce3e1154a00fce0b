import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root, run } from '../../scripts/lib/run.ts';
import { test } from '../pages/fixtures.ts';
import { staticHost } from '../pages/static-host.ts';

const base = '/demo/';
const folder = join(root, '.test', 'static');

test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  const command = ['node', join(root, 'scripts', 'build-static.ts'), '--base', base, '--out', folder] as const;
  const { code, output } = await run(command, { env: { NODE_ENV: undefined, VITE_LATENCY: '0-20' } });
  expect(code, output).toBe(0);
});

test('the app with its simulated backend runs from a folder of any host that gives files away', async ({
  page,
  backstage,
}) => {
  const { origin, outside, close } = await staticHost(folder, base);
  await page.goto(`${origin}${base}`);
  const story = page.getByRole('main').getByRole('article').getByRole('link').first();
  await expect(story).toBeVisible();
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(workers).toEqual([base]);
  const title = await story.innerText();
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(new URL(page.url()).pathname).toMatch(/^\/demo\/news\/\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await backstage.signInAs('liran');
  await page.goto(`${origin}${base}community/system-message`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').locator('a[href*="/people/"]').first().click();
  const person = await opened;
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(person.url()).pathname).toMatch(/^\/demo\/people\/\d+$/);

  await page.goto(`${origin}${base}flows`);
  await expect(page.locator('a[href^="/demo/flows/"]').first()).toBeVisible();
  await page.goto(`${origin}${base}flows/login`);
  await page.getByRole('tab', { name: '测试路径' }).click();
  const csv = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
  expect((await page.request.get(new URL(csv ?? '', page.url()).href)).status()).toBe(200);

  expect(outside).toEqual([]);
  const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
  expect(links.filter((href) => href.startsWith(`${origin}/`) && !href.startsWith(`${origin}${base}`))).toEqual([]);
  close();
});
