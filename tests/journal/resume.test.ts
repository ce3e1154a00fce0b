import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { encodeFlow, type FlowFile } from '#machines/journal/flow-file.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { resume } from '#views/boot/resume.ts';
import { pageOrigin } from '../harness/browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { fileOf, foldedTo, recordWalk, silentPage } from './app-recording.ts';
import { askForCode } from './app-walks.ts';

const { recordedRun } = await recordWalk([{ do: 'visit', url: '/' }, ...askForCode]);
const at = recordedRun.entries.findIndex(({ event }) => event.type === 'tab.choose');
const fileWith = (entries: readonly JournalEntry[]): FlowFile => fileOf({ ...recordedRun, entries });

/** A new tab that finds these bytes under its key. */
const open = async (bytes: Uint8Array | null) => {
  const { host, calls } = silentPage(recordedRun.startedAt);
  const asked: string[] = [];
  const addresses: string[] = [];
  const resumed = await resume({
    page: {
      location: { href: `${pageOrigin}/?flow=abc` },
      history: { replaceState: (_, __, address) => addresses.push(String(address)) },
    },
    host,
    logIn: async () => null,
    take: async (key) => {
      asked.push(key);
      return bytes;
    },
  });
  return { ...resumed, calls, asked, addresses };
};

const stateAfter = (count: number) => {
  const snapshot = foldedTo(recordedRun, count).snapshotAt('');
  return snapshot && Reflect.get(snapshot, 'value');
};

const noticeKeys = (app: Awaited<ReturnType<typeof open>>['app']) =>
  app
    .getSnapshot()
    .children.notices?.getSnapshot()
    .context.notices.map(({ key }) => key);

test('a tab takes what was left for it, stands at that moment at its address, and goes live when the page is ready', async () => {
  const { app, begin, calls, asked, addresses } = await open(await encodeFlow(fileWith(recordedRun.entries)));
  expect([asked, addresses, calls]).toEqual([['abc'], ['/'], []]);
  expect(app.getSnapshot().value).toEqual(stateAfter(recordedRun.entries.length));
  begin();
  app.getSnapshot().children.login?.send({ type: 'tab.choose', tab: 'wechat' });
  await settle();
  expect(calls).toContain('/wechat/connect/qrconnect');
  expect(noticeKeys(app)).toEqual([]);
});

test('what was under way at the moment comes to its end', async () => {
  const nested = recordedRun.entries.findIndex(({ input }, index) => index > 3 && input === null);
  const { app, begin } = await open(await encodeFlow(fileWith(recordedRun.entries.slice(0, nested))));
  begin();
  expect(noticeKeys(app)).toEqual([]);
  expect(app.getSnapshot().status).toBe('active');
});

test('where the recording and these charts part, the app stands before it, and the entry is named: no lie in an older file', async () => {
  const entries = recordedRun.entries.map((entry, index) =>
    index === at ? { ...entry, event: { type: 'tab.chosenLongAgo' } } : entry,
  );
  const cases = [
    [fileWith(entries), 'journal:refusal.invalid'],
    [{ ...fileWith(entries), recordedAs: 2 }, 'journal:violation.olderCharts'],
  ] as const;
  for (const [file, key] of cases) {
    const { app, begin } = await open(await encodeFlow(file));
    expect(app.getSnapshot().value).toEqual(stateAfter(at));
    begin();
    await settle();
    expect(noticeKeys(app)).toEqual([key]);
  }
});

test('a file of an older format never stops the app: it stands before what these charts do otherwise, or starts as usual', async () => {
  const derived = recordedRun.entries.findIndex(({ input }, index) => input === null && index > at);
  const otherwise = recordedRun.entries.map((entry, index) =>
    index === derived ? { ...entry, event: { ...entry.event, other: true } } : entry,
  );
  const base = foldedTo(recordedRun, at).base(at);
  const otherStates = { ...base, root: { ...base.root, value: { auth: 'left' } } };
  const cases = [
    [await encodeFlow({ ...fileWith(otherwise), recordedAs: 4 }), ['journal:violation.olderCharts']],
    [
      await encodeFlow({ ...fileWith(recordedRun.entries.slice(at)), base: otherStates, recordedAs: 4 }),
      ['journal:resume.broken'],
    ],
    [
      await readFile(new URL('fixtures/version-4.flow', import.meta.url)),
      ['', 'journal:violation.olderCharts', 'journal:resume.broken'],
    ],
  ] as const;
  for (const [bytes, keys] of cases) {
    const { app, begin } = await open(bytes);
    app.start();
    begin();
    await settle();
    expect(app.getSnapshot().status).toBe('active');
    expect(keys).toContain(noticeKeys(app)?.join());
  }
});

test('what cannot be taken, opened or brought anywhere is said, and the app starts as it always does', async () => {
  const gone = await open(null);
  expect([gone.addresses, gone.journal.entries]).toEqual([[`${pageOrigin}/`], []]);
  const foreign = await open(new TextEncoder().encode('a picture'));
  const other = await open(await encodeFlow({ ...fileWith(recordedRun.entries), input: null }));
  for (const { app, begin } of [gone, foreign, other]) {
    app.start();
    begin();
    await settle();
  }
  expect([gone, foreign, other].map(({ app }) => noticeKeys(app))).toEqual([
    ['journal:resume.broken'],
    ['journal:refusal.notFlow'],
    ['journal:resume.broken'],
  ]);
});

test('a file that would lead away, to a page that there is not, or to a state that no chart has, leads nowhere', async () => {
  const led = (how: object) =>
    fileWith(
      recordedRun.entries.map((entry) =>
        entry.event.type === 'route.entered' ? { ...entry, event: { ...entry.event, ...how } } : entry,
      ),
    );
  expect(recordedRun.entries.map(({ event }) => event.type)).toContain('route.entered');
  const base = JSON.parse(JSON.stringify(foldedTo(recordedRun, 0).base(0)));
  base.root.children.preferences.src = 5;
  const files = [
    ...['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'].map((href) =>
      led({ href }),
    ),
    led({ name: 'constructor' }),
    fileOf({ ...recordedRun, base }),
  ];
  for (const file of files) {
    const { app, begin, addresses } = await open(await encodeFlow(file));
    expect(addresses).toEqual([`${pageOrigin}/`]);
    app.start();
    begin();
    await settle();
    expect(['journal:resume.broken', 'journal:divergence']).toContain(noticeKeys(app)?.join());
    expect([app.getSnapshot().status, app.getSnapshot().context.route]).toEqual(['active', null]);
  }
});
