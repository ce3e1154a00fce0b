import { expect, test } from 'vitest';
import { selectForm } from '#machines/registration/supplement.machine.ts';
import { type Login, loginFrom } from '#machines/session/session-token.ts';
import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { confirmClosing } from '../harness/confirm-closing.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { addWork, type Browser, fillProfile, newMobile, signUp, type Tab, userOf } from './sign-up.ts';

const authOf = ({ app }: Tab) => app.getSnapshot().value;

/** What another tab of the same browser has written: a login, or none. */
const elsewhere = ({ storage, backend: { domain } }: Browser) => {
  const write = async (held: Login): Promise<void> => {
    makeStore(storage.tab()).save(stored.session, held);
    for (let turn = 0; turn < 4; turn++) await settle();
  };
  const tokens = (memberId: string | null, openid: string | null) =>
    loginFrom(issueTokens(domain, { memberId, openid }), domain.now() + 1);
  return {
    logIn: (mobile: string) => write(tokens(memberByMobile(domain, mobile), null)),
    logInByWechat: () => write(tokens(null, unboundOpenid(domain))),
  };
};

/** A new member in the middle of the wizard. */
const inTheMiddle = async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/news/1');
  await signUp(browser, tab);
  await fillProfile(browser, tab);
  tab.at('wizard/workHistory').send({ type: 'field.change', field: 'position', text: '研发' });
  await browser.advance(1_000);
  expect(authOf(tab)).toMatchObject({ auth: 'completing' });
  return { browser, tab, other: elsewhere(browser) };
};

test('[R4.3-2 R4.3-4] a logout in another tab shuts the wizard, and nothing that was typed waits for whoever comes next', async () => {
  const { browser, tab } = await inTheMiddle();
  const second = browser.openTab();
  await second.visit('/news/2');
  await settle();
  second.at('session').send({ type: 'session.close' });
  await browser.advance(1_000);
  for (const one of [tab, second]) expect(authOf(one)).toMatchObject({ auth: 'closed', user: { known: 'guest' } });
  await signUp(browser, tab);
  expect(authOf(tab)).toMatchObject({ auth: 'closed', user: { known: 'member' } });
  expect(browser.storage.values.get('shiye.drafts')).not.toContain('研发');
});

test('[R4.3-2 R4.1-7] a member who logs in in another tab is the one here too: the wizard of the other is gone', async () => {
  const { tab, other } = await inTheMiddle();
  await other.logIn('+8613800000001');
  expect(authOf(tab)).toMatchObject({ auth: 'closed', user: { known: 'member' } });
  expect(userOf(tab)).toMatchObject({ name: '李然', isRegistered: true });
});

test('[R4.3-2 R4.1-5] another newcomer gets a wizard of his own, with nothing of the first one in it', async () => {
  const { browser, tab, other } = await inTheMiddle();
  await other.logIn('+8613700009999');
  await browser.advance(1_000);
  expect(authOf(tab)).toMatchObject({ auth: 'completing', user: { known: 'unregistered' } });
  expect(selectForm(tab.at('wizard/supplement').getSnapshot()).texts).toMatchObject({ nickname: '', company: '' });
  await fillProfile(browser, tab);
  expect(tab.at('wizard/workHistory').getSnapshot().context.typed.texts).toEqual({});
});

test('[R4.1-17] a WeChat login without a mobile in another tab: the mobile is asked for here, and once it is bound there, no more', async () => {
  const { browser, tab, other } = await inTheMiddle();
  await other.logInByWechat();
  expect(authOf(tab)).toMatchObject({ auth: 'binding' });
  await other.logIn('+8613800000002');
  await browser.advance(1_000);
  expect(authOf(tab)).toMatchObject({ auth: 'closed', user: { known: 'member' } });
  expect(userOf(tab).name).toBe('王芳');
});

test('[R4.2-9] who closes the first step in one tab is logged out in all, and no wizard stays open', async () => {
  const browser = openBrowser();
  const [tab, second] = [browser.openTab(), browser.openTab()];
  await tab.visit('/');
  await second.visit('/news/1');
  await signUp(browser, tab);
  await settle();
  expect(authOf(second)).toMatchObject({ auth: 'completing' });
  confirmClosing(tab.at('wizard/supplement'));
  await browser.advance(1_000);
  for (const one of [tab, second]) expect(authOf(one)).toMatchObject({ auth: 'closed', user: { known: 'guest' } });
});

test('[R4.2-14] an entry that one tab adds is not lost when the other finishes', async () => {
  const { browser, tab } = await inTheMiddle();
  const second = browser.openTab();
  await second.visit('/news/2');
  await settle();
  await addWork(browser, second, 'entry.add');
  await addWork(browser, tab, 'entry.finish');
  expect(tab.at('wizard').getSnapshot().value).toBe('education');
  const { domain } = browser.backend;
  expect(domain.tables.work.get(memberByMobile(domain, `+86${newMobile}`))).toHaveLength(2);
});
