import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doorCharts } from '#machines/app/door-charts.ts';
import { replayApp } from '#machines/app/replay-app.ts';
import { decodeFlow, encodeFlow, isRefusal, makeFlow } from '#machines/journal/flow-file.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { makeSeed } from '#mocks/hosts/seed.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { desktop, openBrowser, pageChart, pageOrigin } from '../harness/app.ts';
import { statesUnder } from '../harness/states.ts';
import { settle, VirtualClock } from '../harness/virtual-clock.ts';
import { askForCode, perform, type Step, signUp, walks } from './app-walks.ts';

const start = Date.UTC(2026, 7, 3, 1);
const world = makeSeed(start);

const record = async (walk: readonly Step[]) => {
  const browser = openBrowser(createBackend({ now: start, seed: world }));
  const tab = browser.openTab();
  for (const step of walk) await perform(browser, tab, step);
  const recording = { startedAt: tab.journal.startedAt, entries: [...tab.journal.entries] };
  return { browser, tab, recording, states: statesUnder(tab.app) };
};

/** A page that counts what leaves it. */
const replay = (recording: { startedAt: number; entries: readonly JournalEntry[] }, time: number) => {
  const calls: string[] = [];
  const clock = new VirtualClock(time);
  const storage = memoryOrigin();
  const replayed = replayApp(
    {
      input: desktop,
      clock,
      baseUrl: pageOrigin,
      fetch: (input) => {
        calls.push(new URL(new Request(input).url).pathname);
        return new Promise(() => {});
      },
      store: storage.tab(),
      acquire: makeAcquire(undefined),
      host: { origin: pageOrigin, describe: () => ({ url: pageOrigin, userAgent: 'test' }) },
      fetchDoor: async () => ({ doorCharts }),
      fetchPage: async (room) => pageChart(room),
      token: (length) => '0'.repeat(length),
    },
    recording,
  );
  replayed.app.start();
  return { ...replayed, calls, clock, storage, divergence: replayed.run() };
};

test('replay to live ends in the same snapshots, with no call and nothing stored', async () => {
  await fc.assert(
    fc.asyncProperty(walks(24), async (walk) => {
      const { browser, tab, recording, states } = await record(walk);
      const { app, divergence, calls, storage } = replay(recording, browser.backend.clock.now());
      expect(divergence).toBeNull();
      await settle();
      expect(calls).toEqual([]);
      expect([...storage.values]).toEqual([]);
      expect(statesUnder(app)).toEqual(states);
      tab.app.stop();
      app.stop();
      browser.backend.stop();
    }),
    { numRuns: 60, seed: 11 },
  );
}, 300_000);

test('a saved and opened file replays to the same place; what was pending starts again', async () => {
  const { browser, recording } = await record([{ do: 'visit', url: '/' }, ...askForCode]);
  const facts = {
    appVersion: '0.1.0',
    startedAt: recording.startedAt,
    savedAt: browser.backend.clock.now(),
    language: 'zh',
    route: '/',
    input: desktop,
  };
  const opened = await decodeFlow(await encodeFlow(makeFlow(facts, recording.entries)));
  if (isRefusal(opened)) throw new Error(opened.tag);
  const { app, divergence, goLive, calls } = replay(
    { startedAt: opened.startedAt, entries: opened.entries as JournalEntry[] },
    facts.savedAt,
  );
  expect(divergence).toBeNull();
  expect(app.getSnapshot().value).toMatchObject({ door: 'login', place: { there: 'shown' } });
  goLive();
  app.getSnapshot().children.login?.send({ type: 'tab.choose', tab: 'wechat' });
  await settle();
  expect(calls).toContain('/wechat/connect/qrconnect');
});

test('no secret of a login is in an exported journal', async () => {
  const { browser, recording } = await record([{ do: 'visit', url: '/' }, ...signUp]);
  const session = browser.storage.values.get('shiye.session') ?? '';
  const secrets = [
    browser.backend.codes()[0]?.code ?? '',
    ...(session.match(/"(?:token|refreshToken)":"([^"]+)"/g) ?? []).map((field) => field.split('"')[3] ?? ''),
  ];
  expect(secrets).toHaveLength(3);
  const facts = { appVersion: '0.1.0', startedAt: 0, savedAt: 0, language: 'zh', route: '/', input: desktop };
  const text = JSON.stringify(makeFlow(facts, recording.entries));
  expect(secrets.filter((secret) => secret === '' || text.includes(`"${secret}"`))).toEqual([]);
  expect(secrets.filter((secret) => JSON.stringify(recording.entries).includes(`"${secret}"`))).toHaveLength(3);
});
