import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { selectErrors, selectForm, selectSaveFailure } from '#machines/registration/supplement.machine.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { bad } from './bad-texts.ts';
import { type Browser, type Tab, userOf } from './sign-up.ts';

const cases = Object.entries(bad);
const editInfo = '/community/edit-info';

/** Every chart of the app still runs: nothing was thrown on the way. */
const isWhole = (ref: AnyActorRef): boolean => {
  const { status, children = {} } = ref.getSnapshot();
  return status !== 'error' && Object.values<AnyActorRef>(children).every(isWhole);
};

const open = async (path: string, persona: string | null) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const { domain } = browser.backend;
  await settle();
  if (persona) {
    await tab.logIn(persona);
    await until(() => userOf(tab).isRegistered);
  }
  await tab.visit(path, 'page');
  await settle();
  return { browser, tab, domain };
};

const openLogin = async (tab: Tab, method: 'sms' | 'password'): Promise<AnyActorRef> => {
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: method });
  return tab.at(method === 'sms' ? 'login/smsLogin' : 'login/passwordLogin');
};

/** A second click within a moment is ignored. */
const rest = ({ backend }: Browser) => backend.clock.advance(1_000);

describe('in the login dialog', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open('/', null);
  });
  afterAll(() => opened.tab.app.stop());

  test.each(cases)(
    '[R5.1-1 R5.1-2 R5.1-4] %s as a mobile and as a code: told, and no code is sent',
    async (_, text) => {
      const { browser, tab, domain } = opened;
      const sms = await openLogin(tab, 'sms');
      for (const field of ['mobile', 'code']) sms.send({ type: 'field.change', field, text });
      for (const field of ['mobile', 'code']) sms.send({ type: 'field.leave', field });
      sms.send({ type: 'code.request' });
      sms.send({ type: 'login.submit' });
      await settle();
      expect(sms.getSnapshot().context.errors.mobile?.code).toMatch(/^mobile\.(required|digitsOnly)$/);
      expect(sms.getSnapshot().matches('editing')).toBe(true);
      expect(domain.events.some(({ type }) => type === 'code.sent')).toBe(false);
      rest(browser);
      expect(isWhole(tab.app)).toBe(true);
    },
  );

  test.each(cases)(
    '[R5.1-5 R5.1-6 R5.1-7 R8.2-1] %s as a password: told, or refused by the backend',
    async (_, text) => {
      const { browser, tab, domain } = opened;
      const form = await openLogin(tab, 'password');
      form.send({ type: 'field.change', field: 'mobile', text: '138 0000 0002' });
      form.send({ type: 'field.change', field: 'password', text });
      domain.tables.failedLogins.clear();
      form.send({ type: 'login.submit' });
      await until(() => !form.getSnapshot().hasTag('busy'));
      const { errors, failure } = form.getSnapshot().context;
      expect(failure?.tag ?? errors.password?.code).toBe(text.length > 1_000 ? 'password.tooLong' : 'wrongCredentials');
      rest(browser);
      await settle();
      expect(isWhole(tab.app)).toBe(true);
    },
  );
});

describe('on the page of the own profile', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(editInfo, 'wangfang');
    await until(() => opened.tab.at('page-page/profile').getSnapshot().context.loaded !== null);
  });
  afterAll(() => opened.tab.app.stop());

  const fields = ['company', 'position', 'email'] as const;
  test.each(cases)(
    '[R5.3-8 R5.3-10 R5.3-15 R5.3-20] %s: told on its field, or saved without emoji',
    async (_, text) => {
      const { browser, tab, domain } = opened;
      const profile = tab.at('page-page/profile');
      const before = selectForm(profile.getSnapshot());
      for (const field of fields) {
        profile.send({ type: 'field.change', field, text });
        profile.send({ type: 'field.leave', field });
        profile.send({ type: 'profile.submit' });
        await until(() => !profile.getSnapshot().hasTag('busy'));
        const invalid = Object.keys(selectErrors(profile.getSnapshot()));
        expect(invalid.filter((name) => name !== field)).toEqual([]);
        expect(selectSaveFailure(profile.getSnapshot())).toBeNull();
        const kept = domain.tables.members.get(domain.seed.personas.get('wangfang') ?? '')?.profile[field] ?? '';
        expect(/\p{Extended_Pictographic}/u.test(kept)).toBe(false);
        expect(kept.length).toBeLessThan(300);
        profile.send({ type: 'field.change', field, text: before.texts[field] });
        rest(browser);
        await settle();
      }
      expect(isWhole(tab.app)).toBe(true);
    },
  );
});

test('[R5.1-8 R5.1-9 R5.2-1] a number pasted with blanks and marks logs in, and names the account of a new password', async () => {
  const pasted = '\u202D138\u00A00000-0002\u202C ';
  const { browser, tab } = await open('/', null);
  const password = await openLogin(tab, 'password');
  password.send({ type: 'field.change', field: 'mobile', text: pasted });
  tab.at('login').send({ type: 'password.forgotten' });
  const reset = tab.at('login/resetPassword');
  reset.send({ type: 'field.change', field: 'mobile', text: pasted });
  reset.send({ type: 'code.request' });
  await until(() => browser.backend.codes().length > 0);
  expect(browser.backend.codes()[0]?.account).toBe('+8613800000002');
  tab.at('login').send({ type: 'reset.back' });
  password.send({ type: 'field.change', field: 'mobile', text: pasted });
  password.send({ type: 'field.change', field: 'password', text: 'Shiye2026' });
  password.send({ type: 'login.submit' });
  await until(() => userOf(tab).name === '王芳');
});
