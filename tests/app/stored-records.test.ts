import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Effect, Schema } from 'effect';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { selectChosen, selectLanguage } from '#machines/app/preferences.machine.ts';
import { selectDraft } from '#machines/drafts/drafts.machine.ts';
import { flowOfTexts } from '#machines/journal/flow-file.ts';
import type { RecordName } from '#machines/kit/durable-record.ts';
import {
  Drafts,
  Outbox,
  OutboxEntry,
  Preferences,
  Pressed,
  type StoredRecord,
  StoredReturnTarget,
  StoredSession,
  stored,
  Visits,
} from '#services/contract/stored.contract.ts';
import { browserAnswerStore } from '#services/storage/cached-answers.ts';
import { browserJournalLog } from '#services/storage/journal-log.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

interface Database {
  readonly version: number;
  readonly stores: Readonly<
    Record<string, { readonly keyPath: string | string[]; readonly rows: readonly Record<string, unknown>[] }>
  >;
}

/** What a browser held after the same story, told to the build of the commit that names the file. */
interface Held {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly databases: Readonly<Record<'shiye-journal' | 'shiye-reading', Database>>;
}

const folder = join(import.meta.dirname, 'stored-records');
const versions = readdirSync(folder).map((file): readonly [string, Held] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
]);
const records = Object.entries(stored) as readonly [RecordName, StoredRecord<unknown>][];

/** As the app reads it: with the default of each field that has been added since. */
const withAdded = (record: StoredRecord<unknown>, text = ''): unknown => {
  const { value } = JSON.parse(text);
  return Array.isArray(value) ? value : { ...(record.empty as object | null), ...value };
};

const restored = async ({ version, stores }: Database, name: string): Promise<void> => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const [store, { keyPath, rows }] of Object.entries(stores)) {
      const made = request.result.createObjectStore(store, { keyPath });
      for (const row of rows) made.put(row);
    }
  };
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
};

const tabOn = (values: Readonly<Record<string, string>>) => {
  const browser = openBrowser();
  for (const [key, text] of Object.entries(values)) browser.storage.values.set(key, text);
  browser.backend.faults.add({ kind: 'offline' });
  return browser.openTab();
};

describe.each(versions)('[R1-20 R2.4-22 R4.3-1] what the build %s has stored', (_, { local, session, databases }) => {
  test.each(records)('%s is found as it was', (_name, record) => {
    const value = withAdded(record, local[record.key]);
    expect(makeStore(memoryOrigin({ ...local }).tab()).load(record)).toEqual({ value, setAside: null });
    expect(value).not.toEqual(record.empty);
  });

  test('the app opens with the language, the theme, the login, the searches and the drafts', async () => {
    const tab = tabOn(local);
    await settle();
    const now = (path: string) => tab.at(path).getSnapshot();
    expect(selectLanguage(now('preferences'))).toBe('en');
    expect(selectChosen(now('preferences')).theme).toBe('dark');
    expect(now('session').context.login.identity).toBe('1001');
    expect(now('searchBox').context.words).toEqual(['益生菌 2026', '燕麦奶']);
    expect(selectDraft(now('drafts'), '1001:message:70001')).toEqual({ text: '还没写完的一句' });
  });

  test('the journal of the page before opens', async () => {
    await restored(databases['shiye-journal'], 'shiye-journal');
    const log = browserJournalLog();
    const before = await log.previous({ id: 'new', tab: session['shiye.tab'] ?? '', openedAt: 2e12, facts: '{}' });
    const file = flowOfTexts(before?.page.facts ?? '', before?.base ?? null, before?.entries ?? []);
    expect(file?.entries.map(({ index }) => index)).toEqual(before?.entries.map((_entry, index) => index));
    expect(file?.entries.length).toBeGreaterThan(10);
  });

  test('an article read before can be read offline', async () => {
    await restored(databases['shiye-reading'], 'shiye-reading');
    const answers = browserAnswerStore();
    for (const row of databases['shiye-reading'].stores.texts?.rows ?? [])
      expect(await answers.find(String(row.owner), String(row.address))).toEqual(row);
  });
});

const later = { added: Schema.String.pipe(Schema.withDecodingDefaultType(Effect.succeed('new'))) };
const withEmpty = { added: Schema.String };

/** Each record as a next version might have it: with one more field wherever it has fields, else of another shape. */
const next: { readonly [N in RecordName]: StoredRecord<never> } = ((): Record<RecordName, object> => ({
  session: { schema: Schema.NullOr(Schema.Struct({ ...StoredSession.members[0].fields, ...later })) },
  preferences: {
    schema: Schema.Struct({ ...Preferences.fields, ...withEmpty }),
    empty: { ...stored.preferences.empty, added: 'new' },
  },
  returnTarget: { schema: Schema.NullOr(Schema.Struct({ ...StoredReturnTarget.members[0].fields, ...later })) },
  visits: {
    schema: Schema.Struct({ ...Visits.fields, ...withEmpty }),
    empty: { ...stored.visits.empty, added: 'new' },
  },
  drafts: { schema: Schema.Record(Schema.String, Schema.Struct({ ...Drafts.value.fields, ...later })) },
  outbox: {
    schema: Schema.Struct({
      ...Outbox.fields,
      ...withEmpty,
      entries: Schema.Array(Schema.Struct({ ...OutboxEntry.fields, ...later })),
    }),
    empty: { ...stored.outbox.empty, added: 'new' },
  },
  outboxClock: {
    version: 2,
    schema: Schema.Record(Schema.String, Schema.Struct({ at: Schema.Int, ...later })),
    steps: { 1: (all: Record<string, number>) => mapped(all, (at) => ({ at })) },
  },
  searches: {
    version: 2,
    schema: Schema.Array(Schema.Struct({ word: Schema.String, ...later })),
    steps: { 1: (words: readonly string[]) => words.map((word) => ({ word })) },
  },
  pressed: { schema: Schema.Record(Schema.String, Schema.Struct({ ...Pressed.value.fields, ...later })) },
  doubts: {
    version: 2,
    schema: Schema.Record(Schema.String, Schema.Struct({ mark: Schema.String, ...later })),
    steps: { 1: (all: Record<string, string>) => mapped(all, (mark) => ({ mark })) },
  },
}))() as never;

