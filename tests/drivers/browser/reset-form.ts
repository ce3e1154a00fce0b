import { expect } from '@playwright/test';
import type { DriverFixtures } from './play-path.ts';

const forgotten = ({ I, t }: DriverFixtures) =>
  I.loginDialog.getByRole('button', { name: t('session:login.forgotPassword') });

export const forgetPassword = (fixtures: DriverFixtures): Promise<void> => forgotten(fixtures).click();

export const openResetForm = async (fixtures: DriverFixtures): Promise<void> => {
  const { I, t, words } = fixtures;
  await I.methodTab(words.password).click();
  await forgetPassword(fixtures);
  await expect(I.loginDialog.getByText(t('session:reset.title')).first()).toBeVisible();
};

/** From the open form to the answer of the backend. */
export const resetPassword = async (fixtures: DriverFixtures, mobile: string, password: string): Promise<void> => {
  const { I, backstage, t } = fixtures;
  const field = (key: string) => I.loginDialog.getByLabel(t(key));
  await I.requestCode(mobile);
  await expect(I.loginDialog.getByRole('button', { name: t('session:smsCode.seconds') })).toBeVisible();
  await I.code.fill(await backstage.code(mobile));
  await field('session:field.newPassword').fill(password);
  await field('session:field.confirmation').fill(password);
  await I.loginDialog.getByRole('button', { name: t('session:reset.submit') }).click();
};
