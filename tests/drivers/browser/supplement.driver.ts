import { expect } from '@playwright/test';
import type { Driver, DriverFixtures } from './play-path.ts';

const isOpen = ({ I }: DriverFixtures) => expect(I.profileDialog).toBeVisible();
const isGone = ({ I }: DriverFixtures) => expect(I.profileDialog).toBeHidden();
const isBusy = (busy: boolean) => (fixtures: DriverFixtures) =>
  busy
    ? expect(fixtures.I.profileDialog.locator('button[type=submit][aria-busy=true]')).toBeVisible()
    : Promise.resolve();

const answerClosing = async (
  { I, page, t, words }: DriverFixtures,
  answer: 'stay' | 'confirmLogOut',
): Promise<void> => {
  await I.profileDialog.getByRole('button', { name: words.leaveSupplement, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t(`registration:closing.${answer}`) }).click();
  await expect(question).toBeHidden();
};

const chooseCompany = async ({ I, page }: DriverFixtures): Promise<void> => {
  await I.companyField.fill('食品');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  const name = (await first.innerText()).trim();
  await first.click();
  await expect(I.companyField).toHaveValue(name);
};

export const supplementDriver: Driver = {
  calls: ['session.profile', 'session.saveProfile'],
  /** The draft of the beginning is typed and kept, then the page is opened anew. */
  begin: async (fixtures, _, hold) => {
    const { I, backstage, words } = fixtures;
    await backstage.signInAs('newcomer');
    await isOpen(fixtures);
    await I.gender(words.female).check();
    await I.companyField.fill('食业科技');
    await I.positionField.fill('采购经理');
    await I.chooseRegion();
    await backstage.advance(1_000);
    await hold(I.reload);
    await isOpen(fixtures);
  },
  events: {
    'field.change': (fixtures, { event }) => {
      const { I, words } = fixtures;
      const fill: Readonly<Record<string, () => Promise<void>>> = {
        nickname: () => I.nameField.fill(event.text),
        gender: () => I.gender(words.female).check(),
        company: () => (event.id === undefined ? I.companyField.fill(event.text) : chooseCompany(fixtures)),
        position: () => I.positionField.fill(event.text),
        location: () => I.chooseRegion(),
        email: () => I.emailField.fill(event.text),
      };
      return fill[event.field]?.() ?? Promise.reject(new Error(`no field ${event.field}`));
    },
    'field.leave': async ({ I }) => {
      await I.nameField.focus();
      await I.nameField.blur();
    },
    'profile.submit': ({ I }) => I.next.click({ force: true }),
    'supplement.retry': ({ I, t }) =>
      I.profileDialog.getByRole('button', { name: t('registration:supplement.loadFailedRetry') }).click(),
    'supplement.close': (fixtures) => answerClosing(fixtures, 'stay'),
    'connection.returned': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  stories: { 'confirm the closing': (fixtures) => answerClosing(fixtures, 'confirmLogOut') },
  states: {
    'open.profile.loading': isBusy(true),
    'open.form.saving': isBusy(true),
    saved: isGone,
    closed: isGone,
  },
};
