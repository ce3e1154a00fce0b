import { expect } from '@playwright/test';
import type { Driver, DriverFixtures } from './play-path.ts';
import { openResetForm } from './reset-form.ts';

const button = ({ I }: DriverFixtures) => I.loginDialog.locator('button[aria-busy=true]');

const isCooling = ({ I, t }: DriverFixtures) =>
  expect(I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') })).toBeDisabled();

export const smsCodeDriver: Driver = {
  calls: ['session.sendCode'],
  begin: async (fixtures, { start }, hold) => {
    await hold();
    await fixtures.I.pressLogIn();
    if (start === 0) await fixtures.I.chooseSms();
    else await openResetForm(fixtures);
  },
  events: {
    'code.request': ({ I }, { event }) => I.requestCode(event.account.mobile.replace('+86', '')),
    'account.change': ({ I }) => I.mobile.fill('13900009999'),
    'failure.dismiss': ({ I }) => I.code.fill('1'),
    'connection.returned': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'slider.solve': ({ I }) => I.slider.press('End'),
    'slider.dismiss': ({ I }) => I.dismissSlider(),
  },
  stories: {
    'the last second': async ({ I, backstage, t }) => {
      const text = await I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') }).innerText();
      await backstage.advance((Number(/\d+/.exec(text)?.[0]) - 1) * 1_000);
    },
  },
  states: {
    ready: ({ I }) => expect(I.getCode).toBeEnabled(),
    requesting: (fixtures) => expect(button(fixtures)).toBeVisible(),
    'slider.waiting': ({ I }) => expect(I.slider).toBeFocused(),
    'cooling.ticking': isCooling,
    'tooFrequent.ticking': isCooling,
  },
};
