import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { factsOf } from '#machines/app/flow-facts.ts';
import { startJournalPersistence } from '#machines/app/journal-persistence.ts';
import { decodeFlow, flowVersion } from '#machines/journal/flow-file.ts';
import { createTimeline } from '#machines/journal/timeline.ts';
import { browserJournalLog, type JournalLog } from '#services/storage/journal-log.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { openApp } from './app-recording.ts';
import { askForCode, perform, type Step, signUp } from './app-walks.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const openPage = async (
  id: string,
  { limit = 20_000, tab: name = 'tab-1', log: given }: { limit?: number; tab?: string; log?: JournalLog } = {},
) => {
  const { browser, tab } = openApp(limit);
  const { app, journal } = tab;
  const failures: unknown[] = [];
  const idle: ((hasTime?: () => boolean) => void)[] = [];
  const next: (() => void)[] = [];
  const log = given ?? browserJournalLog();
  const persistence = startJournalPersistence({
    app,
    journal,
    input: desktop,
    log,
    page: { id, tab: name, openedAt: Number(id) },
    facts: () => ({ ...factsOf(app, browser.backend.clock, 'test'), startedAt: journal.startedAt }),
    whenIdle: (run) => idle.push((hasTime = () => true) => run(hasTime)),
    next: (run) => next.push(run),
    failed: (reason) => failures.push(reason),
  });
  const walk = async (steps: readonly Step[]) => {
    for (const step of steps) {
      await perform(browser, tab, step);
      idle.shift()?.();
    }
    await persistence.finish();
  };
  const rest = async (of: ((hasTime?: () => boolean) => void)[], hasTime?: () => boolean) => {
    for (const run of of.splice(0)) run(hasTime);
    await settle();
  };
  const idleFor = (hasTime?: () => boolean) => rest(idle, hasTime);
  return { browser, tab, journal, log, persistence, walk, failures, idle: idleFor, next: () => rest(next) };
};

const everything = async (): Promise<string> => {
  const database = await openDB('shiye-journal');
  return JSON.stringify([await database.getAll('pages'), await database.getAll('chunks')]);
};

test('after a crash the next page of the tab finds the whole journal, redacted; another tab does not', async () => {
  const crashed = await openPage('1');
  await crashed.walk(askForCode);
  const next = await openPage('2');
  next.tab.app.send({ type: 'session.ended', reason: 'none' });
  await next.walk([{ do: 'visit', url: '/' }]);
  const file = await next.persistence.previous();
  expect(file?.entries.map(({ index, path, event }) => [index, path, event.type])).toEqual(
    crashed.journal.entries.map(({ index, path, event }) => [index, path, event.type]),
  );
  const opened = await decodeFlow(new TextEncoder().encode(JSON.stringify(file)));
  expect(opened).toEqual(file);
  const otherTab = await openPage('3', { tab: 'tab-2' });
  expect(await otherTab.persistence.previous()).toBeNull();
});

test.each(['{"index":999,"pa', ''])(
  'the page before is given up to an entry that was cut off while it was stored: %j',
  async (half) => {
    const crashed = await openPage('1');
    await crashed.walk(askForCode);
    const row = {
      id: '1',
      tab: 'tab-1',
      openedAt: 1,
      facts: JSON.stringify(factsOf(crashed.tab.app, crashed.browser.backend.clock, 'test')),
    };
    const { length } = crashed.journal.entries;
    await crashed.log.append(row, length, [half, '{"index":1000}']);
    const { persistence } = await openPage('2');
    const file = await persistence.previous();
    expect(file?.entries.map(({ index }) => index)).toEqual(crashed.journal.entries.map(({ index }) => index));
    await crashed.log.append({ ...row, facts: '{"appVersion":' }, length + 2, []);
    expect(await persistence.previous()).toBeNull();
  },
);

test('the journal of a page that ran with older charts is known by its format', async () => {
  const before = await openPage('1');
  await before.walk(askForCode);
  const { persistence } = await openPage('2');
  expect(await persistence.previous()).not.toHaveProperty('recordedAs');
  const facts = { ...factsOf(before.tab.app, before.browser.backend.clock, 'test'), startedAt: 1 };
  for (const [stored, recordedAs] of [
    [facts, 4],
    [{ ...facts, version: 4 }, 4],
  ] as const) {
    const page = { id: '1', tab: 'tab-1', openedAt: 1, facts: JSON.stringify(stored) };
    await before.log.append(page, before.journal.entries.length, []);
    const file = await persistence.previous();
    expect(file).toMatchObject({ version: flowVersion, recordedAs });
    expect(await decodeFlow(new TextEncoder().encode(JSON.stringify(file)))).toEqual(file);
  }
});

