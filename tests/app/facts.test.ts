import { expect, onTestFinished, test } from 'vitest';
import type { AppHost } from '#machines/app/create-app.ts';
import type { Fact } from '#machines/kit/announce.ts';
import { reloadData } from '#views/boot/page-events.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const open = (host: Partial<AppHost> = {}) => {
  const browser = openBrowser();
  const tab = browser.openTab({}, host);
  onTestFinished(() => {
    tab.app.stop();
    browser.backend.stop();
  });
  /** Who is sent this fact because of `act`, and by whom. */
  const recipients = async (fact: Fact['type'], act: () => unknown) => {
    const from = tab.journal.end();
    await act();
    await browser.advance(1_000);
    return tab.journal.entries
      .filter(({ index, source, event }) => index >= from && source !== null && event.type === fact)
      .map(({ path, source }) => [path, source]);
  };
  return { ...browser, tab, recipients };
};

const pathsOf = (recipients: readonly (readonly (string | null)[])[]) => recipients.map(([path]) => path);

test('that the network is back comes once to each chart that handles it, at any depth, from the root', async () => {
  const { tab, recipients, advance } = open();
  await tab.visit('/news/90001', 'article');
  await tab.logIn('liran');
  await tab.visit('/community/mine/account-setting', 'account');
  await advance(1_000);
  tab.at('page-account').send({ type: 'section.open', section: 'mobile' });
  tab.app.send({ type: 'friend.apply', memberId: '1003', name: '周默' });
  await advance(1_000);
  const all = await recipients('connection.returned', () => tab.app.send({ type: 'connection.returned' }));
  expect(new Set(pathsOf(all)).size).toBe(all.length);
  expect(new Set(all.map(([, source]) => source))).toEqual(new Set(['']));
  expect(pathsOf(all)).toEqual(
    expect.arrayContaining([
      '/session',
      '/conversations/realtime',
      '/friends/request',
      '/modules/footerLinks',
      '/page-article/comments/list',
      '/page-account/membership',
      '/page-account/bindMobile/smsCode',
    ]),
  );
});

test('drafts know who writes before the forms that ask them', async () => {
  const { tab, recipients } = open();
  await tab.visit('/news/90001', 'article');
  const all = pathsOf(await recipients('user.changed', () => tab.logIn('liran')));
  expect([all[0], new Set(all).size]).toEqual(['/drafts', all.length]);
  expect(all).toContain('/page-article/comments');
});

test('only the page that is shown is looked at again, with all its parts', async () => {
  const { tab, recipients, advance } = open();
  await tab.visit('/news/90001', 'left');
  await tab.visit('/news/90002', 'shown');
  await advance(1_000);
  const parts = ['detail', 'related', 'comments/list'].map((part) => `/page-shown/${part}`);
  for (const act of [() => reloadData(tab.app), () => tab.app.send({ type: 'page.shown' })]) {
    expect(pathsOf(await recipients('page.returned', act)).toSorted()).toEqual(parts.toSorted());
  }
});

test('[R9-8] what is said while the code of a page is on its way comes to the page and to its parts once it is there', async () => {
  let come = (): void => {};
  const code = new Promise<void>((done) => {
    come = done;
  });
  const { tab, recipients } = open({ loadView: () => code });
  await tab.visit('/', 'home');
  await tab.visit('/news/90001', 'article');
  expect(pathsOf(await recipients('user.changed', () => tab.logIn('liran')))).toContain('/page-article');
  const later = await recipients('user.changed', () => {
    come();
    return settle();
  });
  const parts = pathsOf(later).filter((path) => path?.startsWith('/page-article'));
  expect(parts).toEqual(expect.arrayContaining(['/page-article/detail', '/page-article/comments/list']));
  expect(parts.filter((path) => path === '/page-article/comments/list')).toHaveLength(1);
});
