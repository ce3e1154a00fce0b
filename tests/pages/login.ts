import { expect } from '@playwright/test';
import { stableBox } from './stable-box.ts';
import { notice, type StepFixtures, seeAlert } from './steps.ts';

/** What a visitor does in the login dialog. */
export function loginSteps({ page, backstage, words, isPhone }: StepFixtures) {
  const dialog = page.getByRole('dialog', { name: words.logIn, exact: true });
  const tab = (name: string) => dialog.getByRole('tab', { name });
  const mobile = dialog.getByRole('textbox', { name: words.mobile });
  const code = dialog.getByRole('textbox', { name: words.code, exact: true });
  const getCode = dialog.getByRole('button', { name: words.getCode });
  const submit = dialog.getByRole('button', { name: words.logIn, exact: true });
  const slider = dialog.getByRole('slider', { name: words.slider });
  /** The button that counts the seconds. So many are left at most; the simulated network may have spent a few. */
  const countdown = (most: number) => {
    const left = Array.from({ length: 21 }, (_, spent) => most - spent);
    return dialog.getByRole('button', {
      name: new RegExp(`^${words.seconds(0).replace('0', `(${left.join('|')})`)}$`),
    });
  };

  const pressLogIn = async (): Promise<void> => {
    await page.getByRole('banner').getByRole('button', { name: words.logIn, exact: true }).click();
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    // On a phone it slides in: what is pressed before it rests may be what is beside it.
    await stableBox(dialog);
  };
  const chooseSms = async (): Promise<void> => {
    // A phone opens there by itself (R2.3-2).
    if (!isPhone) await tab(words.sms).click();
    await expect(mobile).toBeVisible();
  };
  const requestCode = async (number: string): Promise<void> => {
    await mobile.fill(number);
    await getCode.click();
  };

  /** The code is on its way, and the button counts the seconds. */
  const seeCodeSent = async (): Promise<void> => {
    await expect(notice(dialog, 'status', words.codeSent)).toBeAttached();
    await expect(countdown(60)).toBeDisabled();
  };

  return {
    loginDialog: dialog,
    methodTab: tab,
    mobile,
    code,
    getCode,
    submit,
    slider,
    countdown,
    pressLogIn,
    chooseSms,
    openSmsLogin: async (): Promise<void> => {
      await pressLogIn();
      await chooseSms();
    },
    requestCode,
    seeCodeSent,
    enterCode: async (value: string): Promise<void> => {
      await code.fill(value);
      await submit.click();
    },
    closeLogin: async (): Promise<void> => {
      await dialog.getByRole('button', { name: words.close, exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    dismissSlider: () => dialog.getByRole('button', { name: words.dismissSlider }).click(),
    dragSliderToItsEnd: async (): Promise<void> => {
      await slider.hover();
      const box = await stableBox(slider);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 120, y, { steps: 4 });
      await page.mouse.move(x + 400, y, { steps: 4 });
      await page.mouse.up();
    },
    readInLogin: (text: string) => seeAlert(dialog, text),
    /** From a page of a guest to the answer of the backend. */
    logInBySms: async (number: string): Promise<void> => {
      await pressLogIn();
      await chooseSms();
      await requestCode(number);
      await seeCodeSent();
      await code.fill(await backstage.code(number));
      await submit.click();
    },
  };
}
