import { expect, test } from 'vitest';
import type { MemberIntent } from '#machines/app/app.events.ts';
import { loadingOf } from '#machines/kit/lazy-chart.ts';
import type { LoginCommand } from '#machines/kit/residents.ts';
import { selectForm } from '#machines/registration/supplement.machine.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { chunkRetryWait } from '#services/contract/constants.ts';
import { wechatPath } from '#services/contract/wechat.contract.ts';
import { pageOrigin } from '../harness/browser.ts';
import { confirmClosing } from '../harness/confirm-closing.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { type Browser, register, type Tab, userOf } from './sign-up.ts';

const authOf = ({ app }: Tab): string => String(app.getSnapshot().value.auth);
/** What the dialog of this step needs is there within moments. */
const stands = async (tab: Tab, auth: string) => {
  await until(() => authOf(tab) === auth);
  await settle();
};
const inWechat = (as: string) => ({
  isInWechat: true,
  isMobile: true,
  wechatAuthorizeUrl: `${wechatPath.authorize}?as=${as}`,
});

/** Presses 登录 or something else on a page inside WeChat, agrees or not, and is back in a new page; `meanwhile` goes before that. */
const throughWechat = async (
  browser: Browser,
  as: string,
  from = '/news/1',
  meanwhile = async () => {},
  press: LoginCommand | MemberIntent = { type: 'login.wanted', byTap: true },
) => {
  const first = browser.openTab(inWechat(as));
  await first.visit(from);
  first.app.send(press);
  await until(() => first.wanted.length > 0);
  const [left] = first.wanted;
  const back = new URL(left?.type === 'leave.wanted' ? left.url : '');
  first.app.stop();
  await meanwhile();
  const tab = browser.openTab(inWechat(as));
  await tab.visit(back.pathname);
  tab.app.send({
    type: 'wechat.returned',
    code: back.searchParams.get('code'),
    state: back.searchParams.get('state'),
  });
  return { tab, back };
};

const bindMobile = async ({ backend }: Browser, tab: Tab, mobile: string) => {
  tab.at('login/smsLogin').send({ type: 'field.change', field: 'mobile', text: mobile });
  tab.at('login/smsLogin').send({ type: 'code.request' });
  await until(() => backend.codes()[0]?.account === `+86${mobile}`);
  await settle();
  tab.at('login/smsLogin').send({ type: 'field.change', field: 'code', text: backend.codes()[0]?.code ?? '' });
  tab.at('login/smsLogin').send({ type: 'login.submit' });
};

test('[R2.3-1 R4.1-13 R4.1-8 R4.1-16] in WeChat: to its page, back to the root, and on to where the tap was', async () => {
  const { tab, back } = await throughWechat(openBrowser(), 'bound', '/news/1?from=top');
  expect(`${back.origin}${back.pathname}`).toBe(`${pageOrigin}/`);
  expect(back.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{32}$/);
  await until(() => tab.wanted.length > 0);
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: '/news/1?from=top', replace: true }]);
  expect(userOf(tab).isRegistered).toBe(true);
});

test('[R4.1-8] the redirect of the page that was left counts, not the page', async () => {
  const { tab } = await throughWechat(openBrowser(), 'bound', '/?redirect=%2Fpeople%2Fvisitors');
  await until(() => tab.wanted.length > 0);
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: '/people/visitors', replace: true }]);
});

test('[R4.1-14 R8.2-7] a WeChat login that fails resets the token, and says so', async () => {
  const browser = openBrowser();
  browser.backend.faults.add({ endpoint: 'session.loginByWechatOfficialAccount', kind: 'code', code: 40029 });
  const { tab } = await throughWechat(browser, 'bound', '/news/1', async () => {
    const other = browser.openTab();
    other.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
    await until(() => userOf(other).isRegistered);
    other.app.stop();
    expect(browser.storage.values.get('shiye.session')).toContain('1001');
  });
  await until(() => tab.wanted.length > 0);
  expect(userOf(tab).isLogined).toBe(false);
  expect(browser.storage.values.get('shiye.session')).not.toContain('1001');
  expect(tab.at('notices').getSnapshot().context.notices).toMatchObject([{ key: 'session:error.loginFailed' }]);
});

