import type { BrowserContext, Page } from '@playwright/test';
import { accountSteps, settingPath } from '../../tests/pages/account.ts';
import { backstageOf, type RemoteBackstage } from '../../tests/pages/backstage.ts';
import { waitUntilLoaded } from '../../tests/pages/stable-box.ts';
import { type User, userOf } from '../../tests/pages/user.ts';
import { words } from '../../tests/pages/words.ts';

interface Tab {
  readonly page: Page;
  readonly backstage: RemoteBackstage;
  readonly I: User;
}

const openTab = async (context: BrowserContext): Promise<Tab> => {
  const page = await context.newPage();
  const backstage = backstageOf(page);
  return { page, backstage, I: userOf({ page, backstage, words: words.en, isPhone: false }) };
};

const openStudio = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const choose = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

const home = async (context: BrowserContext): Promise<Page> => {
  const { I, page } = await openTab(context);
  await page.setViewportSize({ width: 1200, height: 570 });
  await I.goTo('/');
  await page.getByRole('heading', { name: 'Flashes' }).waitFor();
  await page.getByRole('link', { name: '新品' }).first().waitFor();
  await waitUntilLoaded(page);
  return page;
};

const gallery = async (context: BrowserContext): Promise<Page> => {
  const page = await openStudio(context, '/flows');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return page;
};

const chart = async (context: BrowserContext): Promise<Page> => {
  const page = await openStudio(context, '/flows/sms-code?state=requesting');
  await page.getByRole('treeitem', { selected: true }).waitFor();
  return page;
};

const live = async (context: BrowserContext): Promise<Page> => {
  const studio = await openStudio(context, '/flows/live');
  const { I } = await openTab(context);
  await I.goTo('/404?scenario=newcomer');
  await I.fillProfile('Lin Xiaoman');
  await I.next.click();
  await I.seeStep(I.workDialog);
  await press(studio, /^Work history/);
  await choose(studio, 'Why');
  await studio.getByRole('searchbox').last().fill('Skip');
  await studio.locator('[data-says="refused"]').first().waitFor();
  return studio;
};

const path = async (context: BrowserContext): Promise<Page> => {
  const { I, page, backstage } = await openTab(context);
  const { words: own, button, field } = accountSteps({ page }, 'en');
  await I.goTo('/404');
  await backstage.signInAs('wangfang');
  await I.goTo(settingPath);
  await button(own.changeMobile).click();
  await field(words.en.mobile).waitFor();
  const studio = await openStudio(context, '/flows/bind-account');
  await press(studio, 'This session');
  await choose(studio, 'Test paths');
  await press(studio, /"Bind a mobile" is open/);
  await press(studio, 'Play in the app');
  await press(studio, 'Take the step');
  await studio.getByText('✓ passed').first().waitFor();
  return studio;
};

const time = async (context: BrowserContext): Promise<Page> => {
  const { I, page, backstage } = await openTab(context);
  await I.goTo('/flash');
  await backstage.fault({ endpoint: 'session.sendCode', kind: 'offline' });
  await I.openSmsLogin();
  await I.requestCode('13911112222');
  await I.loginDialog.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
  const file = await page.evaluate((): string => Reflect.get(window, 'backstage').journal().export());
  const studio = await openStudio(context, '/flows/time');
  await studio.locator('input[type=file]').setInputFiles({
    name: 'no-code.flow',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await press(studio, /^SMS code button/);
  await studio.locator('svg.flow-chart').waitFor();
  return studio;
};

const panel = async (context: BrowserContext): Promise<Page> => {
  const { I, page } = await openTab(context);
  await page.setViewportSize({ width: 1280, height: 620 });
  await I.goTo('/flash');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.keyboard.press('F2');
  await press(page, 'Scenarios');
  return page;
};

/** By file name: `home` is in README.md. */
export const screenshots: Readonly<Record<string, (context: BrowserContext) => Promise<Page>>> = {
  home,
  gallery,
  chart,
  live,
  path,
  time,
  panel,
};
