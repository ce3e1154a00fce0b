import { conversationRefusal } from '#services/contract/message.contract.ts';
import { refuse } from '../refusal.ts';
import type { ConversationRow, MessageRow } from '../seed-rows.ts';
import { talkKey } from '../tables.ts';
import type { World } from '../world.ts';

/** Everything that was said, the oldest first. */
export const saidIn = (world: World, convId: string): readonly MessageRow[] => [
  ...world.seed.messages(convId),
  ...(world.tables.messages.get(convId) ?? []),
];

export const deletedCount = (world: World, convId: string, memberId: string): number =>
  world.tables.deletedMessages.get(talkKey(convId, memberId)) ?? 0;

export const readCount = (world: World, convId: string, memberId: string): number =>
  world.tables.readMessages.get(talkKey(convId, memberId)) ?? 0;

/** What the member has not deleted, the oldest first. */
export const seenIn = (world: World, convId: string, memberId: string): readonly MessageRow[] =>
  saidIn(world, convId).slice(deletedCount(world, convId, memberId));

export const otherOf = ({ memberIds }: ConversationRow, memberId: string): string =>
  memberIds.find((id) => id !== memberId) ?? memberId;

/** Deleted, not opened again, and nothing has been said since. */
export const isDeleted = (world: World, { id }: ConversationRow, memberId: string): boolean =>
  world.tables.hiddenTalks.has(talkKey(id, memberId)) && seenIn(world, id, memberId).length === 0;

/** The conversations that a member has in his list. */
export const conversationsOf = (world: World, memberId: string): readonly ConversationRow[] =>
  [...world.tables.conversations.values()].filter(
    (row) => row.memberIds.includes(memberId) && !isDeleted(world, row, memberId),
  );

/** One that the member takes part in, deleted or not. */
export const findConversation = (world: World, memberId: string, id: string): ConversationRow => {
  const row = world.tables.conversations.get(id);
  if (!row?.memberIds.includes(memberId)) throw refuse(conversationRefusal.gone, '对话不存在或已删除');
  return row;
};
