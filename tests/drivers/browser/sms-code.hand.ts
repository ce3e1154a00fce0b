import { expect } from '@playwright/test';
import type { Hand, Play } from './play.ts';
import { openResetForm } from './reset-form.ts';

const button = ({ I }: Play) => I.loginDialog.locator('button[aria-busy=true]');

export const smsCodeHand: Hand = {
  calls: ['session.sendCode'],
  begin: async (play, { start }, hold) => {
    await hold();
    await play.I.pressLogIn();
    if (start === 0) await play.I.chooseSms();
    else await openResetForm(play);
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
    'the last second': async ({ I, stage, t }) => {
      const text = await I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') }).innerText();
      await stage.advance((Number(/\d+/.exec(text)?.[0]) - 1) * 1_000);
    },
  },
  states: {
    ready: ({ I }) => expect(I.getCode).toBeEnabled(),
    requesting: (play) => expect(button(play)).toBeVisible(),
    'slider.waiting': ({ I }) => expect(I.slider).toBeFocused(),
    'cooling.ticking': ({ I, t }) =>
      expect(I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') })).toBeDisabled(),
  },
};
