import { conversationRefusal } from '#services/contract/message.contract.ts';
import { refuse } from '../refusal.ts';
import type { ConversationRow, MessageRow } from '../seed-rows.ts';
import { talkKey } from '../tables.ts';
import type { World } from '../world.ts';

export const saidIn = (world: World, convId: string): readonly MessageRow[] => [
  ...world.seed.messages(convId),
  ...(world.tables.messages.get(convId) ?? []),
];

export const deletedCount = (world: World, convId: string, memberId: string): number =>
  world.tables.deletedMessages.get(talkKey(convId, memberId)) ?? 0;

export const readCount = (world: World, convId: string, memberId: string): number =>
  world.tables.readMessages.get(talkKey(convId, memberId)) ?? 0;

export const seenIn = (world: World, convId: string, memberId: string): readonly MessageRow[] =>
  saidIn(world, convId).slice(deletedCount(world, convId, memberId));

export const otherOf = ({ memberIds }: ConversationRow, memberId: string): string =>
  memberIds.find((id) => id !== memberId) ?? memberId;

export const isDeleted = (world: World, { id }: ConversationRow, memberId: string): boolean =>
  world.tables.hiddenTalks.has(talkKey(id, memberId)) && seenIn(world, id, memberId).length === 0;

export const conversationsOf = (world: World, memberId: string): readonly ConversationRow[] =>
  [...world.tables.conversations.values()].filter(
    (row) => row.memberIds.includes(memberId) && !isDeleted(world, row, memberId),
  );

export const findConversation = (world: World, memberId: string, id: string): ConversationRow => {
  const row = world.tables.conversations.get(id);
  if (!row?.memberIds.includes(memberId)) throw refuse(conversationRefusal.gone, '对话不存在或已删除');
  return row;
};
