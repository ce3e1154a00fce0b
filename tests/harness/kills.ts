import { seededRandom } from '#mocks/random.ts';
import { type KillDelivery, openKillablePages } from './killable-pages.ts';
import { settle } from './virtual-clock.ts';

export interface KillPlan {
  readonly seed: number;
  readonly kills: number;
  /** Web Locks over all tabs, or each tab its own. */
  readonly hasLocks: boolean;
}

export interface KillResult extends KillDelivery {
  /** What would have been lost by a page that keeps in memory what is not answered yet. */
  readonly unansweredAtKills: number;
}

/** Pages are killed at random moments while a member sends. */
export const runKills = async ({ seed, kills, hasLocks }: KillPlan): Promise<KillResult> => {
  const random = seededRandom(seed);
  /** The echo comes at once, late, or not at all. */
  const passage = (direction: 'up' | 'down', frame: string): readonly number[] => {
    if (direction === 'up' || !frame.startsWith('MESSAGE')) return [5];
    const luck = random();
    return luck < 0.1 ? [] : [luck < 0.4 ? Math.round(random() * 2_000) : 5];
  };
  const pages = await openKillablePages({ hasLocks, passage });
  const { convIds, advance } = pages;
  const written = new Map<string, string[]>(convIds.map((convId) => [convId, []]));
  let unansweredAtKills = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const convId = convIds[Math.floor(random() * convIds.length)] ?? '';
    const text = `第 ${kill} 句`;
    const ref = await pages.composer(convId);
    ref.send({ type: 'text.change', text });
    // The draft is stored 300 ms after the last key.
    await advance(310);
    written.get(convId)?.push(text);
    ref.send({ type: 'message.send' });
    const moment = random();
    if (moment > 0.25) await settle();
    if (moment > 0.4) await advance(Math.ceil(random() * 12));
    if (moment > 0.8) await advance(Math.ceil(random() * 1_000));
    unansweredAtKills += pages.waiting();
    await pages.killed(convId, text);
  }
  const delivery = await pages.deliveryOf(written);
  pages.close();
  return { ...delivery, unansweredAtKills };
};

export interface WriteKillResult extends KillDelivery {
  /** Messages that stood in the box again: their page was killed before it had stored them. */
  readonly typedAgain: number;
}

/**
 * Pages that are killed before the first, and after each of the writes to the browser's storage that sending a message
 * takes. `typesOn`: their member types the first key of the next message in the same moment.
 */
export const runWriteKills = async ({ typesOn }: { readonly typesOn: boolean }): Promise<WriteKillResult> => {
  const pages = await openKillablePages({ hasLocks: true, passage: () => [5] });
  const [convId = ''] = pages.convIds;
  const texts: string[] = [];
  let typedAgain = 0;
  for (let writes = 0; writes < 8; writes += 1) {
    const text = `第 ${writes} 句`;
    const ref = await pages.composer(convId);
    ref.send({ type: 'text.change', text });
    await pages.advance(310);
    texts.push(text);
    pages.page().dieAfterWrites(writes);
    ref.send({ type: 'message.send' });
    if (typesOn) ref.send({ type: 'text.change', text: '再' });
    await pages.advance(5, 20);
    if (await pages.killed(convId, text)) typedAgain += 1;
  }
  const delivery = await pages.deliveryOf(new Map([[convId, texts]]));
  pages.close();
  return { ...delivery, typedAgain };
};
