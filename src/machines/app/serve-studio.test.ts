import { expect, test } from 'vitest';
import type { AppPost, StageAct } from '#services/flows/link.ts';
import { appMachine } from '../../../tests/harness/app-machine.ts';
import { openPlainBrowser } from '../../../tests/harness/browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { journalCompactor } from '../journal/journal-compactor.ts';
import type { JournalEntry } from '../journal/recorder.ts';
import { createShadow } from '../journal/shadow.ts';
import { factsOf } from './flow-facts.ts';
import { serveStudio } from './serve-studio.ts';

const served = async (limit?: number) => {
  const browser = openPlainBrowser();
  const tab = browser.openTab({}, limit === undefined ? {} : { journalLimit: limit });
  await tab.visit('/');
  const posts: AppPost[] = [];
  const staged: StageAct[] = [];
  const waiting: (() => void)[] = [];
  const { app, journal } = tab;
  const studio = serveStudio({
    id: 'page',
    app,
    journal,
    facts: () => ({ ...factsOf(app, browser.backend.clock, '1.0'), startedAt: journal.startedAt }),
    title: () => '食业',
    post: (message) => posts.push(message),
    name: 'window',
    stage: async (act) => {
      staged.push(act);
      if (act.do === 'advance' && act.ms > 1_000) throw new Error('no simulated backend');
    },
    whenIdle: (run) => waiting.push(run),
  });
  const rest = (): void => {
    for (const run of waiting.splice(0)) run();
  };
  const said = () => posts.splice(0);
  return { ...tab, studio, rest, said, staged };
};

const entriesIn = (posts: readonly AppPost[]): readonly JournalEntry[] =>
  posts.flatMap((post) => (post.type === 'journal.grew' ? (JSON.parse(post.entries) as JournalEntry[]) : []));

const names = (posts: readonly AppPost[]): readonly string[] => posts.map(({ type }) => type);

test('an app says what it is when it is asked, and again when its page is another one', async () => {
  const { studio, said, rest, visit, journal } = await served();
  studio.onMessage({ type: 'studio.here', studio: 's' });
  const here = { app: 'page', title: '食业', window: 'window', startedAt: journal.startedAt, version: '1.0' };
  expect(said()).toEqual([{ type: 'app.here', ...here, route: '/' }]);
  await visit('/flash');
  rest();
  expect(said()).toEqual([{ type: 'app.here', ...here, route: '/flash' }]);
});

test('a studio that watches gets all entries, and the next ones once it has had those before', async () => {
  const { studio, said, rest, visit, journal, app } = await served();
  studio.onMessage({ type: 'app.watch', app: 'page', studio: 's', from: 0 });
  rest();
  const [begun, ...others] = said();
  expect(begun).toMatchObject({ type: 'journal.begun', studio: 's', from: 0, total: journal.end() });
  const count = entriesIn(others).length;
  expect(count).toBe(journal.end());

  await visit('/flash');
  rest();
  expect(entriesIn(said())).toEqual([]);
  studio.onMessage({ type: 'journal.had', app: 'page', studio: 's', to: count });
  rest();
  const all = [...entriesIn(others), ...entriesIn(said())];
  expect(all.map(({ index }) => index)).toEqual(journal.entries.map(({ index }) => index));

  const shadow = createShadow(appMachine, app.getSnapshot().context, { startedAt: journal.startedAt });
  for (const entry of all) shadow.apply(entry);
  expect(shadow.paths().some((path) => path.startsWith('/page-'))).toBe(true);
});

test('a studio that comes back goes on where it was; one that left, or never answers, costs nothing', async () => {
  const { studio, said, rest, visit, journal } = await served();
  const end = journal.end();
  studio.onMessage({ type: 'app.watch', app: 'page', studio: 's', from: end });
  expect(said()).toEqual([{ type: 'journal.begun', app: 'page', studio: 's', from: end, total: end, head: null }]);
  studio.onMessage({ type: 'studio.gone', studio: 's' });
  await visit('/flash');
  rest();
  expect(names(said())).toEqual(['app.here']);

  studio.onMessage({ type: 'app.watch', app: 'page', studio: 'dead', from: 0 });
  rest();
  expect(names(said())).toEqual(['journal.begun', 'journal.grew']);
  await visit('/');
  rest();
  expect(names(said())).toEqual(['app.here']);
});

