import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { openConversation } from '#mocks/domain/rules/messages.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import { openLink } from '#services/realtime/link.ts';
import { openPlainBrowser } from './browser.ts';
import { settle } from './virtual-clock.ts';

export interface ChaosPlan {
  readonly seed: number;
  readonly messages: number;
  readonly cuts: number;
  readonly conversations: number;
  readonly reloads: number;
}

/** What the backend stored and what both sides show, against what was written. */
export interface ChaosResult {
  readonly written: number;
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  /** Conversations whose two sides do not show what the backend has, in its order. */
  readonly wronglyShown: number;
  readonly leftInOutbox: number;
  /** What a client lost that sends and hopes, in the same run. */
  readonly lostByNaive: number;
}

type Side = 'liran' | 'wangfang';
const sides: readonly Side[] = ['liran', 'wangfang'];
const memberIds = { liran: '1001', wangfang: '1002' } as const;

/**
 * Two members write to each other while everything that can go wrong with a line goes wrong: connections break with and
 * without a sound, pushes are lost, doubled, late and out of order, tokens end, pages are loaded anew.
 */
export const runChaos = async ({ seed, messages, cuts, conversations, reloads }: ChaosPlan): Promise<ChaosResult> => {
  const random = seededRandom(seed);
  const backend = createBackend();
  const { world, clock } = backend;
  const passage = (direction: 'up' | 'down', frame: string): readonly number[] => {
    if (direction === 'up' || !frame.startsWith('MESSAGE')) return [5];
    const luck = random();
    if (luck < 0.02) return [];
    if (luck < 0.05) return [5, 40];
    return [luck < 0.12 ? Math.round(random() * 2_000) : 5];
  };
  const sockets = directSockets(backend.broker, clock, passage);
  const convIds = Array.from({ length: conversations + 1 }, (_, index) => {
    const contextId = world.seed.posts()[index]?.id ?? '';
    return openConversation(world, memberIds.liran, { members: ['1002'], contextType: 'post', contextId }).id;
  });
  const naiveId = convIds.pop() ?? '';
  const browsers = { liran: openPlainBrowser(backend), wangfang: openPlainBrowser(backend) };
  const advance = async (ms: number, steps = 1): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      clock.advance(ms);
      await settle();
    }
  };

  const open = (side: Side) => browsers[side].openTab({}, { openSocket: sockets.open });
  const tabs = { liran: open('liran'), wangfang: open('wangfang') };
  for (const side of sides) tabs[side].app.send({ type: 'sso.returned', ticket: `sso-${side}` });
  await advance(20, 12);
  const conversationsOf = (side: Side): ConversationsActor => {
    const found = tabs[side].app.getSnapshot().children.conversations;
    if (!found) throw new Error(`${side} has no conversations`);
    return found;
  };
  const refOf = (side: Side, convId: string) => conversationsOf(side).getSnapshot().context.refs[convId];

  const naive = { link: naiveLink(), sent: 0 };
  function naiveLink() {
    const { access_token: token } = issueTokens(world, { memberId: memberIds.liran, openid: null });
    return openLink(
      { token, openSocket: sockets.open, clock },
      {
        up: () => {},
        pushed: () => {},
        refused: () => {},
        quiet: () => {},
        heard: () => {},
        unanswered: () => {},
        down: () =>
          void clock.setTimeout(() => {
            naive.link = naiveLink();
          }, 1_000),
      },
    );
  }

  const written = new Map<string, string[]>();
  const every = (count: number): number => Math.max(1, Math.floor(messages / Math.max(1, count)));
  for (let index = 0; index < messages; ) {
    const side = sides[Math.floor(random() * 2)] ?? 'liran';
    const convId = convIds[Math.floor(random() * convIds.length)] ?? '';
    conversationsOf(side).send({ type: 'conversation.select', convId });
    const ref = refOf(side, convId);
    if (ref?.getSnapshot().matches({ composer: 'writing' })) {
      const text = `${side}-${index}`;
      ref.send({ type: 'text.change', text });
      ref.send({ type: 'message.send' });
      written.set(`${convId}:${side}`, [...(written.get(`${convId}:${side}`) ?? []), text]);
      naive.sent += 1;
      naive.link.send(
        JSON.stringify({
          convId: naiveId,
          msgFrom: '1001',
          msgTo: '1002',
          msgType: 0,
          msgContent: text,
          sentTime: clock.now() + index,
        }),
      );
      index += 1;
      if (index % every(cuts) === 0) sockets.cut(random() < 0.3);
      if (index % every(reloads) === 0) {
        // Written and stored; what is on its way or waits must come out all the same.
        await settle();
        tabs[side].app.stop();
        tabs[side] = open(side);
        await advance(20, 12);
      }
      if (index % every(4) === 0) {
        const credentials = issueTokens(world, { memberId: memberIds[side], openid: null }, 1_000);
        tabs[side].app.getSnapshot().children.session?.send({ type: 'session.opened', credentials, at: clock.now() });
        await advance(100, 12);
        sockets.cut(false);
      }
    }
    await advance(30 + Math.floor(random() * 60));
  }

  const pending = (): number =>
    sides.reduce(
      (sum, side) =>
        sum + (conversationsOf(side).getSnapshot().children.outbox?.getSnapshot().context.box.entries.length ?? 0),
      0,
    );
  for (let second = 0; second < 600 && pending() > 0; second++) await advance(1_000);

  let [lost, doubled, outOfOrder, wronglyShown] = [0, 0, 0, 0];
  for (const convId of convIds) {
    const stored = world.tables.messages.get(convId) ?? [];
    for (const side of sides) {
      const wanted = written.get(`${convId}:${side}`) ?? [];
      const got = stored.filter(({ msgFrom }) => msgFrom === memberIds[side]).map(({ msgContent }) => msgContent);
      lost += wanted.filter((text) => !got.includes(text)).length;
      doubled += got.length - new Set(got).size;
      const first = [...new Set(got)];
      outOfOrder += first.join() === wanted.filter((text) => first.includes(text)).join() ? 0 : 1;
      const shown = await shownTo(side, convId);
      if (shown.map(({ id }) => id).join() !== stored.map(({ id }) => id).join()) wronglyShown += 1;
    }
  }
  async function shownTo(side: Side, convId: string): Promise<readonly Message[]> {
    conversationsOf(side).send({ type: 'conversation.select', convId });
    await advance(20, 3);
    for (let tries = 0; tries < 500; tries++) {
      const snapshot = refOf(side, convId)?.getSnapshot();
      if (!snapshot) return [];
      if (snapshot.context.isAll) break;
      refOf(side, convId)?.send({ type: 'history.older' });
      await advance(20);
    }
    return refOf(side, convId)?.getSnapshot().context.messages ?? [];
  }

  const naiveStored = new Set((world.tables.messages.get(naiveId) ?? []).map(({ msgContent }) => msgContent)).size;
  const result = {
    written: messages,
    lost,
    doubled,
    outOfOrder,
    wronglyShown,
    leftInOutbox: pending(),
    lostByNaive: naive.sent - naiveStored,
  };
  naive.link.close();
  for (const side of sides) tabs[side].app.stop();
  backend.stop();
  return result;
};
