import { expect, type Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../pages/fixtures.ts';

/** Runs in the page: notes what it says to other tabs and to workers. What the simulated backend says to itself is not the page's. */
const recordChannels = (): void => {
  const sent: string[] = [];
  Reflect.set(window, 'sent', sent);
  for (const { prototype } of [BroadcastChannel, MessagePort, Worker, ServiceWorker]) {
    const { postMessage } = prototype;
    Reflect.set(prototype, 'postMessage', function (this: BroadcastChannel, ...args: [unknown]) {
      if (this.name !== 'shiye.domain') sent.push(JSON.stringify(args[0]) ?? '');
      Reflect.apply(postMessage, this, args);
    });
  }
};

test.use({ serviceWorkers: 'allow' });

test('[R4.1-2 R4.1-16] no password, code or token is in the address, the console, the journal, a report or another record, nor said to another tab, a worker or a log', {
  tag: '@story',
}, async ({ I, page, backstage, words }) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('request', (request) => {
    seen.push(request.url(), request.headers().referer ?? '');
    // A login sends what it is asked for, to the calls of the login alone.
    if (!/\/auth\//.test(request.url())) seen.push(request.postData() ?? '');
  });
  await page.addInitScript(recordChannels);

  await I.goTo('/404?redirect=%2Fsite%2Fabout');
  await I.pressLogIn();
  await I.methodTab(words.password).click();
  await I.mobile.fill('13800000002');
  const password = I.loginDialog.locator('input[type=password]');
  await password.fill('Wrong20261');
  await I.submit.click();
  await I.readInLogin('账号不存在或密码错误');
  await backstage.advance(1_000);
  await password.fill('Shiye2026');
  await I.submit.click();
  await I.seeMyName('王芳');
  await I.logOut();

  const number = '13900005555';
  await I.openSmsLogin();
  await I.requestCode(number);
  await I.seeCodeSent();
  const code = await backstage.code(number);
  await I.enterCode(code);
  await I.seeProfileDialog();
  // Something to report: an answer that cannot be read.
  await backstage.fault({ endpoint: 'session.saveProfile', kind: 'malformed', times: 1 });
  await I.fillProfile('林小满');
  await I.next.click();
  await I.readInProfile(words.malformed);
  await expect.poll(() => backstage.count('error.reported')).toBe(1);

  const found = await page.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    const records = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    return {
      journal: backstage.journal().export(),
      reports: JSON.stringify(backstage.events().filter(({ type }) => type === 'error.reported')),
      records: JSON.stringify(records.filter(([key]) => key !== 'shiye.session')),
      held: localStorage.getItem('shiye.session') ?? '',
      address: location.href + JSON.stringify(history.state),
      page: document.title + window.name + document.cookie + document.referrer,
      channels: Reflect.get(window, 'sent').join('\n'),
    };
  });
  const { token, refreshToken } = JSON.parse(found.held).value;
  const secrets = ['Shiye2026', 'Wrong20261', token, refreshToken, `"${code}"`, `=${code}`];
  const sources = { ...found, held: '', seen: seen.join('\n') };
  const leaks = Object.entries(sources).flatMap(([source, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${source}: ${secret.slice(0, 6)}`),
  );
  expect(leaks).toEqual([]);
  expect(found.journal.length).toBeGreaterThan(1_000);
  expect(found.channels).toContain('app.asks');
});

type Sources = Readonly<Record<string, string>>;

/** Runs in the page: all that it shows and that its origin keeps, but for the simulated backend's own data. */
const leftHere = async (): Promise<Sources> => {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rowsOf = async (name: string): Promise<readonly unknown[]> => {
    const database = await result(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows = await Promise.all(
      stores.map((store) => result(database.transaction(store).objectStore(store).getAll())),
    );
    database.close();
    return rows;
  };
  const known = (await indexedDB.databases()).flatMap(({ name = '' }) => (name === 'shiye-backend' ? [] : [name]));
  const databases = await Promise.all(known.map(async (name) => [`database ${name}`, await rowsOf(name)] as const));
  const kept = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return [`cache ${name}`, await Promise.all(answers.map((answer) => answer?.text()))] as const;
    }),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const own = (records: Storage) => Object.entries(records).filter(([key]) => !key.startsWith('shiye.domain'));
  const sources = {
    page: document.documentElement.outerHTML + fields.join('\n'),
    address: location.href + JSON.stringify(history.state),
    'local storage': own(localStorage),
    'session storage': own(sessionStorage),
    ...Object.fromEntries([...databases, ...kept]),
  };
  return Object.fromEntries(
    Object.entries(sources).map(([name, held]) => [name, typeof held === 'string' ? held : JSON.stringify(held)]),
  );
};

const leftIn = (page: Page): Promise<Sources> => page.evaluate(leftHere);

/** The time by the clock, in ms since 1970, at which a page holds none of the texts any more. */
const whenGone = (page: Page, texts: readonly string[]): Promise<number> =>
  page.evaluate(async (looked) => {
    const left: () => Promise<Sources> = Reflect.get(window, 'leftHere');
    for (;;) {
      const held = Object.values(await left()).join('\n');
      if (!looked.some((text) => held.includes(text))) return Date.now();
    }
  }, texts);

const findings = (sources: Readonly<Record<string, string>>, texts: readonly string[]): readonly string[] =>
  Object.entries(sources).flatMap(([source, held]) =>
    texts.filter((text) => held.includes(text)).map((text) => `${source}: ${text}`),
  );

test('[R4.3-4 R4.3-2] after a logout in one tab that no server answers, nothing of the member is in any: page, records, databases, caches, journal', async ({
  I,
  page,
  backstage,
  openTab,
}) => {
  // What nobody else is shown.
  const mobile = '13800000001';
  const [sent, draft, asked] = ['样品的底价是三块二', '合同我周五带来', '上海展会上的那位，想私下聊聊'] as const;
  await page.addInitScript(`window.leftHere = ${leftHere}`);
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  const other = await openTab();
  await other.I.goTo('/community/message/70002');
  await expect(other.page.getByRole('log', { name: '对话' }).getByRole('article').last()).toBeVisible();

  await I.follow('/people/1003');
  await page.getByRole('main').getByRole('button', { name: '加好友' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(asked);
  await page.keyboard.press('Escape');
  await I.enter('/community/message/70001');
  const box = page.getByRole('textbox', { name: '输入消息' });
  const log = page.getByRole('log', { name: '对话' });
  const read = (await log.getByRole('article', { name: '王芳说' }).last().locator('p').first().innerText()).trim();
  await box.fill(sent);
  await box.press('Enter');
  await expect(log.getByRole('article', { name: '我说' }).last()).toContainText(sent);
  await box.fill(draft);

  const token = await page.evaluate((): string => JSON.parse(localStorage.getItem('shiye.session') ?? '').value.token);
  const texts = [sent, draft, asked, read, token, mobile];
  // What is looked for can be found: in the page, in the records, in the database of the journal.
  await expect
    .poll(async () => findings(await leftIn(page), texts))
    .toEqual(
      expect.arrayContaining([
        `page: ${sent}`,
        `page: ${draft}`,
        `page: ${read}`,
        `local storage: ${draft}`,
        `local storage: ${asked}`,
        `local storage: ${token}`,
        `database shiye-journal: ${mobile}`,
      ]),
    );

  await other.page.evaluate(() => {
    addEventListener('pointerdown', () => Reflect.set(window, 'pressedAt', Date.now()), true);
  });
  // The backend never answers the logout.
  await other.backstage.fault({ endpoint: 'session.logout', kind: 'hold' });
  const gone = whenGone(page, texts);
  await other.I.logOut();
  const pressed = await other.page.evaluate((): number => Reflect.get(window, 'pressedAt'));
  // Told, not asserted: it depends on what else the machine does. That nothing waits is shown by tests/app/upkeep.test.ts.
  console.info(`nothing of the member is in the other tab ${(await gone) - pressed} ms after the logout`);
  for (const tab of [page, other.page]) {
    await expect.poll(async () => findings(await leftIn(tab), texts)).toEqual([]);
    await expect
      .poll(() => tab.evaluate(() => Reflect.get(window, 'backstage').journal().export()))
      .not.toContain(mobile);
  }
});
