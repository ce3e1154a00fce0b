import type { Login } from '#machines/session/session-token.ts';
import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { tokenCheckInterval, tokenRefreshThreshold } from '#services/contract/constants.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { settle } from '../../harness/virtual-clock.ts';
import type { BackendFixture, ChartFixture } from './fixture.ts';
import { loginOf, unboundLogin } from './logins.ts';
import type { Driver } from './play-path.ts';

const day = 24 * 60 * 60 * 1_000;
const mine = '+8613912345678';
const others = '+8613912345679';

/** All logins but that of somebody else count as the same one, as in the model. */
const firstLogin = Date.UTC(2026, 7, 3, 1);
const memberLogin = ({ backend }: BackendFixture): Login => ({ ...loginOf(backend, mine), loginTime: firstLogin });
const wechatLogin = ({ backend }: BackendFixture): Login => ({ ...unboundLogin(backend), loginTime: firstLogin });

const found: Readonly<Record<string, (backendFixture: BackendFixture) => Login | null>> = {
  'no login': () => null,
  'a login': memberLogin,
  'a WeChat login': wechatLogin,
  'a login that ends soon': (backendFixture) => ({ ...memberLogin(backendFixture), expiresAt: firstLogin + day }),
  'a login that has ended': (backendFixture) => ({ ...memberLogin(backendFixture), expiresAt: firstLogin - 31 * day }),
};

const loginHere = ({ chart }: ChartFixture): Login | null => chart.getSnapshot().context.login;

/** What an editor of the real backend would do: the profile counts as complete, or must be completed. */
const setStep =
  (step: number) =>
  (fixture: ChartFixture): void => {
    const { members } = fixture.backend.domain.tables;
    const member = members.get(loginHere(fixture)?.identity ?? '');
    if (member) members.set(member.memberId, { ...member, step, isRequired: step < 2 });
  };

const credentialsOf = ({ token, refreshToken, expiresAt, identity }: Login, now: number) => ({
  access_token: token,
  refresh_token: refreshToken,
  expires_in: Math.round((expiresAt - now) / 1_000),
  identity,
});

export const sessionDriver: Driver = {
  begin: (backendFixture, _, [before = '']) => {
    backendFixture.store.save(stored.session, found[before]?.(backendFixture) ?? null);
  },
  stories: {
    'another tab logs out': ({ otherTab }) => otherTab.save(stored.session, null),
    'another tab renews': (fixture) => fixture.otherTab.save(stored.session, memberLogin(fixture)),
    'another tab logs in': ({ otherTab, backend }) =>
      otherTab.save(stored.session, { ...loginOf(backend, others), loginTime: firstLogin + day }),
    'the profile is incomplete': setStep(1),
    'the profile is complete': setStep(2),
    'a mobile is bound': ({ backend: { domain } }) => {
      const family = [...domain.tables.families.values()].findLast(({ openid }) => openid !== null);
      if (!family?.openid || domain.tables.memberByOpenid.has(family.openid)) return;
      domain.commit({ type: 'wechat.bound', memberId: memberByMobile(domain, mine), openid: family.openid });
    },
    'the token ends soon': async (fixture, next) => {
      const { clock } = fixture.backend;
      const left = (loginHere(fixture)?.expiresAt ?? 0) - clock.now();
      clock.advance(left - tokenRefreshThreshold * 1_000 - tokenCheckInterval / 2);
      await settle();
      // The token was looked at on the way, and will be when the interval is over once more.
      if (next.cause.by === 'time') clock.advance(tokenCheckInterval - next.cause.ms);
    },
  },
  sends: {
    'session.opened': (fixture, { type, credentials }) => {
      const login = credentials.identity === null ? wechatLogin(fixture) : memberLogin(fixture);
      return { type, credentials: credentialsOf(login, firstLogin), at: firstLogin };
    },
    'token.refused': (fixture, { type, token }) => ({
      type,
      token: token === 'token' ? loginHere(fixture)?.token : token,
    }),
  },
};