test('[R4.1-17 R4.1-18 R4.1-20 R4.1-21 R4.1-5] a WeChat account without a mobile binds one, then completes the profile', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/');
  tab.app.send({ type: 'login.wanted', byTap: true });
  await stands(tab, 'login');
  await until(() => tab.at('login/wechatQr').getSnapshot().hasTag('waiting'));
  phone.confirm(browser.backend.domain, unboundOpenid(browser.backend.domain));
  await stands(tab, 'binding');
  await until(() => userOf(tab).isLogined);
  await bindMobile(browser, tab, '13900007777');
  await stands(tab, 'completing');
  await until(() => selectForm(tab.at('wizard/supplement').getSnapshot()) !== undefined);
  expect(tab.at('session').getSnapshot().context.login.identity).toEqual(expect.any(String));
});

test('[R4.1-17 R4.1-8] inside WeChat, too; after the binding the user is back where he was', async () => {
  const browser = openBrowser();
  const { tab } = await throughWechat(browser, 'unbound');
  await stands(tab, 'binding');
  await bindMobile(browser, tab, '13800000002');
  await until(() => tab.wanted.length > 0);
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: '/news/1', replace: true }]);
  expect(userOf(tab)).toMatchObject({ isRegistered: true, name: '王芳' });
});

test('[R4.1-8 R4.2-24] over the binding, the wizard and a reload in each, the user is led back to where he was', async () => {
  const browser = openBrowser();
  const { tab } = await throughWechat(browser, 'unbound', '/news/1?from=top');
  await stands(tab, 'binding');
  await browser.advance(1_000);
  tab.app.stop();

  const bound = browser.openTab(inWechat('unbound'));
  await bound.visit('/');
  await stands(bound, 'binding');
  await bindMobile(browser, bound, '13900007777');
  await stands(bound, 'completing');
  await browser.advance(1_000);
  bound.app.stop();

  const last = browser.openTab(inWechat('unbound'));
  await last.visit('/');
  await stands(last, 'completing');
  await register(browser, last);
  await stands(last, 'closed');
  expect(last.wanted).toEqual([{ type: 'navigation.wanted', to: '/news/1?from=top', replace: true }]);
  await browser.advance(1_000);
  const { drafts } = last.at('drafts').getSnapshot().context;
  expect(Object.values<{ fields: object }>(drafts).map(({ fields }) => fields)).toEqual(
    Object.values(drafts).map(() => ({})),
  );
});

const articleOf = ({ backend }: Browser): string => backend.domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
const likeOf = (browser: Browser): MemberIntent => ({
  type: 'reaction.press',
  reaction: { act: 'like', type: 'news', id: articleOf(browser) },
  on: false,
});
const likesOf = ({ backend }: Browser) => backend.domain.events.filter(({ type }) => type === 'entity.liked');

test('[R2.3-1 R4.1-8 R4.1-16] what a guest pressed inside WeChat is done after the way there and back, once', async () => {
  const browser = openBrowser();
  const from = `/news/${articleOf(browser)}`;
  const { tab } = await throughWechat(browser, 'bound', from, undefined, likeOf(browser));
  await stands(tab, 'closed');
  await until(() => likesOf(browser).length > 0);
  expect([tab.wanted, userOf(tab).isRegistered]).toEqual([
    [{ type: 'navigation.wanted', to: from, replace: true }],
    true,
  ]);
  tab.app.stop();
  const again = browser.openTab(inWechat('bound'));
  await again.visit(from);
  await browser.advance(1_000);
  expect([likesOf(browser).length, userOf(again).isRegistered]).toEqual([1, true]);
});

test('[R2.3-1 R4.1-17 R4.1-20] also where a mobile had to be bound first', async () => {
  const browser = openBrowser();
  const { tab } = await throughWechat(browser, 'unbound', '/news/1', undefined, likeOf(browser));
  await stands(tab, 'binding');
  expect(likesOf(browser)).toEqual([]);
  await bindMobile(browser, tab, '13800000002');
  await until(() => likesOf(browser).length > 0);
  expect(likesOf(browser)).toMatchObject([{ memberId: '1002' }]);
});