test('where a journal has dropped what was not posted yet, it begins anew with what is left', async () => {
  const { studio, said, rest, visit, journal } = await served(60);
  studio.onMessage({ type: 'app.watch', app: 'page', studio: 's', from: 0 });
  for (const path of ['/flash', '/', '/flash', '/', '/flash', '/']) await visit(path);
  expect(journal.entries[0]?.index).toBeGreaterThan(0);
  said();
  rest();
  const posts = said();
  expect(names(posts)).toEqual(['app.here', 'journal.begun', 'journal.grew']);
  expect(entriesIn(posts)[0]?.index).toBe(journal.entries[0]?.index);
});

test('a studio is told when the app lets its first entries go, once, and before what comes next', async () => {
  const { studio, said, rest, visit, journal, app } = await served(400);
  journalCompactor({ journal, logic: appMachine, input: app.getSnapshot().context, sizeOf: () => 1 });
  studio.onMessage({ type: 'app.watch', app: 'page', studio: 's', from: 0 });
  rest();
  const all: AppPost[] = [];
  const drain = (): void => {
    rest();
    const posts = said();
    if (posts.length === 0) return;
    all.push(...posts);
    for (const post of posts) {
      if (post.type !== 'journal.grew') continue;
      studio.onMessage({ type: 'journal.had', app: 'page', studio: 's', to: post.from + entriesIn([post]).length });
    }
    drain();
  };
  for (let turn = 0; turn < 40 && journal.base() === null; turn++) {
    await visit(turn % 2 === 0 ? '/flash' : '/');
    drain();
  }
  app.send({ type: 'viewport.changed', isMobile: false });
  drain();
  const cuts = all.filter((post) => post.type === 'journal.cut');
  expect(cuts.map(({ base }) => JSON.parse(base).index)).toEqual([journal.base()?.index]);
  expect(names(all).filter((name) => name === 'journal.begun')).toHaveLength(1);
});

test('an event is delivered as a person would; an unknown actor, and what the chart cannot take, are refused', async () => {
  const { studio, said, app, journal } = await served();
  const send = { type: 'event.send', app: 'page', studio: 's' } as const;
  const from = journal.end();
  studio.onMessage({ ...send, step: 1, path: '', event: { type: 'login.wanted', byTap: false } });
  expect(said()).toEqual([{ type: 'event.sent', app: 'page', studio: 's', step: 1, from, to: journal.end() }]);
  expect(journal.entries[from]).toMatchObject({ path: '', source: null, input: 'external' });
  await settle();
  expect(app.getSnapshot().children.login).toBeDefined();
  studio.onMessage({ ...send, step: 2, path: '/nobody', event: { type: 'login.wanted' } });
  studio.onMessage({ ...send, step: 3, path: '', event: { type: 'no.such' } });
  expect(said()).toEqual([
    { type: 'event.refused', app: 'page', studio: 's', step: 2, reason: 'noActor' },
    { type: 'event.refused', app: 'page', studio: 's', step: 3, reason: 'notTaken' },
  ]);
});

test('what is said to another app is not taken', async () => {
  const { studio, said, rest, staged } = await served();
  studio.onMessage({ type: 'app.watch', app: 'other', studio: 's', from: 0 });
  studio.onMessage({ type: 'stage.do', app: 'other', studio: 's', step: 1, act: { do: 'advance', ms: 1 } });
  rest();
  expect([said(), staged]).toEqual([[], []]);
});

test('what the studio wants behind the app is done, and answered with the problem if there is one', async () => {
  const { studio, said, staged } = await served();
  const acts: readonly StageAct[] = [
    { do: 'release', calls: ['session.sendCode'], fault: { kind: 'offline' } },
    { do: 'advance', ms: 60_000 },
  ];
  for (const [step, act] of acts.entries()) studio.onMessage({ type: 'stage.do', app: 'page', studio: 's', step, act });
  await settle();
  const done = { type: 'stage.done', app: 'page', studio: 's' };
  expect(said()).toEqual([
    { ...done, step: 0, problem: null },
    { ...done, step: 1, problem: 'no simulated backend' },
  ]);
  expect(staged).toEqual(acts);
});

test('a page that shows the studio is no app to be watched, until it shows another page', async () => {
  const { studio, said, rest, visit } = await served();
  studio.onMessage({ type: 'studio.here', studio: 's' });
  studio.onMessage({ type: 'app.watch', app: 'page', studio: 's', from: 0 });
  said();
  await visit('/flows');
  rest();
  expect(said()).toEqual([{ type: 'app.gone', app: 'page' }]);
  studio.onMessage({ type: 'studio.here', studio: 's' });
  studio.onMessage({ type: 'app.watch', app: 'page', studio: 's', from: 0 });
  rest();
  expect(said()).toEqual([]);
  await visit('/');
  rest();
  expect(names(said())).toEqual(['app.here']);
});
