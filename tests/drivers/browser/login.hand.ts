import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import type { Hand, Play } from './play.ts';
import { forgetPassword, resetPassword } from './reset-form.ts';

const scan = async ({ I, page, words }: Play, as: 'bound' | 'unbound'): Promise<void> => {
  await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
  await page.evaluate((account) => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.wechat.confirm(account);
  }, as);
};

/** The button that logs in, or binds. */
const submit = ({ I, t }: Play) =>
  I.loginDialog
    .getByRole('button', { name: t('session:login.submit') })
    .or(I.loginDialog.getByRole('button', { name: t('session:bind.submit') }))
    .click();

const dialogIsGone = ({ I }: Play) => expect(I.loginDialog).toBeHidden();

/** The bind step is the dialog of the fourth beginning. */
const binding = 3;

export const loginHand: Hand = {
  calls: [],
  begin: async (play, { start }) => {
    const { I, t, words } = play;
    await I.pressLogIn();
    if (start !== binding) return;
    await I.methodTab(words.wechat).click();
    await scan(play, 'unbound');
    await expect(I.loginDialog.getByText(t('session:bind.heading'))).toBeVisible();
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
    // A binding asks first, also over the form for a new password.
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
    'log in by SMS': async (play) => {
      const { I, stage, t } = play;
      await I.requestCode('13912345678');
      await expect(I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') })).toBeVisible();
      await I.code.fill(await stage.code('13912345678'));
      await submit(play);
    },
    'log in by password': async (play) => {
      await play.I.mobile.fill('13800000002');
      await play.I.loginDialog.getByRole('textbox', { name: play.t('session:field.password') }).fill('Shiye2026');
      await submit(play);
    },
    'confirm in WeChat': (play) => scan(play, 'bound'),
    'reset the password': (play) => resetPassword(play, '13800000003', 'Shiye2027'),
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
