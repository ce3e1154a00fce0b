import type { DomainEvent } from '#mocks/domain/events.ts';
import { messageFor } from '#mocks/domain/rules/messages.ts';
import type { Push } from '#services/contract/realtime.contract.ts';

/** What an event has the broker push, and to whom. A message goes to both sides: its sender's echo is his confirmation. */
export const pushesOf = (event: DomainEvent): readonly { to: string; push: Push }[] => {
  if (event.type !== 'message.sent') return [];
  const { row } = event;
  return [row.msgTo, row.msgFrom].map((to) => ({
    to,
    push: { type: 0, message: messageFor(to)(row, false) },
  }));
};
