import { expect } from '@playwright/test';
import { type StepFixtures, seeAlert, waitForNotice } from './steps.ts';

/** What a new member does in the dialog 完善资料. */
export function profileSteps({ page, words }: StepFixtures) {
  const dialog = page.getByRole('dialog', { name: words.supplement });
  const textbox = (name: string) => dialog.getByRole('textbox', { name });
  const company = dialog.getByLabel(words.company);
  const location = dialog.getByRole('combobox', { name: words.location });
  const next = dialog.getByRole('button', { name: words.next, exact: true });

  const chooseRegion = async (): Promise<void> => {
    await location.click();
    for (const name of words.region) await page.getByRole('option', { name, exact: true }).click();
    await expect(location).toHaveText(words.region.join(' / '));
    await expect(location).toHaveAttribute('aria-expanded', 'false');
  };

  return {
    profileDialog: dialog,
    nameField: textbox(words.name),
    positionField: textbox(words.position),
    emailField: textbox(words.email),
    companyField: company,
    locationField: location,
    gender: (name: string) => dialog.getByRole('radio', { name, exact: true }),
    next,
    chooseRegion,
    /** Takes the first company that is suggested, and gives its name. */
    chooseCompany: async (typed: string): Promise<string> => {
      await company.fill(typed);
      const first = page.getByRole('option').first();
      const name = (await first.innerText()).trim();
      await first.click();
      await expect(company).toHaveValue(name);
      return name;
    },
    fillProfile: async (name: string): Promise<void> => {
      await textbox(words.name).fill(name);
      await dialog.getByText(words.female, { exact: true }).click();
      await company.fill('小满茶饮');
      await textbox(words.position).fill('研发');
      await chooseRegion();
    },
    seeProfileDialog: () => expect(dialog).toBeVisible(),
    readInProfile: (text: string) => seeAlert(dialog, text),
    seeSaved: async (): Promise<void> => {
      await waitForNotice(page, 'status', words.saved);
      await expect(dialog).toBeHidden();
    },
  };
}
