import { selectCurrentUser } from '#machines/session/session.machine.ts';
import { writeProfile, writeWork } from '../drivers/backend/forms.ts';
import type { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

export type Browser = ReturnType<typeof openBrowser>;
export type Tab = ReturnType<Browser['openTab']>;

export const newMobile = '13700001234';

export const userOf = ({ at }: Pick<Tab, 'at'>) => selectCurrentUser(at('session').getSnapshot());

/** The keys of the notices that are shown. */
export const noticesOf = ({ at }: Pick<Tab, 'at'>): readonly string[] =>
  at('notices')
    .getSnapshot()
    .context.notices.map(({ key }: { readonly key: string }) => key);

/** A login by SMS, from the page of a guest to the backend's answer. */
export const signUp = async (browser: Browser, tab: Tab, mobile = newMobile): Promise<void> => {
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: 'sms' });
  const sms = tab.at('login/smsLogin');
  sms.send({ type: 'field.change', field: 'mobile', text: mobile });
  sms.send({ type: 'code.request' });
  await settle();
  sms.send({ type: 'field.change', field: 'code', text: browser.backend.codes()[0]?.code ?? '' });
  sms.send({ type: 'login.submit' });
  await settle();
};

export const fillProfile = async (browser: Browser, tab: Tab): Promise<void> => {
  const form = tab.at('wizard/supplement');
  writeProfile(form);
  await browser.advance(1_000);
  form.send({ type: 'profile.submit' });
  await browser.advance(1_000);
};

/** Types an entry of the work history, and presses the button that `how` names. */
export const addWork = async (browser: Browser, tab: Tab, how: 'entry.add' | 'entry.finish'): Promise<void> => {
  const work = tab.at('wizard/workHistory');
  writeWork(work);
  work.send({ type: how });
  await browser.advance(1_000);
};

/** All steps of the wizard, as short as they go. */
export const register = async (browser: Browser, tab: Tab): Promise<void> => {
  await fillProfile(browser, tab);
  await addWork(browser, tab, 'entry.finish');
  tab.at('wizard/educationHistory').send({ type: 'step.skip' });
  await browser.advance(1_000);
  tab.at('wizard/industryTags').send({ type: 'step.skip' });
  await browser.advance(1_000);
};