test('what has come is followed in pieces, as many as an idle moment has time for', async () => {
  const page = await openPage('1');
  const visits: Step[] = ['/', '/news/hot', '/people', '/post', '/news/flash', '/'].map((url) => ({
    do: 'visit',
    url,
  }));
  for (const step of visits) await perform(page.browser, page.tab, step);
  const entries = page.journal.entries.length;
  expect(entries).toBeGreaterThan(60);
  const stored = async () => {
    const next = await openPage('2');
    return (await next.persistence.previous())?.entries.length ?? 0;
  };
  let pieces = 0;
  await page.idle(() => false);
  expect(await stored()).toBe(5);
  await page.idle(() => pieces++ === 0);
  expect(await stored()).toBe(15);
  await page.idle(() => true);
  expect(await stored()).toBe(entries);
});

test('what is kept is cut with the journal, and folds from its base to the end', async () => {
  const long = await openPage('1', { limit: 64 });
  const visits: Step[] = ['/', '/site/about', '/news/hot', '/site/privacy', '/'].map((url) => ({ do: 'visit', url }));
  await long.walk([...visits, ...askForCode, ...visits]);
  const file = await (await openPage('2')).persistence.previous();
  if (!file?.base) throw new Error('no base');
  expect(file.entries[0]?.index).toBe(file.base.index);
  expect(file.entries.length).toBeLessThanOrEqual(64);
  const timeline = createTimeline(appMachine, desktop, file.entries, file);
  timeline.seek(file.entries.length);
  expect(timeline.violation()).toBeNull();
  expect(timeline.snapshotAt('')).toMatchObject({ value: long.tab.app.getSnapshot().value });
});

test('no secret of a story is ever stored, in entries, bases or facts', async () => {
  const page = await openPage('1', { limit: 64 });
  const password: Step[] = [
    { do: 'send', path: '', event: { type: 'session.close' } as never },
    { do: 'send', path: 'login', event: { type: 'tab.choose', tab: 'password' } as never },
    { do: 'send', path: 'login/passwordLogin', event: { type: 'account.change', value: '13700001234' } as never },
    {
      do: 'send',
      path: 'login/passwordLogin',
      event: { type: 'field.change', field: 'password', text: 'Geheim-7788' } as never,
    },
    { do: 'send', path: 'login/passwordLogin', event: { type: 'login.submit' } as never },
  ];
  const before: string[] = [];
  const recorded: string[] = [];
  page.journal.subscribe((entry) => recorded.push(JSON.stringify(entry)));
  for (const story of [[{ do: 'visit', url: '/' } as Step, ...askForCode, ...password], signUp]) {
    await page.walk(story);
    before.push(await everything());
  }
  const raw = recorded.join();
  const session = page.browser.storage.values.get('shiye.session') ?? '';
  const secrets = [
    'Geheim-7788',
    ...page.browser.backend.codes().map(({ code }) => code),
    ...[...session.matchAll(/"(?:token|refreshToken)":"([^"]+)"/g)].map(([, token]) => token ?? ''),
    ...[...raw.matchAll(/"(?:nvcVal|secretKey|captchaKey)":"([^"]+)"/g)].map(([, value]) => value ?? ''),
  ];
  expect(secrets.filter((secret) => raw.includes(secret))).toHaveLength(secrets.length);
  expect(secrets.length).toBeGreaterThan(5);
  for (const text of before) {
    expect(text.length).toBeGreaterThan(1_000);
    expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
  }
});

test('[R4.3-2] what was stored of a member goes as soon as he leaves, what is in memory in the next idle moment', async () => {
  const page = await openPage('1');
  const raw = () => JSON.stringify([page.journal.entries, page.journal.base()]);
  const mobile = '13700001234';
  await page.walk([{ do: 'visit', url: '/' }, ...signUp]);
  const token = /"token":"([^"]+)"/.exec(page.browser.storage.values.get('shiye.session') ?? '')?.[1] ?? '';
  const found = (text: string) => [mobile, token].filter((value) => text.includes(value));
  expect(found(raw())).toEqual([mobile, token]);
  const { faults } = page.browser.backend;
  // A backend that never answers keeps nothing here.
  faults.add({ endpoint: 'session.logout', kind: 'hold' });
  page.tab.at('session').send({ type: 'session.close' });
  await settle();
  await page.next();
  await expect.poll(everything).toBe('[[],[]]');
  expect(found(JSON.stringify(page.tab.app.getPersistedSnapshot()))).toEqual([]);
  expect(found(raw())).toEqual([mobile, token]);
  await page.idle();
  expect([found(raw()), page.journal.entries.length]).toEqual([[], 0]);
  await expect.poll(async () => JSON.parse(await everything())[0]).toHaveLength(1);
  expect(found(await everything())).toEqual([]);

  await page.walk([{ do: 'visit', url: '/site/about' }]);
  const { journal, tab } = page;
  const timeline = createTimeline(appMachine, desktop, journal.entries, { startedAt: 0, base: journal.base() });
  timeline.seek(journal.entries.length);
  expect([timeline.violation(), timeline.snapshotAt('')]).toMatchObject([null, { value: tab.app.getSnapshot().value }]);
  const file = await (await openPage('2')).persistence.previous();
  expect(file?.base?.index).toBe(journal.base()?.index);
});

