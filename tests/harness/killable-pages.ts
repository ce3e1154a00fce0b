import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { type DirectSockets, directSockets, type Passage } from '#mocks/broker/direct-socket.ts';
import { openConversation } from '#mocks/domain/rules/messages.ts';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { type Acquire, makeAcquire } from '#services/storage/locks.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { type Delivery, deliveryOf, sumOf } from '../../scripts/rabbit/delivery.ts';
import { openPlainBrowser } from './browser.ts';
import { settle } from './virtual-clock.ts';

/** What the backend has of the messages that were written. */
export interface KillDelivery extends Delivery {
  readonly written: number;
  readonly leftInOutbox: number;
}

const [liran, conversationCount] = ['1001', 3];

/**
 * 李然 writes in three conversations, in one page at a time that can be killed: nothing of it runs on, and the next
 * finds what is stored. `hasLocks`: Web Locks over all pages, or each page its own.
 */
export const openKillablePages = async ({ hasLocks, passage }: { hasLocks: boolean; passage: Passage }) => {
  const backend = createBackend();
  await backend.others.stop();
  const { domain, clock } = backend;
  const sockets = directSockets(backend.broker, clock, passage);
  const convIds = Array.from({ length: conversationCount }, (_, index) => {
    const contextId = domain.seed.posts()[index]?.id ?? '';
    return openConversation(domain, liran, { members: ['1002'], contextType: 'post', contextId }).id;
  });
  const browser = openPlainBrowser(backend);
  const webLocks = makeAcquire(undefined);

  const open = () =>
    killablePage(browser, {
      backend,
      sockets,
      locks: hasLocks ? webLocks : makeAcquire(undefined),
      isLockPerTab: !hasLocks,
    });
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

  return {
    convIds,
    page: () => page,
    /** What is written in a conversation and not known to have arrived, in all of them. */
    waiting,
    composer,
    advance,
    /** The page is killed, and opened anew. What stands in the box as it was typed its writer sends; gives whether it did. */
    killed: async (convId: string, text: string): Promise<boolean> => {
      page.kill();
      page = open();
      await advance(20, 6);
      const again = await composer(convId);
      const isBack = again.getSnapshot().context.text === text;
      if (isBack) again.send({ type: 'message.send' });
      await settle();
      return isBack;
    },
    /** Once nothing waits any more: what was written, by conversation, against what the backend has. */
    deliveryOf: async (written: ReadonlyMap<string, readonly string[]>): Promise<KillDelivery> => {
      for (let second = 0; second < 600 && waiting() > 0; second += 1) await advance(1_000);
      const deliveries = [...written].map(([convId, wanted]) =>
        deliveryOf(
          wanted,
          (domain.tables.messages.get(convId) ?? []).map(({ msgContent }) => msgContent),
        ),
      );
      const count = [...written.values()].reduce((sum, texts) => sum + texts.length, 0);
      return { written: count, ...sumOf(deliveries), leftInOutbox: waiting() };
    },
    close: () => {
      page.app.stop();
      backend.stop();
    },
  };
};

interface Around {
  readonly backend: NodeBackend;
  readonly sockets: DirectSockets;
  readonly locks: Acquire;
  readonly isLockPerTab: boolean;
}

/** A page, and the end of all that it does. */
const killablePage = (
  browser: ReturnType<typeof openPlainBrowser>,
  { backend, sockets, locks, isLockPerTab }: Around,
) => {
  let isDead = false;
  let writesLeft = Number.POSITIVE_INFINITY;
  const held = new Set<() => void>();
  const acquire: Acquire = async (name) => {
    const release = await locks(name);
    if (isDead) release();
    else held.add(release);
    return release;
  };
  const die = () => {
    isDead = true;
    sockets.cut(false);
  };
  const host = browser.storage.tab();
  const stored = host.storage();
  const write = (run: () => void) => {
    if (isDead) return;
    run();
    writesLeft -= 1;
    if (writesLeft === 0) die();
  };
  const store: StoreHost = {
    ...host,
    storage: () => ({
      ...stored,
      setItem: (key, text) => write(() => stored.setItem(key, text)),
      removeItem: (key) => write(() => stored.removeItem(key)),
    }),
  };
  const tab = browser.openTab(
    {},
    {
      store,
      acquire,
      isLockPerTab,
      fetch: (input, init) => (isDead ? new Promise(() => {}) : backend.fetch(input, init)),
      openSocket: (token) => {
        if (isDead) throw new Error('the page is gone');
        return sockets.open(token);
      },
    },
  );
  return {
    ...tab,
    /** In the midst of what it does, as soon as it has stored so often. */
    dieAfterWrites: (count: number) => {
      writesLeft = count;
      if (count === 0) die();
    },
    kill: () => {
      die();
      for (const release of held) release();
      tab.app.stop();
    },
  };
};
