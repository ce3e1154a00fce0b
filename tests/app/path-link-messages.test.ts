import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { factsOf } from '#machines/app/flow-facts.ts';
import { type PathLinkAnswer, type PathLinkRequest, pathLink } from '#machines/flows/path-link.ts';
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
const studioMachine = setup({
  types: { events: {} as PathLinkAnswer | { readonly type: 'request'; readonly request: PathLinkRequest } },
  actors: { link: pathLink },
}).createMachine({
  invoke: { id: 'link', src: 'link', input: { machine: 'smsLogin' } },
  on: {
    request: { actions: ({ self, event }) => self.getSnapshot().children.link?.send(event.request) },
    '*': { actions: ({ event }) => event.type !== 'request' && received.push(event) },
  },
});

/** A studio that follows the chart of the SMS login; what it is told is in `received`. */
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
  /** All that was told up to this word of the app, which is said now. */
  const answers = async (last: string) => {
    post({ type: 'app.gone', app: last });
    // What is told of the journal takes its turn; this does not.
    post({ type: 'event.refused', ...target(last), step: -1, reason: 'noActor' });
    await expect.poll(() => received.at(-1)).toMatchObject({ type: 'step.refused', step: -1 });
    const all = received.splice(0).filter(({ type }) => type !== 'coverage.grew' && type !== 'app.left');
    return all.slice(0, -1);
  };
  const watch = async (id: string) => {
    request({ type: 'app.watch', app: id });
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
    await answers('x');
    return total;
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
    answers,
    watch,
    followed,
    store,
  };
};

test('who runs the chart is told once all that there was has come, and each piece is acknowledged', async () => {
  const { journal, name, begun, grew, takeMessages, answers, watch } = await joined();
  const total = journal.end();
  expect(await watch('a')).toEqual({ type: 'app.watch', app: 'a', studio: name, from: 0 });
  begun('a', 0, total, true);
  grew('a', 0, total - 5);
  expect(await takeMessages('journal.had')).toMatchObject([{ to: total - 5 }]);
  expect(await answers('x')).toEqual([]);
  grew('a', total - 5, total);
  expect(await takeMessages('journal.had')).toMatchObject([{ to: total }]);
  expect(await answers('x')).toEqual([{ type: 'actor.found', path: '/login/smsLogin', states: ['editing'] }]);
});

test('an app with nothing recorded is joined at once', async () => {
  const { begun, answers, watch } = await joined();
  await watch('a');
  begun('a', 0, 0, true);
  expect(await answers('x')).toEqual([{ type: 'actor.found', path: null, states: [] }]);
});

test('an app that is asked for again is asked for what comes next, and told of anew when that is here', async () => {
  const { at, journal, begun, grew, takeMessages, answers, watch, followed } = await joined();
  const had = await followed();

  expect(await watch('a')).toMatchObject({ from: had });
  begun('a', had, had, false);
  expect(await answers('x')).toEqual([{ type: 'actor.found', path: '/login/smsLogin', states: ['editing'] }]);

  at('login').send({ type: 'login.close' });
  await settle();
  const total = journal.end();
  expect(total).toBeGreaterThan(had);
  await watch('a');
  begun('a', had, total, false);
  expect(await answers('x')).toEqual([]);
  grew('a', had, had + 1);
  await takeMessages('journal.had');
  expect(await answers('x')).toEqual([]);
  grew('a', had + 1, total);
  await takeMessages('journal.had');
  expect(await answers('x')).toEqual([{ type: 'actor.found', path: null, states: [] }]);
});

