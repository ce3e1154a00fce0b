import type { Push } from '#services/contract/realtime.contract.ts';
import type { Domain } from '../domain/domain.ts';
import type { DomainEvent } from '../domain/events.ts';
import { messageFor } from '../domain/rules/messages.ts';
import { newNoticesOf } from '../domain/rules/notices.ts';

const signalled = (domain: Domain, event: DomainEvent): readonly string[] => {
  const recipients = newNoticesOf(domain, event).map(({ memberId }) => memberId);
  if (event.type === 'notices.read') return [event.memberId];
  if (event.type !== 'friend.answered') return recipients;
  const answerer = domain.tables.friendRequests.get(event.id)?.to;
  return answerer === undefined ? recipients : [...recipients, answerer];
};

/** Pushes caused by an event. A message also goes to its sender: the echo confirms it. */
export const pushesOf = (domain: Domain, event: DomainEvent): readonly { to: string; push: Push }[] => {
  if (event.type !== 'message.sent') {
    return signalled(domain, event).map((to) => ({ to, push: { type: 1, message: null } }));
  }
  const { row } = event;
  return [row.msgTo, row.msgFrom].map((to) => ({
    to,
    push: { type: 0, message: messageFor(to)(row, false) },
  }));
};