test('[R4.3-2] the journal of the login that has ended can be exported until the page goes: in memory alone, without the member', async () => {
  const page = await openPage('1');
  await page.walk([{ do: 'visit', url: '/' }, ...signUp]);
  page.tab.app
    .getSnapshot()
    .children.drafts?.send({ type: 'draft.save', subject: 'post:new', fields: { title: '供应草稿' } });
  const { nickname } = page.tab.at('session').getSnapshot().context.info;
  const token = /"token":"([^"]+)"/.exec(page.browser.storage.values.get('shiye.session') ?? '')?.[1];
  const own = [
    '13700001234',
    nickname,
    token,
    '供应草稿',
    ...page.browser.backend.codes().map(({ code }) => `"${code}"`),
  ];
  const before = JSON.stringify(page.journal.entries);
  expect(own.filter((text) => !before.includes(text))).toEqual([]);
  page.tab.at('session').send({ type: 'session.close' });
  await settle();
  await page.next();
  await page.idle();
  await page.persistence.finish();

  const file = await page.persistence.previous();
  const text = JSON.stringify(file);
  expect(file?.entries.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(['session.close', 'session.ended']),
  );
  expect([file?.persons, own.filter((one) => text.includes(one))]).toEqual(['hidden', []]);
  const opened = await decodeFlow(new TextEncoder().encode(text));
  expect(opened).toEqual(file);
  const timeline = createTimeline(appMachine, file?.input, file?.entries ?? [], file ?? {});
  timeline.seek(file?.entries.length ?? 0);
  expect([timeline.violation(), timeline.snapshotAt('/session')]).toMatchObject([null, { value: 'anonymous' }]);

  // It is neither in the journal that has begun, nor in what is stored, nor found by the next page.
  expect(JSON.stringify(page.journal.entries)).not.toContain('session.close');
  const kept = await everything();
  expect([kept.includes('session.close'), own.filter((one) => kept.includes(one))]).toEqual([false, []]);
  const next = await openPage('2');
  expect(JSON.stringify(await next.persistence.previous())).not.toContain('session.close');
});

test('[R4.3-2] a tab that hears late of a logout removes nothing of whoever has logged in since; one that hears at once removes all', async () => {
  const [first, second, third] = [
    await openPage('1'),
    await openPage('2', { tab: 'tab-2' }),
    await openPage('3', { tab: 'tab-3' }),
  ];
  for (const page of [first, second, third]) await page.walk([{ do: 'visit', url: '/site/about' }]);
  const pages = async (): Promise<readonly string[]> =>
    JSON.parse(await everything())[0].map(({ id }: { readonly id: string }) => id);
  const leave = (page: typeof first, reason: 'closed' | 'elsewhere') =>
    page.tab.app.send({ type: 'session.ended', ...(reason === 'closed' ? { reason, memberId: null } : { reason }) });
  expect(await pages()).toEqual(['1', '2', '3']);

  // The tab of the logout dies before it can clear: the first that hears of it does.
  leave(first, 'closed');
  leave(second, 'elsewhere');
  await second.next();
  await second.persistence.finish();
  expect(await pages()).toEqual([]);
  await second.idle();
  await second.walk(signUp);
  const since = await everything();
  expect(since).toContain('13700001234');

  leave(third, 'elsewhere');
  await third.next();
  await third.persistence.finish();
  expect([await pages(), (await everything()) === since]).toEqual([['2'], true]);
  await second.walk([{ do: 'visit', url: '/site/privacy' }]);
  expect((await everything()).length).toBeGreaterThan(since.length);

  // Who logs out himself removes all, whatever has become of his own journal.
  await second.log.clear();
  await third.idle();
  await third.persistence.finish();
  expect(await pages()).toEqual(['3']);
  leave(second, 'closed');
  await second.next();
  await second.persistence.finish();
  expect(await pages()).toEqual([]);
});

test('where nothing can be stored it is said once, and the journal goes on in memory', async () => {
  const refuses = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const log: JournalLog = {
    begin: refuses,
    append: refuses,
    rebase: refuses,
    previous: async () => null,
    clear: refuses,
  };
  const page = await openPage('1', { log });
  await page.walk(askForCode);
  expect(page.failures).toHaveLength(1);
  expect(page.journal.entries.length).toBeGreaterThan(20);
});
