import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Wizard } from '#views/registration/Wizard.tsx';
import { LoginDialog } from '#views/session/LoginDialog.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { addWork, fillProfile, signUp } from './sign-up.ts';

// Static markup has no portal and no focus.
vi.mock('#views/ui/use-opener.ts', () => ({ useOpener: () => null }));
vi.mock('#views/ui/Dialog.tsx', () => ({
  Dialog: ({ children, tools }: { readonly children: ReactNode; readonly tools?: ReactNode }) => (
    <>
      {children}
      {tools}
    </>
  ),
}));

const { zh } = await textsOf();

test('the language is switched in every dialog of login and registration, which cover the header', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  const english = /<button[^>]*lang="en"[^>]*>English</;
  const inWizard = () => markup(tab.app, zh, <Wizard actor={tab.at('wizard')} />);
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  expect(markup(tab.app, zh, <LoginDialog actor={tab.at('login')} />)).toMatch(english);
  await signUp(browser, tab);
  expect(inWizard()).toMatch(english);
  await fillProfile(browser, tab);
  expect(inWizard()).toMatch(english);
  await addWork(browser, tab, 'entry.finish');
  expect(inWizard()).toMatch(english);
  tab.at('wizard/educationHistory').send({ type: 'step.skip' });
  await browser.advance(1_000);
  expect(inWizard()).toMatch(english);
});