test('[R6-3 R4.1-16] a link that a guest followed inside WeChat is followed after the page that they left', async () => {
  const create = '/community/circle/post/create';
  const { tab } = await throughWechat(openBrowser(), 'bound', '/people/1002', undefined, {
    type: 'link.followed',
    href: create,
    name: 'post.create',
  });
  await stands(tab, 'closed');
  await until(() => tab.wanted.length > 1);
  expect(tab.wanted).toEqual([
    { type: 'navigation.wanted', to: '/people/1002', replace: true },
    { type: 'navigation.wanted', to: create, replace: false },
  ]);
});

const minute = 60_000;
const storedBy = (browser: Browser, change: (value: { pending: object }) => object) => async () => {
  const { value, ...record } = JSON.parse(browser.storage.values.get('shiye.errand') ?? '{}');
  browser.storage.values.set('shiye.errand', JSON.stringify({ ...record, value: change(value) }));
};

test.each([
  ['refused in WeChat', 'denied', () => async () => {}],
  [
    'that fails',
    'bound',
    (browser: Browser) => async () => {
      browser.backend.faults.add({ endpoint: 'session.loginByWechatOfficialAccount', kind: 'code', code: 40029 });
    },
  ],
  ['after half an hour', 'bound', (browser: Browser) => () => browser.advance(31 * minute)],
  [
    'of another member',
    'bound',
    (browser: Browser) => storedBy(browser, (value) => ({ ...value, pending: { ...value.pending, memberId: '1002' } })),
  ],
  [
    'of a newer build, for what this one does not know',
    'bound',
    (browser: Browser) =>
      storedBy(browser, (value) => ({ ...value, pending: { event: { type: 'session.ended' }, memberId: null } })),
  ],
] as const)('[R4.1-16] what was pressed is not done by a login %s', async (_, as, meanwhile) => {
  const browser = openBrowser();
  const { tab } = await throughWechat(browser, as, '/news/1', meanwhile(browser), likeOf(browser));
  await browser.advance(1_000);
  expect(authOf(tab)).toBe('closed');
  await tab.logIn('liran');
  await browser.advance(1_000);
  expect([likesOf(browser), userOf(tab).isRegistered]).toEqual([[], true]);
});

test('[R4.1-22] closing the dialog without binding logs out', async () => {
  const browser = openBrowser();
  const { tab } = await throughWechat(browser, 'unbound');
  await stands(tab, 'binding');
  confirmClosing(tab.at('login'));
  await stands(tab, 'closed');
  await until(() => !userOf(tab).isLogined);
});

test('[R7.1-3 R4.1-8] a ticket logs in and leads on', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/sso/login?redirect=%2Fnews%2F1');
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await until(() => tab.wanted.length > 0);
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: '/news/1', replace: true }]);
});

test('a ticket takes the place of another login, without leftovers of its member', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/sso/login');
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await until(() => userOf(tab).name === '李然');
  await stands(tab, 'closed');
  tab.app.send({ type: 'sso.returned', ticket: 'sso-wangfang' });
  await until(() => userOf(tab).name === '王芳');
  await stands(tab, 'closed');
});

test('[R8.2-7] a ticket that is not good offers the other ways', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/sso/login');
  tab.app.send({ type: 'sso.returned', ticket: 'sso-nobody' });
  await until(() => tab.at('ssoLogin').getSnapshot().hasTag('failed'));
  tab.app.send({ type: 'login.wanted', byTap: true });
  await stands(tab, 'login');
});

/** What shows the dialogs does not come the first time. */
const openLate = () => {
  const browser = openBrowser();
  let tries = 0;
  const loadView = async (): Promise<void> => {
    if (tries++ === 0) throw new TypeError('no chunk');
  };
  return { browser, tab: browser.openTab({}, { loadView }), tries: () => tries };
};
const noticesIn = (tab: Tab): unknown => tab.at('notices').getSnapshot().context.notices;

