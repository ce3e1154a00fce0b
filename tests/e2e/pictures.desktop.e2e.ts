import { expect, type Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';
import { stableBox } from '../pages/stable-box.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>';

/** Every article has these pictures, whose files do not come until they are shown. */
const holdPictures = async (page: Page): Promise<() => void> => {
  await page.addInitScript(() => {
    const pictures =
      '<b data-lost>要点</b><img src="/held/1.svg" alt="三种瓶型" width="600" height="300"><a href="/news/hot"><img src="/held/2.svg" alt="更多"></a>';
    const { parse } = JSON;
    const filled = (value: unknown): unknown =>
      typeof value === 'string' && value.startsWith('<p>') ? `${pictures}${value}` : value;
    JSON.parse = (text, revive) => parse(text, (key, value) => filled(revive ? revive.call(null, key, value) : value));
    const { json } = Response.prototype;
    Response.prototype.json = async function read() {
      return JSON.parse(JSON.stringify(await json.call(this)));
    };
  });
  let areShown = false;
  await page.route('**/held/*.svg', (route) =>
    areShown ? route.fulfill({ body: svg, contentType: 'image/svg+xml' }) : route.abort(),
  );
  return () => {
    areShown = true;
  };
};

test('[R3-46] a picture within an article that does not come says so in its room, and comes when it is asked for again', async ({
  I,
  page,
}) => {
  const show = await holdPictures(page);
  await I.goTo(articlePath);
  const article = page.getByRole('main').getByRole('article').first();
  const again = article.getByRole('button', { name: '三种瓶型 图片加载失败 重试' });
  await again.scrollIntoViewIfNeeded();
  const box = await stableBox(again);
  expect(box.width / box.height).toBeCloseTo(2, 1);
  // A link is pressed for where it leads.
  await expect(article.getByRole('link', { name: '更多 图片加载失败' })).toHaveAttribute('href', '/news/hot');
  // Nothing passes for what stands in the place of a picture.
  await expect(article.locator('b')).toHaveText('要点');
  await expect(article.locator('b[data-lost]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await again.press('Enter');
  await expect(again).toBeVisible();
  show();
  await again.press('Enter');
  const picture = article.getByRole('img', { name: '三种瓶型' });
  await expect(picture).toBeVisible();
  expect(await stableBox(picture)).toMatchObject({ width: box.width, height: box.height });
  await expect(page.getByRole('main')).toBeFocused();
  await expect(again).toHaveCount(0);
});

test('codes beside the page that do not come keep their room and their names', async ({ I, page }) => {
  await page.addInitScript(() => {
    const set = Element.prototype.setAttribute;
    HTMLImageElement.prototype.setAttribute = function lose(name, value) {
      set.call(this, name, name === 'src' ? '/lost.svg' : value);
    };
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      set(this: HTMLImageElement) {
        set.call(this, 'src', '/lost.svg');
      },
    });
  });
  await page.route('**/lost.svg', (route) => route.abort());
  await I.goTo(postPath);
  const group = page.getByRole('img', { name: '加入行业社群的图片' });
  await page.locator('#aside-communityGroup').scrollIntoViewIfNeeded();
  await expect(page.locator('span', { has: page.locator('svg') }).and(group)).toHaveCount(1);
  expect(await stableBox(group)).toMatchObject({ width: 104, height: 104 });
  const code = page.getByRole('img', { name: '食业公众号二维码' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('span', { has: page.locator('svg') }).and(code)).toHaveCount(1);
  expect(await stableBox(code)).toMatchObject({ width: 100, height: 100 });
  await expect(page.locator('img:visible')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
