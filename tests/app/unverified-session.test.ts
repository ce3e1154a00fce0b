import { expect, test } from 'vitest';
import { openBrowser } from '../harness/open-browser.ts';
import { noticesOf, userOf } from './sign-up.ts';

/** A member opens the site again, and his register status does not come, or not yet. */
const cameBack = async (
  fault: { readonly kind: 'status'; readonly status: number } | { readonly kind: 'hold' | 'offline' },
  loadView: (name: string) => Promise<void> = async () => {},
) => {
  const browser = openBrowser();
  const before = browser.openTab();
  await before.visit('/');
  await before.logIn('liran');
  before.app.stop();
  const id = browser.backend.faults.add({ endpoint: 'session.registerStatus', ...fault });
  const tab = browser.openTab({}, { loadView });
  await tab.visit('/community/system-message');
  const standing = () => tab.app.getSnapshot().value;
  const mend = () => browser.backend.faults.remove(id);
  return { browser, tab, standing, mend };
};
type Tab = Awaited<ReturnType<typeof cameBack>>['tab'];

const isLogined = (tab: Tab): boolean => userOf(tab).isLogined;

test('a page for members says that the login could not be checked, and is shown at once when trying again succeeds', async () => {
  const { browser, tab, standing, mend } = await cameBack({ kind: 'status', status: 500 });
  expect(standing()).toMatchObject({ route: 'waiting', user: { unknown: 'unverified' } });
  tab.app.send({ type: 'page.retry' });
  await browser.advance(0);
  expect(standing()).toMatchObject({ route: 'waiting', user: { unknown: 'unverified' } });
  mend();
  tab.app.send({ type: 'page.retry' });
  expect(standing()).toMatchObject({ route: 'waiting', user: { unknown: 'asking' } });
  await browser.advance(0);
  expect(standing()).toMatchObject({ route: 'there', user: { known: 'member' } });
});

test.each([{ kind: 'status', status: 503 } as const, { kind: 'offline' } as const])(
  'when nothing answers ($kind), no notice repeats what the page says of its parts',
  async (fault) => {
    const { browser, tab, standing } = await cameBack(fault);
    browser.backend.faults.clear();
    browser.backend.faults.add(fault);
    await tab.visit('/people/1722');
    await browser.advance(10_000);
    expect(standing()).toMatchObject({ user: { unknown: 'unverified' } });
    expect(noticesOf(tab)).toEqual([]);
  },
);

test('who could not be recognised is asked for no second login: what he pressed is told, and it is still his login', async () => {
  const { browser, tab, standing, mend } = await cameBack({ kind: 'status', status: 500 });
  await tab.visit('/');
  tab.app.send({ type: 'login.wanted', byTap: true });
  await browser.advance(0);
  expect(standing()).toMatchObject({ auth: 'closed', route: 'there' });
  expect(noticesOf(tab)).toContain('shell:unverified.title');
  mend();
  await browser.advance(10_000);
  expect(standing()).toMatchObject({ user: { known: 'member' } });
});

const liked = { type: 'reaction.press', reaction: { act: 'like', type: 'news', id: '1' }, on: false } as const;

test.each([
  ['at once', false],
  ['after it is known who presses', true],
])(
  '[R7.6-9] what a member presses while a stored login is looked at is done without a login dialog: code %s',
  async (_, isLate) => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((done) => {
      arrive = done;
    });
    const { browser, tab, standing } = await cameBack({ kind: 'hold' }, async (name) => {
      if (isLate && name === 'reactions') await arrived;
    });
    const id = browser.backend.domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
    await tab.visit(`/news/${id}`);
    tab.app.send({ ...liked, reaction: { ...liked.reaction, id } });
    await browser.advance(0);
    expect(standing()).toMatchObject({ auth: 'identifying', user: { unknown: 'asking' } });
    browser.backend.faults.clear();
    await browser.advance(0);
    arrive();
    await browser.advance(0);
    expect(standing()).toMatchObject({ auth: 'closed', user: { known: 'member' } });
    expect(browser.backend.domain.events.filter(({ type }) => type === 'entity.liked')).toHaveLength(1);
  },
);

test('who asks for the login while a stored one is looked at is shown it where that was nobody’s', async () => {
  const { browser, tab, standing } = await cameBack({ kind: 'hold' });
  await tab.visit('/');
  tab.app.send({ type: 'login.wanted', byTap: true });
  expect(standing()).toMatchObject({ auth: 'identifying', user: { unknown: 'asking' } });
  tab.at('session').send({ type: 'session.forget' });
  await browser.advance(0);
  expect(standing()).toMatchObject({ auth: 'login', user: { known: 'guest' } });
});

test('closing the login dialog while the login of another tab could not be checked is no logout', async () => {
  const browser = openBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  await here.visit('/');
  await there.visit('/');
  here.app.send({ type: 'login.wanted', byTap: true });
  browser.backend.faults.add({ endpoint: 'session.registerStatus', kind: 'status', status: 500 });
  await there.logIn('liran');
  expect(here.app.getSnapshot().value).toMatchObject({ auth: 'login', user: { unknown: 'unverified' } });
  here.at('login').send({ type: 'login.close' });
  expect([here.app.getSnapshot().value.auth, isLogined(here)]).toEqual(['closed', true]);
});

test('a login of another tab that could not be checked makes the user no guest: the dialog does not open over him', async () => {
  const browser = openBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  await here.visit('/');
  await there.visit('/');
  expect(here.app.getSnapshot().value).toMatchObject({ user: { known: 'guest' } });
  browser.backend.faults.add({ endpoint: 'session.registerStatus', kind: 'status', status: 500 });
  await there.logIn('liran');
  expect(here.app.getSnapshot().value).toMatchObject({ user: { unknown: 'unverified' } });
  here.app.send({ type: 'login.wanted', byTap: true });
  await browser.advance(0);
  expect([here.app.getSnapshot().value.auth, isLogined(here)]).toEqual(['closed', true]);
});

test('[R6-9] a login that turns out to be bound to nobody while a page for members waits ends the messages', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/');
  await tab.logIn('liran');
  tab.app.send({ type: 'session.unverified' });
  await tab.visit('/community/system-message');
  expect(tab.app.getSnapshot().value).toMatchObject({ route: 'waiting' });
  tab.app.send({ type: 'session.unbound' });
  expect(tab.app.getSnapshot()).toMatchObject({ status: 'active', value: { route: 'there' } });
  expect(tab.app.getSnapshot().children.conversations).toBeUndefined();
});
