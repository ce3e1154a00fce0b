import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { factsOf } from '#machines/app/flow-facts.ts';
import { type PathLinkAnswer, type PathLinkRequest, pathLink } from '#machines/flows/path-link.ts';
import type { ShownPath, ShownStep } from '#machines/flows/path-steps.ts';
import { recordingStoreOf } from '#machines/flows/recording-store.ts';
import { journalCompactor } from '#machines/journal/journal-compactor.ts';
import { bindEnv, envOf } from '#machines/kit/env.ts';
import { type AppPost, appEnd, type StudioMessage } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { appMachine } from '../harness/app-machine.ts';
import { openPlainBrowser } from '../harness/browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

const received: PathLinkAnswer[] = [];
const words = { zh: '一步', en: 'A step' };
const seen = (state: string) => ({ states: [state], says: [], see: [], requirements: [] });
const step = (type: string): ShownStep => ({
  kind: 'user',
  event: { type },
  words,
  transitions: [],
  seen: seen('editing'),
  cause: { by: 'event' },
});
const path: ShownPath = {
  id: 'smsLogin-1',
  given: words,
  start: 0,
  at: { href: '/', isAtStart: true },
  cause: { by: 'event' },
  seen: seen('editing'),
  steps: [step('code.request'), step('field.leave')],
};
const studioMachine = setup({
  types: { events: {} as PathLinkAnswer | { readonly type: 'request'; readonly request: PathLinkRequest } },
  actors: { link: pathLink },
}).createMachine({
  invoke: { id: 'link', src: 'link', input: { machine: 'smsLogin', path, calls: [] } },
  on: {
    request: { actions: ({ self, event }) => self.getSnapshot().children.link?.send(event.request) },
    '*': { actions: ({ event }) => event.type !== 'request' && received.push(event) },
  },
});

/** A studio that follows the chart of the SMS login; what it receives is in `received`. */
const openStudio = (browser: ReturnType<typeof openPlainBrowser>) => {
  received.length = 0;
  const run = createActor(studioMachine);
  bindEnv(run.system, envOf(browser.openTab().app.system));
  run.start();
  ends.push(() => run.stop());
  return run;
};

/** Such a studio, and an app whose every word is said by the test. */
const joined = async () => {
  const opened: string[] = [];
  vi.stubGlobal('open', (_: string, name: string) => opened.push(name));
  const browser = openPlainBrowser();
  const { app, journal, visit, at } = browser.openTab();
  await visit('/');
  app.send({ type: 'login.wanted', byTap: false });
  await settle();
  const facts = { ...factsOf(app, browser.backend.clock, '1.0'), startedAt: journal.startedAt };

  const studioMessages: StudioMessage[] = [];
  const end = appEnd(new BroadcastChannel(linkName), (message) => studioMessages.push(message));
  ends.push(end.close);
  const run = openStudio(browser);
  await expect.poll(() => studioMessages).toHaveLength(1);
  const [{ studio: name } = { studio: '' }] = studioMessages.splice(0);

  const post = (message: AppPost): void => end.post(message);
  const target = (id: string) => ({ app: id, studio: name });
  const begun = (id: string, from: number, total: number, hasHead: boolean): void => {
    const head = hasHead ? JSON.stringify({ facts, base: null }) : null;
    post({ type: 'journal.begun', ...target(id), from, total, head });
  };
  const grew = (id: string, from: number, to: number): void => {
    post({ type: 'journal.grew', ...target(id), from, entries: JSON.stringify(journal.entries.slice(from, to)) });
  };
  const request = (one: PathLinkRequest): void => run.send({ type: 'request', request: one });
  /** What the app heard of one kind, once there is so much. */
  const takeMessages = async (type: StudioMessage['type'], count = 1) => {
    await expect.poll(() => studioMessages.filter((message) => message.type === type)).toHaveLength(count);
    return studioMessages.splice(0).filter((message) => message.type === type);
  };
  /** The path begins, its window opens, and the app there says that it is here. */
  const watch = async (id: string) => {
    request({ type: 'path.begin' });
    post({
      type: 'app.here',
      app: id,
      window: opened.at(-1) ?? '',
      title: id,
      route: '/',
      startedAt: 1,
      version: '1.0',
    });
    const [message] = await takeMessages('app.watch');
    return message;
  };
  /** The app "a" is watched, and all that there was has come; how much that is. */
  const followed = async (): Promise<number> => {
    const total = journal.end();
    await watch('a');
    begun('a', 0, total, true);
    grew('a', 0, total);
    await takeMessages('journal.had');
    await until('path.played');
    return total;
  };
  const until = async (type: PathLinkAnswer['type']) => {
    await expect.poll(() => received.map((answer) => answer.type)).toContain(type);
    return received.splice(0).filter((answer) => answer.type !== 'coverage.grew');
  };
  const store = recordingStoreOf(run.system);
  return {
    app,
    at,
    journal,
    run,
    name,
    post,
    target,
    begun,
    grew,
    request,
    takeMessages,
    watch,
    followed,
    until,
    store,
  };
};

test('the path begins once all that there was has come, and each piece is acknowledged', async () => {
  const { journal, name, begun, grew, takeMessages, watch, until } = await joined();
  const total = journal.end();
  expect(await watch('a')).toEqual({ type: 'app.watch', app: 'a', studio: name, from: 0 });
  begun('a', 0, total, true);
  grew('a', 0, total - 5);
  expect(await takeMessages('journal.had')).toMatchObject([{ to: total - 5 }]);
  expect(received).toEqual([]);
  grew('a', total - 5, total);
  expect(await takeMessages('journal.had')).toMatchObject([{ to: total }]);
  expect(await until('path.played')).toEqual([{ type: 'path.played', step: 0, difference: null }]);
});

