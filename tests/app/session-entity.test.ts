import { expect, test } from 'vitest';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { selectVisitor } from '#machines/session/session.machine.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { openBrowser } from '../harness/app.ts';
import { settle } from '../harness/virtual-clock.ts';

test('[R3-1 R3-4] all that the specification puts into the session is held by the charts whose business it is', async () => {
  const browser = openBrowser();
  const { clock, world } = browser.backend;
  const tab = browser.openTab({ browserLanguage: 'fr' });
  await settle();
  const at = clock.now();
  const credentials = loginBySso(world, 'sso-wangfang');
  tab.at('session').send({ type: 'session.opened', credentials, at });
  const visitor = () => selectVisitor(tab.at('session').getSnapshot());
  for (let turn = 0; turn < 20_000 && !visitor().isRegistered; turn += 1) await settle();
  tab.at('searchBox').send({ type: 'search.submit', text: '燕麦' });
  await tab.visit('/community/mine/account-setting', 'page');

  const { held, info } = tab.at('session').getSnapshot().context;
  expect(held).toEqual({
    token: credentials.access_token,
    refreshToken: credentials.refresh_token,
    expiresAt: at + 1_000 * credentials.expires_in,
    identity: credentials.identity,
    loginTime: at,
  });
  const { email, hasColumn, inviteMiniappCode } = info;
  expect({ ...visitor(), email, hasColumn, inviteMiniappCode }).toEqual({
    memberId: '1002',
    name: '王芳',
    avatar: info.avatar,
    company: '广州十分汤食品有限公司',
    position: '采购经理',
    email: null,
    isLogined: true,
    isRegister: true,
    isRegistered: true,
    isBanned: false,
    hasColumn: false,
    inviteMiniappCode: null,
  });
  expect({
    lang: selectLanguage(tab.at('preferences').getSnapshot()),
    visits: tab.at('visits').getSnapshot().context.visits,
    isBindWechat: tab.at('room-page').getSnapshot().context.account.isBindWechat,
    membership: tab.at('room-page/membership').getSnapshot().context.data,
    searches: tab.at('searchBox').getSnapshot().context.words,
  }).toEqual({
    lang: 'zh',
    visits: { count: 0, visitBeginTime: null, seen: 0, seenBeginTime: null, visitLimit: false },
    isBindWechat: false,
    membership: { level: 'member', validUntil: null },
    searches: ['燕麦'],
  });
});
