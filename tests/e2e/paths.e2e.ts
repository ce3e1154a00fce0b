import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { PathEntry, PathFile } from '#machines/paths/path-file.ts';
import { loginDriver } from '../drivers/browser/login.driver.ts';
import { type Driver, freshGuest, playInBrowser } from '../drivers/browser/play-path.ts';
import { smsCodeDriver } from '../drivers/browser/sms-code.driver.ts';
import { supplementDriver } from '../drivers/browser/supplement.driver.ts';
import { wizardDriver } from '../drivers/browser/wizard.driver.ts';
import { test } from '../pages/fixtures.ts';

const hands: Readonly<Record<string, Driver>> = {
  'sms-code': smsCodeDriver,
  login: loginDriver,
  supplement: supplementDriver,
  wizard: wizardDriver,
};
const fileOf = (stem: string): PathFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'flows', `${stem}.json`), 'utf8'));

/** Why a path cannot be followed from a browser to its end; null when it can. */
const obstacle = ({ cause, steps }: PathEntry): string | null => {
  for (const made of [cause, ...steps.map((step) => step.cause)]) {
    if (!made || made.by === 'never') return made?.reason ?? 'no way is declared';
    if ('inside' in made) return 'only from inside the app';
  }
  return null;
};

/** A path that names no device is walked at one width, the next at the other. */
const devices = ['desktop', 'mobile'] as const;

test.use({ serviceWorkers: 'block' });

for (const [index, [stem, driver]] of Object.entries(hands).entries()) {
  const file = fileOf(stem);
  const driven = file.paths.filter((path) => obstacle(path) === null);
  test.describe(file.name.en, () => {
    // The words of both languages are declared: the charts share them out.
    test.use({ language: index % 2 === 0 ? 'zh' : 'en' });

    test(`${stem}: the page says what its paths say`, async ({ page, backstage, words, isPhone, I }) => {
      for (const path of driven.filter((one, at) => (one.device ?? devices[at % 2]) === devices[Number(isPhone)])) {
        await test.step(path.id, async () => {
          await freshGuest(page, I);
          await playInBrowser({ page, backstage, words, isPhone, I }, file, path, driver);
        });
      }
    });
  });
}

test('what no browser can do is left to paths of their own', { tag: '@wide' }, () => {
  const others = Object.keys(hands).flatMap((stem) => fileOf(stem).paths.filter((path) => obstacle(path) !== null));
  expect(others.map((path) => `${path.id}: ${obstacle(path)}`)).toEqual([
    'smsCode-3: only from inside the app',
    'login-6: only from inside the app',
    'login-7: a defect of ours cannot be brought about on purpose',
    'login-8: a defect of ours cannot be brought about on purpose',
    'supplement-3: a defect of ours cannot be brought about on purpose',
    'wizard-7: a defect of ours cannot be brought about on purpose',
    'wizard-8: a defect of ours cannot be brought about on purpose',
    'wizard-9: a defect of ours cannot be brought about on purpose',
    'wizard-10: a defect of ours cannot be brought about on purpose',
  ]);
});