test('another app is asked for all it has, and nothing of one that is not watched is taken', async () => {
  const { at, journal, post, target, begun, grew, answers, watch, store, followed } = await joined();
  const total = await followed();

  at('login').send({ type: 'login.close' });
  begun('b', 0, 0, true);
  grew('b', 0, journal.end());
  post({ type: 'event.sent', ...target('b'), step: 3, from: 0, to: 1 });
  post({
    type: 'journal.cut',
    ...target('b'),
    base: JSON.stringify({ index: 9, time: 1, root: { status: 'active' }, incarnations: {}, timers: [] }),
  });
  expect(await answers('x')).toEqual([]);
  const recording = store.get('recording-1');
  expect(recording?.entries).toHaveLength(total);

  expect(await watch('b')).toMatchObject({ app: 'b', from: 0 });
  begun('b', 0, 0, true);
  expect(await answers('x')).toMatchObject([{ type: 'actor.found', path: null }]);
  expect(store.get('recording-1')).toBeNull();
  // What the first one made the chart do still counts.
  expect(store.covered('smsLogin')?.size).toBeGreaterThan(0);
});

test('a piece that was missed is asked for; one that came twice is taken once', async () => {
  const { journal, begun, grew, takeMessages, answers, watch, store } = await joined();
  const total = journal.end();
  await watch('a');
  begun('a', 0, total, true);
  grew('a', 0, 10);
  await takeMessages('journal.had');
  grew('a', 15, total);
  expect(await takeMessages('app.watch')).toMatchObject([{ from: 10 }]);
  grew('a', 5, total);
  expect(await takeMessages('journal.had')).toMatchObject([{ to: total }]);
  await answers('x');
  expect(store.get('recording-1')?.entries.map(({ index }) => index)).toEqual([...Array(total).keys()]);
});

test('a step is behind when all that it led to has come, also where that came before; a refusal is told', async () => {
  const { at, journal, post, target, grew, request, takeMessages, answers, followed } = await joined();
  const had = await followed();
  request({ type: 'step.send', step: 4, event: { type: 'code.request' } });
  expect(await takeMessages('event.send')).toMatchObject([
    { app: 'a', step: 4, path: '/login/smsLogin', event: { type: 'code.request' } },
  ]);
  at('login/smsLogin').send({ type: 'code.request' });
  const total = journal.end();
  post({ type: 'event.sent', ...target('a'), step: 4, from: had, to: total });
  expect(await answers('x')).toEqual([]);
  grew('a', had, total);
  const [moved, sent, ...others] = await answers('x');
  expect(moved).toMatchObject({ type: 'actor.moved', observed: { event: 'code.request' } });
  expect([sent, ...others]).toEqual([{ type: 'step.sent', step: 4 }]);
  post({ type: 'event.sent', ...target('a'), step: 5, from: total, to: total });
  post({ type: 'event.refused', ...target('a'), step: 6, reason: 'notTaken' });
  expect(await answers('x')).toEqual([
    { type: 'step.sent', step: 5 },
    { type: 'step.refused', step: 6, reason: 'notTaken' },
  ]);
});

test('what the app lets go, the studio lets go, and follows on', async () => {
  const { app, journal, post, target, answers, store, at, followed } = await joined();
  const kept = journalCompactor({ journal, logic: appMachine, input: app.getSnapshot().context, sizeOf: () => 1 });
  const had = await followed();
  kept.follow(Number.POSITIVE_INFINITY);
  kept.forget();
  const base = journal.base();
  expect(base?.index).toBe(had);
  post({ type: 'journal.cut', ...target('a'), base: JSON.stringify(base) });
  at('login').send({ type: 'login.close' });
  post({ type: 'journal.grew', ...target('a'), from: had, entries: JSON.stringify(journal.entries) });
  expect(await answers('x')).toEqual([{ type: 'actor.found', path: null, states: [] }]);
  expect(store.get('recording-1')?.entries).toEqual(journal.entries);
});

test('coverage is told when it has grown, and only then', async () => {
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
  const { begun, takeMessages, answers, followed } = await joined();
  const total = await followed();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await takeMessages('app.watch')).toMatchObject([{ app: 'a', from: total }]);
  begun('a', total, total, false);
  // The path goes on where it was.
  expect(await answers('x')).toEqual([]);
});

test('where there are no channels between windows, that is said', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  openStudio(openPlainBrowser());
  expect(received).toMatchObject([{ type: 'link.failed', failure: { tag: 'crashed' } }]);
});
