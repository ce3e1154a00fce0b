import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { type Backend, connect, startBackend } from '../pages/real-site.ts';

let backend: Backend;

test.beforeAll(async () => {
  backend = await startBackend();
});

test.afterAll(() => {
  backend.stop();
});

/** As `docs/speed.md` measures. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_440_000 / 8;
  const network = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond, latency: 562.5 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Loads, and pages that the address bar has named. */
const visited = (page: Page) => page.evaluate(() => [performance.timeOrigin, history.length]);

const story = 'main h3 a[href^="/news/"]';

for (const seconds of [0.2, 0.6, 1, 2, 4])
  test(`what is pressed ${seconds} s after the first picture of a slow start is answered once`, async ({
    context,
    I,
    page,
    words,
  }, info) => {
    const { origin, close } = await connect(context, info.outputPath('site'), backend.api);
    /** Presses a place: what stands there may be replaced meanwhile. */
    const press = async (name: string): Promise<readonly [load: number, pages: number, text: string]> => {
      await page.goto('about:blank');
      await slowDown(page);
      await page.goto(`${origin}/`, { waitUntil: 'commit' });
      const target = page.locator(name).first();
      await target.waitFor();
      const [load = 0, pages = 0] = await visited(page);
      const text = await target.innerText();
      const { x, y, width, height } = await target.evaluate((element) => element.getBoundingClientRect());
      await page.waitForTimeout(seconds * 1_000);
      await page.mouse.click(x + width / 2, y + height / 2);
      return [load, pages, text];
    };

    const [loginLoad] = await press(`header button:has-text("${words.logIn}")`);
    await expect(I.loginDialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await visited(page))[0]).toBe(loginLoad);

    const [searchLoad, beforeSearch] = await press('header input');
    await page.keyboard.type('茶饮');
    await page.keyboard.press('Enter');
    await expect(I.results.first()).toBeVisible();
    await expect(I.searchBox()).toHaveValue('茶饮');
    expect(await visited(page)).toEqual([searchLoad, beforeSearch + 1]);

    const [storyLoad, beforeStory, title] = await press(story);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await visited(page)).toEqual([storyLoad, beforeStory + 1]);
    await page.goBack();
    await expect(page.locator('#root').locator(story).first()).toHaveText(title);
    close();
  });

test('all that is pressed and typed before the app runs is done in its order, on the page that a link has shown', async ({
  backstage,
  page,
  words,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => released.then(() => route.fallback()));
  await page.goto('/', { waitUntil: 'commit' });
  const button = (name: string) => page.getByRole('button', { name });
  const box = page.getByRole('banner').getByRole('combobox');
  const news = page.getByRole('banner').locator('a[href="/news"]');
  const [, pages = 0] = await visited(page);
  await button(words.toDark).click();
  await box.fill('茶饮');
  await button(words.otherLanguage).click();
  await news.click();
  await news.click();
  release();
  await backstage.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(button('Light mode')).toBeVisible();
  await expect(box).toHaveValue('茶饮');
  await expect(news).toBeFocused();
  expect((await visited(page))[1]).toBe(pages + 1);
});
