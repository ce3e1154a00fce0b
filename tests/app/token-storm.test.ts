import { Effect } from 'effect';
import { expect, onTestFinished, test } from 'vitest';
import { envOf } from '#machines/kit/env.ts';
import { loginFrom } from '#machines/session/session-token.ts';
import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { issueTokens, revokeAllOf } from '#mocks/domain/rules/tokens.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { session } from '#services/contract/session.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { call } from '#services/env.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { rounds } from '../harness/sampling.ts';
import { settle } from '../harness/virtual-clock.ts';
import { userOf } from './sign-up.ts';

const start = Date.UTC(2026, 7, 3, 1);
const [storms, tabCount] = [rounds(20, 100), 5];

test.each([
  ['with Web Locks', true],
  ['where each tab has only its own', false],
] as const)(
  '[R4.3-6 R4.3-10] time after time five tabs find their token ended at once, %s: each time one new token, and nobody is logged out',
  async (_, hasLocks) => {
    const backend = createBackend({ now: start });
    const { domain } = backend;
    const browser = openBrowser(backend);
    const memberId = memberByMobile(domain, '+8613800000001') ?? '';
    const credentials = issueTokens(domain, { memberId, openid: null });
    makeStore(browser.storage.tab()).save(stored.session, loginFrom(credentials, domain.now()));
    const tabs = Array.from({ length: tabCount }, () =>
      browser.openTab({}, hasLocks ? {} : { acquire: makeAcquire(undefined), isLockPerTab: true }),
    );
    onTestFinished(() => {
      for (const { app } of tabs) app.stop();
      backend.stop();
    });
    await settle();
    await settle();
    const issued = () => domain.events.filter(({ type }) => type === 'token.issued').length;
    const names = () => tabs.map((tab) => userOf(tab).name);
    const endTokens = () => {
      for (const [name, family] of domain.tables.families) {
        domain.tables.families.set(name, { ...family, expiresAt: family.expiresAt.map(() => domain.now()) });
      }
    };
    const ask = async () => {
      const calls = tabs.map(({ app }) => Effect.runPromiseExitWith(envOf(app.system))(call(session.memberInfo)));
      await settle();
      await settle();
      // So long those wait who were refused.
      await browser.advance(3_000);
      return Promise.all(calls);
    };
    const all = (name: string) => tabs.map(() => name);
    expect(names()).toEqual(all('李然'));
    const before = issued();
    for (let round = 0; round < storms; round += 1) {
      endTokens();
      expect((await ask()).map(({ _tag }) => _tag)).toEqual(all('Success'));
    }
    expect([issued() - before, names()]).toEqual([storms, all('李然')]);

    // Against a login that is really over the same tabs do log out.
    revokeAllOf(domain, memberId);
    await ask();
    await settle();
    expect(names()).toEqual(all(''));
  },
);
