import type { Push } from '#services/contract/realtime.contract.ts';
import type { DomainEvent } from '../domain/events.ts';
import { messageFor } from '../domain/rules/messages.ts';
import { toldOf } from '../domain/rules/notices.ts';
import type { World } from '../domain/world.ts';

const signalled = (world: World, event: DomainEvent): readonly string[] => {
  const told = toldOf(world, event).map(({ memberId }) => memberId);
  if (event.type === 'notices.read') return [event.memberId];
  if (event.type !== 'friend.answered') return told;
  const answerer = world.tables.friendRequests.get(event.id)?.to;
  return answerer === undefined ? told : [...told, answerer];
};

/** Pushes caused by an event. A message also goes to its sender: the echo confirms it. */
export const pushesOf = (world: World, event: DomainEvent): readonly { to: string; push: Push }[] => {
  if (event.type !== 'message.sent') {
    return signalled(world, event).map((to) => ({ to, push: { type: 1, message: null } }));
  }
  const { row } = event;
  return [row.msgTo, row.msgFrom].map((to) => ({
    to,
    push: { type: 0, message: messageFor(to)(row, false) },
  }));
};
