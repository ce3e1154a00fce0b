import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

/** What some browser of `browserslist` in package.json lacks, and is added by `fill-platform.ts` or done without. */
const lacking = [
  'AbortSignal.any',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Element.prototype.checkVisibility',
  'Element.prototype.role',
  'Headers.prototype.getSetCookie',
  'Map.groupBy',
  'Promise.withResolvers',
  'Response.json',
  'URL.canParse',
  'BroadcastChannel',
  'CompressionStream',
  'HTMLElement.prototype.inert',
  'IDBFactory.prototype.databases',
  'Intl.Segmenter',
  'Navigator.prototype.locks',
  'crypto.randomUUID',
  'createImageBitmap',
  'requestIdleCallback',
];

const takeAway = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.addInitScript((paths) => {
    for (const path of paths) {
      const keys = path.split('.');
      const name = keys.pop() ?? '';
      const holder: object = keys.reduce((at, key) => Reflect.get(at, key), window);
      for (let at = holder; at; at = Reflect.getPrototypeOf(at) ?? (null as never)) Reflect.deleteProperty(at, name);
      if (name in holder) throw new Error(`${path} cannot be taken away`);
    }
  }, names);

/** Styles of Chromium 107, Safari 16.4 and Firefox 121 become such as no browser knows. */
const takeAwayStyles = (page: Page): Promise<unknown> =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = (await response.text())
      .replaceAll(/(\d)[ds]vh\b/g, '$1oldvh')
      .replaceAll(':has(', ':old-has(')
      .replaceAll('color-mix(', 'old-mix(')
      .replaceAll(/(overflow[-xy]*): ?clip\b/g, '$1:old-clip');
    await route.fulfill({ response, body: css });
  });

test('in the oldest browsers news are read, a guest logs in, and a message is sent', { tag: '@story' }, async ({
  I,
  page,
  backstage,
}) => {
  await takeAway(page, lacking);
  await takeAwayStyles(page);
  await I.openHome();
  await I.openFirstStory();
  await I.openSmsLogin();
  const { height = 0 } = (await I.loginDialog.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200);
  await expect(I.loginDialog).not.toHaveCSS('max-height', 'none');
  await I.requestCode('13800000001');
  await I.seeCodeSent();
  await I.enterCode(await backstage.code('13800000001'));
  await expect(I.menuButton).toHaveAccessibleDescription('李然');
  await backstage.stopOthers();
  await I.enter('/community/message/70001');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: '输入消息' }).fill('来自一台旧手机');
  await main.getByRole('button', { name: '发送', exact: true }).click();
  const sent = main.getByRole('log', { name: '对话' }).getByRole('article').last();
  await expect(sent).toContainText('来自一台旧手机');
  await expect(sent).toContainText('已发送');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

for (const name of lacking)
  test(`without ${name} the home page and an article come`, async ({ I, page }) => {
    await takeAway(page, [name]);
    await I.openHome();
    await I.openFirstStory();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

const tooOld = '请用 Safari 15.4、Chrome 100、Firefox 115 或更新的版本打开';

test('a browser without modules is told what to open the page with', async ({ page }) => {
  await takeAway(page, ['AbortSignal']);
  await page.route('**/people', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('type="module"', 'type="unknown"') });
  });
  await page.goto('/people');
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`${tooOld}.*Open it with Safari 15.4`, 's'));
  await expect(page.getByRole('alert')).toBeInViewport();
});

test.describe('a browser below the oldest', () => {
  test.use({ expectedProblems: [/hasOwn is not a function/] });

  test('is told so, and of no network', async ({ page }) => {
    await takeAway(page, ['AbortSignal.prototype.throwIfAborted', 'Object.hasOwn']);
    await page.goto('/people');
    await expect(page.getByRole('alert')).toContainText(tooOld);
    await expect(page.locator('#failed')).toBeHidden();
  });
});

test.describe('scripts that do not run', () => {
  test.use({ expectedProblems: [/Invalid or unexpected token/] });

  for (const [what, answer, sentence] of [
    ['that the browser cannot read', { contentType: 'text/javascript', body: 'class A { @ }' }, tooOld],
    ['that do not come', { status: 503, body: '' }, '页面加载失败'],
  ] as const)
    test(`scripts ${what} are told of`, async ({ page }) => {
      await page.route(/\/assets\/libraries-.*\.js$/, (route) => route.fulfill(answer));
      await page.goto('/people');
      await expect(page.getByRole('alert')).toContainText(sentence);
    });
});
