import { expect, test } from 'vitest';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { seededRandom } from '#mocks/random.ts';
import { type ConversationFixture, convId, openConversationFixture } from '../harness/faults/conversation-fixture.ts';
import { rounds } from '../harness/sampling.ts';

const elsewhere = '70003';

/** The whole log of the open conversation, and what stands in the list: all that the pushes could spoil. */
const screenOf = async ({ lines, wait }: ConversationFixture, tab: ConversationsActor) => {
  tab.send({ type: 'conversation.select', convId });
  await wait();
  const ref = () => tab.getSnapshot().context.refs[convId];
  for (let page = 0; page < 50 && ref()?.getSnapshot().context.isAll === false; page += 1) {
    ref()?.send({ type: 'history.older' });
    await wait(100, 2);
  }
  expect(ref()?.getSnapshot().context.isAll).toBe(true);
  const list = tab.getSnapshot().context.list.map(({ id, unreadMessageCount, lastMessage }) => ({
    id,
    unreadMessageCount,
    last: lastMessage?.id,
  }));
  const drawn = lines(tab).map(({ key, state, hasTime, isFirst }) => ({ key, state, hasTime, isFirst }));
  return { lines: drawn, list };
};

const conversationsIn = ({ app }: ReturnType<ConversationFixture['openTab']>): ConversationsActor => {
  const found = app.getSnapshot().children.conversations;
  if (!found) throw new Error('no conversations');
  return found;
};

/**
 * Bursts in two conversations, of which some bear the same time; their pushes come in any order and repeated, or, where
 * it `isLossy`, never. A second tab opens the conversation amid them.
 */
const runBursts = async (seed: number, isLossy: boolean) => {
  const random = seededRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const fixture = await openConversationFixture();
  const { backend, domain, wait, lines, setPassage, conversations } = fixture;
  const other = domain.tables.conversations.get(elsewhere)?.memberIds.find((id) => id !== '1001') ?? '';
  const passage = (): readonly number[] =>
    isLossy && random() < 0.15 ? [] : Array.from({ length: 1 + upTo(2) }, () => upTo(random() < 0.3 ? 3_000 : 400));
  setPassage((direction, frame) => (direction === 'down' && frame.startsWith('MESSAGE') ? passage() : [0]));
  const tabs = [conversations()];
  const opened: ReturnType<ConversationFixture['openTab']>[] = [];
  const openTab = () => {
    const tab = fixture.openTab();
    opened.push(tab);
    return tab;
  };
  let doubled = 0;
  for (let burst = 0; burst < 6; burst += 1) {
    const ms = upTo(600);
    backend.faults.latency.set({ least: ms, most: ms });
    for (let nth = 3 + upTo(25); nth > 0; nth -= 1) {
      const isHere = random() < 0.6;
      fixture.receive(`${burst}-${nth}`, isHere ? convId : elsewhere, isHere ? undefined : other);
      if (random() < 0.4) backend.clock.advance(1);
    }
    if (random() < 0.3) await fixture.write(`我-${burst}`);
    if (burst === 2) {
      backend.faults.latency.set(null);
      const second = openTab();
      for (let turn = 0; turn < 100 && !second.app.getSnapshot().children.conversations; turn += 1) await wait(20, 1);
      tabs.push(conversationsIn(second));
      backend.faults.latency.set({ least: ms, most: ms });
      tabs[1]?.send({ type: 'conversation.select', convId });
    }
    for (let step = upTo(20); step > 0; step -= 1) {
      await wait(150, 1);
      for (const tab of tabs) {
        const keys = lines(tab).map(({ key }) => key);
        doubled += keys.length - new Set(keys).size;
      }
    }
  }
  backend.faults.latency.set(null);
  await wait(isLossy ? 130_000 : 6_000, 200);
  const screens = [];
  for (const tab of tabs) screens.push(await screenOf(fixture, tab));
  const fresh = openTab();
  await wait(1_000);
  const anew = await screenOf(fixture, conversationsIn(fresh));
  for (const { app } of opened) app.stop();
  fixture.close();
  return { doubled, screens, anew };
};

test.each(
  Array.from({ length: rounds(10, 60) }, (_, at) => [at + 1, at % 2 === 1 ? 'repeated or lost' : 'repeated'] as const),
)('[R4.6-5][R4.6-10] seed %i: pushes in any order, %s, leave the same screen as a fresh load', async (seed, how) => {
  const { doubled, screens, anew } = await runBursts(seed, how !== 'repeated');
  expect(screens).toEqual([anew, anew]);
  expect(doubled).toBe(0);
});