const mapped = <A, B>(all: Readonly<Record<string, A>>, to: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, to(one)]));

/** The texts and numbers in a value, in their order. */
const leaves = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([, part]) => leaves(part))
    : [value];

test.each(versions.flatMap(([version, { local }]) => records.map(([name]) => [version, name, local] as const)))(
  'a field added to a record of %s loses nothing: %s',
  (_, name, local) => {
    const record = { ...stored[name], ...next[name] } as StoredRecord<unknown>;
    const loaded = makeStore(memoryOrigin({ ...local }).tab()).load(record);
    expect(loaded.setAside).toBeNull();
    const all = leaves(loaded.value);
    expect(all).toContain('new');
    expect(all.filter((leaf) => leaf !== 'new')).toEqual(leaves(withAdded(stored[name], local[record.key])));
  },
);

test('every record has a step from each version before its own', () => {
  for (const [name, { version, steps }] of records)
    expect([name, Object.keys(steps ?? {})]).toEqual([
      name,
      Array.from({ length: version - 1 }, (_, at) => `${at + 1}`),
    ]);
});

/** As a newer version leaves it: one more field in every object that has fields of its own. */
const widened = (name: RecordName, text: string): string => {
  const { version, value } = JSON.parse(text);
  const wide = (one: object) => ({ ...one, newer: `${name} of a newer version` });
  if (name === 'drafts' || name === 'pressed') return JSON.stringify({ version, value: mapped(value, wide) });
  const [first, ...rest] = name === 'outbox' ? value.entries.map(wide) : [];
  const entries = first ? { entries: [{ ...first, state: 'failed', reason: 'blocked' }, ...rest] } : {};
  return JSON.stringify({ version, value: wide({ ...value, ...entries }) });
};

test('what a newer version has stored stays, whatever this one writes beside it', async () => {
  const [[, { local }] = ['', { local: {} as Held['local'] }]] = versions;
  const wide = ['session', 'preferences', 'visits', 'drafts', 'outbox'] as const;
  const values = { ...local };
  for (const name of wide) values[stored[name].key] = widened(name, local[stored[name].key] ?? '');
  const browser = openBrowser();
  const open = () =>
    browser.openTab(
      {},
      {
        openSocket: () => {
          throw new Error('no line');
        },
      },
    );
  const first = open();
  await settle();
  await first.logIn('liran');
  const own = JSON.parse(browser.storage.values.get(stored.session.key) ?? '');
  first.app.stop();
  for (const [key, text] of Object.entries(values)) browser.storage.values.set(key, text);
  browser.storage.values.set(stored.session.key, widened('session', JSON.stringify(own)));

  const tab = open();
  await settle();
  tab.at('preferences').send({ type: 'preference.choose', chosen: { lang: 'zh' } });
  tab.at('drafts').send({ type: 'draft.save', subject: 'message:70001', fields: { text: '写完了。' } });
  const outbox = tab.at('conversations/outbox');
  outbox.send({
    type: 'outbox.add',
    draft: { convId: '70001', msgTo: '1002', msgType: 0, msgContent: '又一句', isTyped: true },
  });
  const [entry] = outbox.getSnapshot().context.box.entries;
  outbox.send({ type: 'outbox.retry', key: entry });
  await browser.advance(2_000);
  // The token is renewed in its last week.
  await browser.advance(own.value.expiresAt - browser.backend.clock.now() - 60_000);
  for (let turn = 0; turn < 4; turn += 1) await browser.advance(60_000);

  const now = (name: RecordName) => JSON.parse(browser.storage.values.get(stored[name].key) ?? '').value;
  expect(now('session')).toMatchObject({ identity: '1001', newer: 'session of a newer version' });
  expect(now('session').token).not.toBe(own.value.token);
  expect(now('preferences')).toMatchObject({ lang: 'zh', theme: 'dark', newer: 'preferences of a newer version' });
  expect(now('drafts')['1001:message:70001']).toMatchObject({
    fields: { text: '写完了。' },
    newer: 'drafts of a newer version',
  });
  expect(now('outbox').newer).toBe('outbox of a newer version');
  expect(now('outbox').entries.map(({ msgContent, newer }: Record<string, string>) => [msgContent, newer])).toEqual([
    ['Tracking number follows.', 'outbox of a newer version'],
    ['又一句', undefined],
    ['王工，样品今天寄出。', 'outbox of a newer version'],
  ]);
});