test('[R2.3-3] a login dialog that does not come says so and is gone, and opens with the next press', async () => {
  const { browser, tab, tries } = openLate();
  await tab.visit('/');
  tab.app.send({ type: 'login.wanted', byTap: true });
  await stands(tab, 'closed');
  expect(noticesIn(tab)).toMatchObject([{ key: 'failure:offline' }]);
  await browser.advance(chunkRetryWait.first);
  expect([authOf(tab), tries()]).toEqual(['closed', 1]);
  tab.app.send({ type: 'login.wanted', byTap: true });
  await stands(tab, 'login');
  expect(loadingOf(tab.at('login').getSnapshot())).toBeNull();
});

test('[R2.2-4] forms that must be filled in and do not come say so once, and come by themselves', async () => {
  const { browser, tab } = openLate();
  await tab.visit('/');
  await tab.logIn('halfway');
  await stands(tab, 'completing');
  expect(noticesIn(tab)).toMatchObject([{ key: 'failure:offline' }]);
  expect(loadingOf(tab.at('wizard').getSnapshot())).toBe('failed');
  await browser.advance(chunkRetryWait.first);
  expect(loadingOf(tab.at('wizard').getSnapshot())).toBeNull();
});

test('[R4.1-8] who was turned away, and is logged in before the dialog has come, is led back to where he was going', async () => {
  const browser = openBrowser();
  const tab = browser.openTab({}, { loadView: () => new Promise(() => {}) });
  await tab.visit('/community/message/70001');
  await stands(tab, 'login');
  const login = loginBySso(browser.backend.domain, 'sso-liran');
  tab.at('session').send({ type: 'session.opened', credentials: login, at: browser.backend.clock.now() });
  await stands(tab, 'closed');
  expect(tab.wanted.at(-1)).toEqual({ type: 'navigation.wanted', to: '/community/message/70001', replace: true });
  expect(tab.app.getSnapshot().context.route?.name).toBe('post.message');
});

/** Logged in by a ticket, and on to the system messages while it is not known yet whose login it is. */
const unknownAtSystemMessages = async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/news/1');
  browser.backend.faults.add({ endpoint: 'session.memberInfo', kind: 'status', status: 500, times: 1 });
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await until(() =>
    tab
      .at('session')
      .getSnapshot()
      .matches({ authenticated: { identity: 'unverified' } }),
  );
  await tab.visit('/community/system-message');
  return { browser, tab };
};

test('[R2.6-85] who has logged in is not turned away from a page for members before it is known who he is', async () => {
  const { browser, tab } = await unknownAtSystemMessages();
  expect(tab.app.getSnapshot().matches({ route: 'waiting', auth: 'settling' })).toBe(true);
  await browser.advance(10_000);
  await until(() => tab.app.getSnapshot().matches({ route: 'there', auth: 'closed' }));
  expect(userOf(tab).name).toBe('李然');
  expect(tab.wanted).toEqual([]);
});

test('[R2.6-85 R2.6-86] and is turned away once the backend refuses the login', async () => {
  const { browser, tab } = await unknownAtSystemMessages();
  expect(tab.wanted).toEqual([]);
  browser.backend.faults.add({ endpoint: 'session.registerStatus', kind: 'status', status: 401 });
  await browser.advance(10_000);
  await until(() => tab.wanted.length > 0);
  expect(tab.wanted).toMatchObject([
    { type: 'navigation.wanted', to: expect.stringMatching(/\?redirect=%2Fcommunity%2Fsystem-message$/) },
  ]);
  await stands(tab, 'login');
});

test('[R2.3-3] the picture of WeChat that was cut off comes by itself when the network is back', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/news/1');
  const id = browser.backend.faults.add({ endpoint: wechatPath.open, kind: 'offline' });
  tab.app.send({ type: 'login.wanted', byTap: true });
  await stands(tab, 'login');
  await until(() => tab.at('login/wechatQr').getSnapshot().hasTag('failed'));
  browser.backend.faults.remove(id);
  tab.app.send({ type: 'connection.returned' });
  await until(() => tab.at('login/wechatQr').getSnapshot().hasTag('waiting'));
});
