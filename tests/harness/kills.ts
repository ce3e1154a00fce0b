import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { openConversation } from '#mocks/domain/rules/messages.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import { type Acquire, makeAcquire } from '#services/storage/locks.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { openPlainBrowser } from './browser.ts';
import { settle } from './virtual-clock.ts';

export interface KillPlan {
  readonly seed: number;
  readonly kills: number;
  /** Web Locks over all tabs, or each tab its own. */
  readonly hasLocks: boolean;
}

export interface KillResult {
  readonly written: number;
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  readonly leftInOutbox: number;
  /** What would have been lost by a page that keeps in memory what is not answered yet. */
  readonly unansweredAtKills: number;
}

const [liran, conversationCount] = ['1001', 3];

/** Pages are killed at random moments while a member sends: nothing of a killed page runs on, and the next finds what is stored. */
export const runKills = async ({ seed, kills, hasLocks }: KillPlan): Promise<KillResult> => {
  const random = seededRandom(seed);
  const backend = createBackend();
  await backend.others.stop();
  const { world, clock } = backend;
  /** The echo comes at once, late, or not at all. */
  const passage = (direction: 'up' | 'down', frame: string): readonly number[] => {
    if (direction === 'up' || !frame.startsWith('MESSAGE')) return [5];
    const luck = random();
    return luck < 0.1 ? [] : [luck < 0.4 ? Math.round(random() * 2_000) : 5];
  };
  const sockets = directSockets(backend.broker, clock, passage);
  const convIds = Array.from({ length: conversationCount }, (_, index) => {
    const contextId = world.seed.posts()[index]?.id ?? '';
    return openConversation(world, liran, { members: ['1002'], contextType: 'post', contextId }).id;
  });
  const browser = openPlainBrowser(backend);
  const webLocks = makeAcquire(undefined);

  /** A page, and the end of all that it does. */
  const open = () => {
    let isDead = false;
    const held = new Set<() => void>();
    const locks = hasLocks ? webLocks : makeAcquire(undefined);
    const acquire: Acquire = async (name) => {
      const release = await locks(name);
      if (isDead) release();
      else held.add(release);
      return release;
    };
    const host = browser.storage.tab();
    const stored = host.storage();
    const store: StoreHost = {
      ...host,
      storage: () => ({
        ...stored,
        setItem: (key, text) => {
          if (!isDead) stored.setItem(key, text);
        },
        removeItem: (key) => {
          if (!isDead) stored.removeItem(key);
        },
      }),
    };
    const tab = browser.openTab(
      {},
      {
        store,
        acquire,
        isLockPerTab: !hasLocks,
        fetch: (input, init) => (isDead ? new Promise(() => {}) : backend.fetch(input, init)),
        openSocket: (token) => {
          if (isDead) throw new Error('the page is gone');
          return sockets.open(token);
        },
      },
    );
    const kill = () => {
      isDead = true;
      sockets.cut(false);
      for (const release of held) release();
      tab.app.stop();
    };
    return { ...tab, kill };
  };

  const advance = async (ms: number, steps = 1): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      clock.advance(ms);
      await settle();
    }
  };
  let page = open();
  page.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await advance(20, 12);
  const conversations = (): ConversationsActor | undefined => page.app.getSnapshot().children.conversations;
  const waiting = (): number =>
    conversations()?.getSnapshot().children.outbox?.getSnapshot().context.box.entries.length ?? 0;
  const composer = async (convId: string) => {
    for (let turn = 0; turn < 100; turn += 1) {
      conversations()?.send({ type: 'conversation.select', convId });
      const ref = conversations()?.getSnapshot().context.refs[convId];
      if (ref?.getSnapshot().matches({ composer: 'writing' })) return ref;
      await advance(20);
    }
    throw new Error(`${convId} cannot be written in`);
  };

  const written = new Map<string, string[]>(convIds.map((convId) => [convId, []]));
  let unansweredAtKills = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const convId = convIds[Math.floor(random() * convIds.length)] ?? '';
    const text = `第 ${kill} 句`;
    const ref = await composer(convId);
    ref.send({ type: 'text.change', text });
    // The draft is stored 300 ms after the last key.
    await advance(310);
    written.get(convId)?.push(text);
    ref.send({ type: 'message.send' });
    const moment = random();
    if (moment > 0.25) await settle();
    if (moment > 0.4) await advance(Math.ceil(random() * 12));
    if (moment > 0.8) await advance(Math.ceil(random() * 1_000));
    unansweredAtKills += waiting();
    page.kill();
    page = open();
    await advance(20, 6);
    const again = await composer(convId);
    // Killed before it was taken up: it stands in the box as it was typed, and its writer sends it.
    if (again.getSnapshot().context.text === text) again.send({ type: 'message.send' });
    await settle();
  }
  for (let second = 0; second < 600 && waiting() > 0; second += 1) await advance(1_000);

  let [lost, doubled, outOfOrder] = [0, 0, 0];
  for (const [convId, wanted] of written) {
    const got = (world.tables.messages.get(convId) ?? []).map(({ msgContent }) => msgContent);
    lost += wanted.filter((text) => !got.includes(text)).length;
    doubled += got.length - new Set(got).size;
    outOfOrder += [...new Set(got)].join() === wanted.filter((text) => got.includes(text)).join() ? 0 : 1;
  }
  const leftInOutbox = waiting();
  page.app.stop();
  backend.stop();
  return { written: kills, lost, doubled, outOfOrder, leftInOutbox, unansweredAtKills };
};
