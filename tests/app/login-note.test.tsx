import { expect, test } from 'vitest';
import { asideAt, pageAt } from '#machines/app/pages.ts';
import { pages } from '#pages/pages.ts';
import { resolve } from '#routes/resolve.ts';
import { defaultSites } from '#services/address/sites.ts';
import { MemberButton } from '#views/header/MemberButton.tsx';
import { ShownContext } from '#views/navigation/shell-context.ts';
import { LoginNote } from '#views/shell/LoginNote.tsx';
import { pageOrigin } from '../harness/browser.ts';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const texts = await textsOf();

const unverified = async (url: string) => {
  const browser = openBrowser();
  browser.backend.faults.add({ kind: 'status', status: 503, endpoint: 'session.memberInfo' });
  const tab = browser.openTab();
  await settle();
  await tab.logIn('liran');
  await tab.visit(url);
  expect(tab.app.getSnapshot().value.user).toEqual({ unknown: 'unverified' });
  const here = resolve(url, { sites: defaultSites, origin: pageOrigin });
  const { route } = tab.app.getSnapshot().context;
  if (here.kind !== 'route' || !route) throw new Error(`no place at ${url}`);
  const { name } = here;
  const shown = {
    route,
    name,
    page: pageAt(pages, name),
    aside: asideAt(pages, name),
    actor: undefined,
    isThere: true,
    problem: null,
  };
  const render = (language: 'zh' | 'en' = 'zh') =>
    markup(
      tab.app,
      texts[language],
      <ShownContext value={shown}>
        <LoginNote />
      </ShownContext>,
    );
  return { browser, tab, render };
};

test('a page without the member’s block says that the login could not be checked, until trying again succeeds', async () => {
  const { browser, tab, render } = await unverified('/news/60600');
  expect(render()).toMatch(/role="status".*暂时无法确认登录状态<.*>重试</);
  expect(render('en')).toMatch(/Couldn’t check your login<.*>Retry</);
  await browser.advance(10_000);
  expect(render()).toContain('暂时无法确认登录状态');
  browser.backend.faults.clear();
  tab.app.send({ type: 'page.retry' });
  expect(render()).toBe('');
  await settle();
  expect([render(), tab.app.getSnapshot().value.user]).toEqual(['', { known: 'member' }]);
});

test('where the member’s block stands in the side column, the page leaves it to that', async () => {
  expect((await unverified('/people')).render()).toBe('');
});

test('the button of who is not known yet shows a person instead of an initial', async () => {
  const { tab } = await unverified('/people');
  const html = markup(tab.app, texts.zh, <MemberButton />);
  expect(html).toContain('<svg');
  expect(html).not.toContain('·');
});
