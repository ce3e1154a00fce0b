import { expect, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { adopt, keepLogin } from './expose-devtools.ts';

const setup = () => {
  const { backend, openTab } = openBrowser();
  const { app } = openTab();
  let isDone = false;
  const signIn = async (persona: string): Promise<void> => {
    await adopt(app, backend.clock, loginBySso(backend.domain, `sso-${persona}`));
    isDone = true;
  };
  const until = async (isSo: () => boolean) => {
    for (let turn = 0; turn < 500 && !isSo(); turn += 1) await settle();
    return isSo();
  };
  return { backend, signIn, until, isDone: () => isDone, user: () => app.getSnapshot().context.user };
};

test('[R4.1-2] who is signed in from outside is known when it is said to be done', async () => {
  const { signIn, until, isDone, user, backend } = setup();
  const id = backend.faults.add({ kind: 'hold', endpoint: '/admin/member/info' });
  void signIn('liran');
  await until(() => backend.faults.held(id) > 0);
  expect([isDone(), user()?.memberId]).toEqual([false, null]);
  backend.faults.release(id);
  expect(await until(isDone)).toBe(true);
  expect(user()?.memberId).toBe('1001');
});

test('a backend that says nothing is waited for 5 seconds', async () => {
  const { signIn, until, isDone, backend } = setup();
  const id = backend.faults.add({ kind: 'hold', endpoint: '/admin/member/info' });
  void signIn('liran');
  await until(() => backend.faults.held(id) > 0);
  backend.clock.advance(4_999);
  await settle();
  expect(isDone()).toBe(false);
  backend.clock.advance(1);
  expect(await until(isDone)).toBe(true);
});

test('who a link signs in is known before the page is: a page for members opens, and leads nobody home', async () => {
  const { backend, storage, openTab } = openBrowser();
  const login = loginBySso(backend.domain, 'sso-liran');
  expect(keepLogin(storage.tab(), login, backend.clock.now())).toBe(true);
  const { app, visit, wanted } = openTab();
  await visit('/community/message/70001');
  for (let turn = 0; turn < 500 && !app.getSnapshot().context.user?.memberId; turn += 1) await settle();
  const { context, value } = app.getSnapshot();
  expect([wanted, context.user?.memberId, context.route?.name, value.auth]).toEqual([
    [],
    '1001',
    'post.message',
    'closed',
  ]);
});

test('a browser that stores nothing is told so, and the login is handed over later', () => {
  const { backend } = openBrowser();
  const login = loginBySso(backend.domain, 'sso-liran');
  const refusing = {
    storage: () => {
      throw new Error('forbidden');
    },
    onForeignWrite: () => () => {},
  };
  expect(keepLogin(refusing, login, backend.clock.now())).toBe(false);
});
