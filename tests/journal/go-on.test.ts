import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { AppActor } from '#machines/app/app.machine.ts';
import { encodeFlow } from '#machines/journal/flow-file.ts';
import { redacted } from '#machines/journal/redact.ts';
import { isMachine } from '#machines/kit/xstate-internals.ts';
import { logInAgain } from '#mocks/backstage.ts';
import { defaultSites } from '#services/address/sites.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { resume } from '#views/boot/resume.ts';
import { connectAddress } from '#views/navigation/address.ts';
import { pageOrigin } from '../harness/browser.ts';
import { rounds } from '../harness/sampling.ts';
import { settle } from '../harness/virtual-clock.ts';
import { fileOf, recordWalk } from './app-recording.ts';
import { actorsUnder, askForCode, asLiran, pause, register, type Step, send, signUp, walks } from './app-walks.ts';
import { prove } from './proof.ts';

type Recorded = Awaited<ReturnType<typeof recordWalk>>;

/** A new tab with a storage of its own, in which a walk is gone on from: let go, and joined to its address as a page is. */
const goOn = async ({ browser, recordedRun }: Recorded) => {
  const { backend } = browser;
  const bytes = await encodeFlow(fileOf(recordedRun));
  const storage = memoryOrigin();
  const bar = { href: `${pageOrigin}/?flow=abc`, state: null as unknown };
  const { app, begin } = await resume({
    page: {
      location: bar,
      history: {
        replaceState: (state, _, href) => Object.assign(bar, { state, href: new URL(String(href), pageOrigin).href }),
      },
    },
    host: browser.hostOn(storage.tab()),
    logIn: async (memberId) => logInAgain(backend, memberId),
    take: async () => bytes,
  });
  const address = connectAddress({
    bar: {
      href: () => bar.href,
      state: () => bar.state,
      navigate: (to, { state }) => Object.assign(bar, { state, href: new URL(to, pageOrigin).href }),
      traverse: () => {},
      leave: () => {},
    },
    sites: defaultSites,
    origin: pageOrigin,
    newKey: () => 'new',
    brought: app.getSnapshot().context.route,
    entered: (route) => app.send(route),
    arrived: () => {},
  });
  app.start();
  begin();
  if (app.getSnapshot().context.route) address.changed();
  await settle();
  return { app, storage };
};

/** The dialogs over the page, each with all of its parts. */
const dialogs = /^\/((login|wizard|friends)(\/|$)|conversations(\/conversation-\d+)?$)/;

/** Where somebody stands: who he is, the page, the dialogs, what is typed and not sent, as far as a file tells it. */
const stateOf = (app: AppActor) => {
  const { value, context, children } = app.getSnapshot();
  return redacted({
    value,
    user: context.user,
    route: context.route,
    pages: context.pages.map(({ entry }) => entry),
    drafts: children.drafts?.getSnapshot().context.drafts,
    open: children.conversations?.getSnapshot().context.openId,
    dialogs: actorsUnder(app)
      .filter(([path, ref]) => dialogs.test(path) && isMachine(ref))
      .map(([path, ref]) => {
        const { value: state, context: held } = ref.getSnapshot() as AnyMachineSnapshot;
        return { path, state, convId: path, text: held.text, fields: held.fields };
      }),
  });
};

const write: readonly Step[] = [
  ...asLiran,
  { do: 'visit', url: '/news/1' },
  send('', { type: 'link.followed', href: '/community/message/list', name: 'post.messages' }),
  send('conversations', { type: 'conversation.select', convId: '70001' }),
  pause,
  send('conversations/conversation-70001', { type: 'text.change', text: '周二见' }),
  pause,
];
/** Each stands in the middle of something. */
const endings: readonly (readonly Step[])[] = [
  write,
  askForCode,
  register.slice(0, signUp.length + 3),
  [
    ...asLiran,
    { do: 'visit', url: '/people/1003' },
    send('', { type: 'friend.apply', memberId: '1003', name: '周默' }),
    send('friends/request', { type: 'field.change', field: 'introduction', text: '您好' }),
  ],
  [
    ...asLiran,
    { do: 'visit', url: '/community/circle/post/create' },
    pause,
    send('page', { type: 'field.change', field: 'title', text: '求购' }),
    pause,
  ],
];

test('a message that is being written is gone on with in its open dialog, by its member, and outlives a reload', async () => {
  const recorded = await recordWalk(write);
  const before = stateOf(recorded.tab.app);
  expect(before).toMatchObject({ open: '70001', user: { memberId: '1001' }, drafts: { '1001:message:70001': {} } });
  const { app, storage } = await goOn(recorded);
  expect(stateOf(app)).toEqual(before);
  app.stop();
  const again = recorded.browser.openTab({}, { store: storage.tab() });
  await settle();
  expect(stateOf(again.app)).toMatchObject({
    user: { memberId: '1001' },
    drafts: { '1001:message:70001': { fields: { text: '•••' } } },
  });
});

const runs = Number(process.env.WALKS ?? rounds(12, 80));
const seed = Number(process.env.SEED ?? 20_261_126);
const seen = { members: 0, dialogs: 0, drafts: 0 };

const holds = async (walk: readonly Step[]): Promise<void> => {
  const recorded = await recordWalk(walk);
  const { app } = await goOn(recorded);
  const [here, there] = [stateOf(app), stateOf(recorded.tab.app)];
  expect(here).toEqual(there);
  const { user, dialogs: open, drafts } = here as { user: object | null; dialogs: unknown[]; drafts: object };
  if (user && 'memberId' in user && user.memberId !== null) seen.members++;
  if (open.length > 0) seen.dialogs++;
  if (Object.keys(drafts).length > 0) seen.drafts++;
  app.stop();
  recorded.tab.app.stop();
  recorded.browser.backend.stop();
};

test('random walks over the whole app: a new tab that goes on from the end of one has the same page, the same dialogs and the same drafts', async () => {
  const ended = fc
    .tuple(walks(30), fc.constantFrom(...endings))
    .map(([walk, ending]): readonly Step[] => [...walk, { do: 'heal' }, ...ending]);
  await prove({ name: 'going on from random walks', seed, runs, walks: ended, holds });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(runs / 4);
});
