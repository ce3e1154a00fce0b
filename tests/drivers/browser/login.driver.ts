import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import type { Driver, DriverFixtures } from './play-path.ts';
import { forgetPassword, resetPassword } from './reset-form.ts';

const scan = async ({ I, page, words }: DriverFixtures, as: 'bound' | 'unbound'): Promise<void> => {
  await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
  await page.evaluate((account) => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.wechat.confirm(account);
  }, as);
};

/** The button that logs in, or binds. */
const submit = ({ I, t }: DriverFixtures) =>
  I.loginDialog
    .getByRole('button', { name: t('session:login.submit') })
    .or(I.loginDialog.getByRole('button', { name: t('session:bind.submit') }))
    .click();

const dialogIsGone = ({ I }: DriverFixtures) => expect(I.loginDialog).toBeHidden();

/** The bind step is the dialog of the fourth beginning. */
const binding = 3;

export const loginDriver: Driver = {
  calls: [],
  begin: async (fixtures, { start }) => {
    const { I, t, words } = fixtures;
    await I.pressLogIn();
    if (start !== binding) return;
    await I.methodTab(words.wechat).click();
    await scan(fixtures, 'unbound');
    await expect(I.loginDialog.getByText(t('session:bind.heading'))).toBeVisible();
    await I.mobile.fill('13912345678');
  },
  events: {
    'tab.choose': async ({ I, words, t }, { event }) => {
      const names = { wechat: words.wechat, sms: words.sms, password: words.password };
      const isBinding = await I.loginDialog.getByText(t('session:bind.heading')).isVisible();
      const tab = I.methodTab(names[event.tab as keyof typeof names]);
      if (isBinding && event.tab === 'wechat') await expect(tab).toHaveCount(0);
      else await tab.click();
    },
    'password.forgotten': forgetPassword,
    'reset.back': ({ I, t }) => I.loginDialog.getByRole('button', { name: t('session:reset.back') }).click(),
    // A binding asks about what was typed, also over the form for a new password.
    'login.close': async ({ page, t }) => {
      const stay = page.getByRole('button', { name: t('session:bind.closeCancel') });
      await page.keyboard.press('Escape');
      await expect(stay.or(page.locator('body:not(:has([role=dialog]))'))).toBeVisible();
      if (await stay.isVisible()) await stay.click();
    },
  },
  stories: {
    'confirm the closing': async ({ I, page }) => {
      await page.keyboard.press('Escape');
      await I.closeAnyway('logOut');
    },
    'log in by SMS': async (fixtures) => {
      const { I, backstage, t } = fixtures;
      await I.requestCode('13912345678');
      await expect(I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') })).toBeVisible();
      await I.code.fill(await backstage.code('13912345678'));
      await submit(fixtures);
    },
    'log in by password': async (fixtures) => {
      await fixtures.I.mobile.fill('13800000002');
      await fixtures.I.loginDialog
        .getByRole('textbox', { name: fixtures.t('session:field.password') })
        .fill('Shiye2026');
      await submit(fixtures);
    },
    'confirm in WeChat': (fixtures) => scan(fixtures, 'bound'),
    'reset the password': (fixtures) => resetPassword(fixtures, '13800000003', 'Shiye2027'),
  },
  states: {
    'open.tabs.wechat': ({ I, words }) => expect(I.methodTab(words.wechat)).toHaveAttribute('aria-selected', 'true'),
    'open.tabs.sms': ({ I, words }) => expect(I.methodTab(words.sms)).toHaveAttribute('aria-selected', 'true'),
    'open.tabs.password': ({ I, words }) =>
      expect(I.methodTab(words.password)).toHaveAttribute('aria-selected', 'true'),
    entered: dialogIsGone,
    closed: dialogIsGone,
  },
};