test('another window is not watched; one that begins anew is asked for all it has', async () => {
  const { post, begun, grew, journal, watch, store, followed, takeMessages } = await joined();
  const total = await followed();
  post({ type: 'app.here', app: 'b', title: 'b', route: '/', startedAt: 1, version: '1.0' });
  begun('b', 0, 0, true);
  grew('b', 0, journal.end());
  post({
    type: 'journal.cut',
    app: 'b',
    studio: '',
    base: JSON.stringify({ index: 9, time: 1, root: { status: 'active' }, incarnations: {}, timers: [] }),
  });
  grew('a', total, total);
  expect(await takeMessages('journal.had')).toMatchObject([{ app: 'a' }]);
  expect(store.get('recording-1')?.entries).toHaveLength(total);

  expect(await watch('c')).toMatchObject({ app: 'c', from: 0 });
  begun('c', 0, 0, true);
  await expect.poll(() => store.get('recording-1')).toBeNull();
  // What the first one made the chart do still counts.
  expect(store.covered('smsLogin')?.size).toBeGreaterThan(0);
});

test('a piece that was missed is asked for; one that came twice is taken once', async () => {
  const { journal, begun, grew, takeMessages, watch, store } = await joined();
  const total = journal.end();
  await watch('a');
  begun('a', 0, total, true);
  grew('a', 0, 10);
  await takeMessages('journal.had');
  grew('a', 15, total);
  expect(await takeMessages('app.watch')).toMatchObject([{ from: 10 }]);
  grew('a', 5, total);
  expect(await takeMessages('journal.had')).toMatchObject([{ to: total }]);
  expect(store.get('recording-1')?.entries.map(({ index }) => index)).toEqual([...Array(total).keys()]);
});

test('a step is done when all that it led to has come, also where that came before; a refused one is done at once', async () => {
  const { at, journal, post, target, grew, request, takeMessages, followed, until } = await joined();
  const had = await followed();
  request({ type: 'step.do' });
  expect(await takeMessages('event.send')).toMatchObject([
    { app: 'a', step: 1, path: '/login/smsLogin', event: { type: 'code.request' } },
  ]);
  at('login/smsLogin').send({ type: 'code.request' });
  const total = journal.end();
  post({ type: 'event.sent', ...target('a'), step: 1, from: had, to: total });
  grew('a', had, total - 1);
  await takeMessages('journal.had');
  expect(received.filter(({ type }) => type === 'path.played')).toEqual([]);
  grew('a', total - 1, total);
  expect(await until('path.played')).toEqual([{ type: 'path.played', step: 1, difference: null }]);
  request({ type: 'step.do' });
  await takeMessages('event.send');
  post({ type: 'event.refused', ...target('a'), step: 2, reason: 'notTaken' });
  expect(await until('path.played')).toEqual([{ type: 'path.played', step: 2, difference: null }]);
});

test('what the app lets go, the studio lets go, and follows on', async () => {
  const { app, journal, post, target, takeMessages, store, at, followed } = await joined();
  const kept = journalCompactor({ journal, logic: appMachine, input: app.getSnapshot().context, sizeOf: () => 1 });
  const had = await followed();
  kept.follow(Number.POSITIVE_INFINITY);
  kept.forget();
  const base = journal.base();
  expect(base?.index).toBe(had);
  post({ type: 'journal.cut', ...target('a'), base: JSON.stringify(base) });
  at('login').send({ type: 'login.close' });
  post({ type: 'journal.grew', ...target('a'), from: had, entries: JSON.stringify(journal.entries) });
  await takeMessages('journal.had');
  expect(store.get('recording-1')?.entries).toEqual(journal.entries);
});

test('coverage is until when it has grown, and only then', async () => {
  const { at, journal, begun, grew, takeMessages, watch, store } = await joined();
  const had = journal.end();
  let grown = 0;
  store.watch(() => (grown += 1));
  await watch('a');
  begun('a', 0, had, true);
  grew('a', 0, had);
  await takeMessages('journal.had');
  const covered = () => received.filter(({ type }) => type === 'coverage.grew').length;
  expect(covered()).toBe(1);
  // One for what lies on the shelf, one for what it covers.
  expect(grown).toBe(2);
  at('login').send({ type: 'tab.choose', tab: 'password' });
  grew('a', had, journal.end());
  await takeMessages('journal.had');
  expect([covered(), grown]).toEqual([1, 2]);
});

test('a studio that ends leaves what was covered, says that it goes, and tells nothing more', async () => {
  const { run, grew, takeMessages, store, followed } = await joined();
  const total = await followed();
  run.stop();
  expect(await takeMessages('studio.gone')).toHaveLength(1);
  grew('a', total, total);
  await settle();
  expect(received).toEqual([]);
  expect(store.get('recording-1')).toBeNull();
  expect(store.covered('smsLogin')?.size).toBeGreaterThan(0);
});

test('a studio that was kept by the browser and is back asks for what it missed, and goes on', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const { grew, begun, takeMessages, followed } = await joined();
  const total = await followed();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await takeMessages('app.watch')).toMatchObject([{ app: 'a', from: total }]);
  begun('a', total, total, false);
  // The path goes on where it was.
  grew('a', total, total);
  await takeMessages('journal.had');
  expect(received).toEqual([]);
});

test('where there are no channels between windows, that is said', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  openStudio(openPlainBrowser());
  expect(received).toMatchObject([{ type: 'link.failed', failure: { tag: 'crashed' } }]);
});
