import { expect, test } from 'vitest';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { userOf } from './sign-up.ts';

test('[R3-1 R3-4] the charts hold every field of the session, with the values of a member who has them all', async () => {
  const browser = openBrowser();
  const { clock, domain } = browser.backend;
  const tab = browser.openTab({ browserLanguage: 'fr' });
  const [first, second] = domain.seed.posts().filter(({ isDraft }) => !isDraft);
  const at = clock.now();
  for (const path of [`/community/post/${first?.id}`, `/community/post/${second?.id}`]) await tab.visit(path);
  for (const id of [501, 502, 503]) await tab.visit(`/company/${id}`);
  const credentials = loginBySso(domain, 'sso-liran');
  tab.at('session').send({ type: 'session.opened', credentials, at });
  await settle();
  tab.at('searchBox').send({ type: 'search.submit', text: '燕麦' });
  await tab.visit('/community/mine/account-setting', 'page');

  const { login, info } = tab.at('session').getSnapshot().context;
  expect(login).toEqual({
    token: credentials.access_token,
    refreshToken: credentials.refresh_token,
    expiresAt: at + 1_000 * credentials.expires_in,
    identity: credentials.identity,
    loginTime: at,
  });
  const { email, hasColumn, inviteMiniappCode } = info;
  expect({ ...userOf(tab), email, hasColumn, inviteMiniappCode }).toEqual({
    memberId: '1001',
    name: '李然',
    avatar: domain.tables.members.get('1001')?.avatar,
    company: domain.tables.members.get('1001')?.profile.company,
    position: '产品总监',
    email: 'liran@example.com',
    isLogined: true,
    isRegister: true,
    isRegistered: true,
    isBanned: false,
    hasColumn: true,
    inviteMiniappCode: 'invite-1001',
  });
  const { isBindWechat, isWechatBindMobile } = tab.at('page-page').getSnapshot().context.account;
  expect({
    lang: selectLanguage(tab.at('preferences').getSnapshot()),
    visits: tab.at('visits').getSnapshot().context.visits,
    isBindWechat,
    isWechatBindMobile,
    membership: tab.at('page-page/membership').getSnapshot().context.data,
    searches: tab.at('searchBox').getSnapshot().context.words,
  }).toEqual({
    lang: 'zh',
    visits: { count: 2, visitBeginTime: at, seen: 3, seenBeginTime: at, visitLimit: true },
    isBindWechat: true,
    isWechatBindMobile: true,
    membership: { level: 'premium', validUntil: domain.tables.members.get('1001')?.memberUntil },
    searches: ['燕麦'],
  });
});
