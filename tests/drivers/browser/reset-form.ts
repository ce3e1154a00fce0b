import { expect } from '@playwright/test';
import type { Play } from './play.ts';

const forgotten = ({ I, t }: Play) => I.loginDialog.getByRole('button', { name: t('session:login.forgotPassword') });

export const forgetPassword = (play: Play): Promise<void> => forgotten(play).click();

export const openResetForm = async (play: Play): Promise<void> => {
  const { I, t, words } = play;
  await I.methodTab(words.password).click();
  await forgetPassword(play);
  await expect(I.loginDialog.getByText(t('session:reset.title')).first()).toBeVisible();
};

/** From the open form to the answer of the backend. */
export const resetPassword = async (play: Play, mobile: string, password: string): Promise<void> => {
  const { I, stage, t } = play;
  const field = (key: string) => I.loginDialog.getByLabel(t(key));
  await I.requestCode(mobile);
  await expect(I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') })).toBeVisible();
  await I.code.fill(await stage.code(mobile));
  await field('session:field.newPassword').fill(password);
  await field('session:field.confirmation').fill(password);
  await I.loginDialog.getByRole('button', { name: t('session:reset.submit') }).click();
};
