import { directSockets, type Passage } from '#mocks/broker/direct-socket.ts';
import { openConversation } from '#mocks/domain/rules/messages.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import { type Delivery, deliveryOf, sumOf } from '../../scripts/rabbit/delivery.ts';
import { naiveClient } from './naive-client.ts';
import { memberIds, openTwoWriters, sides } from './two-writers.ts';

export interface ChaosPlan {
  readonly seed: number;
  readonly messages: number;
  readonly cuts: number;
  readonly conversations: number;
  readonly reloads: number;
}

/** What the backend stored and what both sides show, against what was written. */
export interface ChaosResult extends Delivery {
  readonly written: number;
  /** Conversations whose two sides do not show what the backend has, in its order. */
  readonly wronglyShown: number;
  readonly leftInOutbox: number;
  /** What a client lost that sends and hopes, in the same run. */
  readonly lostByNaive: number;
}

/** What the server posts may be lost, doubled or late. */
const unruly =
  (random: () => number): Passage =>
  (direction, frame) => {
    if (direction === 'up' || !frame.startsWith('MESSAGE')) return [5];
    const luck = random();
    if (luck < 0.02) return [];
    if (luck < 0.05) return [5, 40];
    return [luck < 0.12 ? Math.round(random() * 2_000) : 5];
  };

/**
 * Two members write to each other while everything that can go wrong with a line goes wrong: connections break with and
 * without a sound, pushes are lost, doubled, late and out of order, tokens end, pages are loaded anew.
 */
export const runChaos = async ({ seed, messages, cuts, conversations, reloads }: ChaosPlan): Promise<ChaosResult> => {
  const random = seededRandom(seed);
  const backend = createBackend();
  const { domain, clock } = backend;
  const sockets = directSockets(backend.broker, clock, unruly(random));
  const convIds = Array.from({ length: conversations + 1 }, (_, index) => {
    const contextId = domain.seed.posts()[index]?.id ?? '';
    return openConversation(domain, memberIds.liran, { members: ['1002'], contextType: 'post', contextId }).id;
  });
  const naiveId = convIds.pop() ?? '';
  const writers = await openTwoWriters(backend, sockets);
  const naive = naiveClient(backend, sockets, naiveId);

  const written = new Map<string, string[]>();
  const isTime = (index: number, count: number): boolean =>
    index % Math.max(1, Math.floor(messages / Math.max(1, count))) === 0;
  for (let index = 0; index < messages; ) {
    const side = sides[Math.floor(random() * 2)] ?? 'liran';
    const convId = convIds[Math.floor(random() * convIds.length)] ?? '';
    const text = `${side}-${index}`;
    if (writers.write(side, convId, text)) {
      written.set(`${convId}:${side}`, [...(written.get(`${convId}:${side}`) ?? []), text]);
      naive.send(text, clock.now() + index);
      index += 1;
      if (isTime(index, cuts)) sockets.cut(random() < 0.3);
      if (isTime(index, reloads)) await writers.reload(side);
      if (isTime(index, 4)) await writers.endToken(side);
    }
    await writers.advance(30 + Math.floor(random() * 60));
  }
  for (let second = 0; second < 600 && writers.waiting() > 0; second++) await writers.advance(1_000);

  const deliveries: Delivery[] = [];
  let wronglyShown = 0;
  for (const convId of convIds) {
    const stored = domain.tables.messages.get(convId) ?? [];
    for (const side of sides) {
      const own = stored.filter(({ msgFrom }) => msgFrom === memberIds[side]).map(({ msgContent }) => msgContent);
      deliveries.push(deliveryOf(written.get(`${convId}:${side}`) ?? [], own));
      const shown = await writers.shownTo(side, convId);
      if (shown.map(({ id }) => id).join() !== stored.map(({ id }) => id).join()) wronglyShown += 1;
    }
  }
  const leftInOutbox = writers.waiting();
  const lostByNaive = naive.lost();
  naive.close();
  writers.close();
  backend.stop();
  return { written: messages, ...sumOf(deliveries), wronglyShown, leftInOutbox, lostByNaive };
};
