import type { Push } from '#services/contract/realtime.contract.ts';
import type { Domain } from '../domain/domain.ts';
import type { DomainEvent } from '../domain/events.ts';
import { messageFor } from '../domain/rules/messages.ts';
import { noticeFor, noticesFrom } from '../domain/rules/notices.ts';

interface Pushed {
  readonly to: string;
  readonly push: Push;
}

/** For the other windows of the member who caused it. */
const changedFor = (domain: Domain, event: DomainEvent): readonly Pushed[] => {
  if (event.type === 'messages.read' || event.type === 'conversation.deleted')
    return [{ to: event.memberId, push: { type: 0, message: null } }];
  if (event.type === 'notices.read') return [{ to: event.memberId, push: { type: 1, message: null } }];
  if (event.type !== 'friend.answered') return [];
  const answerer = domain.tables.friendRequests.get(event.id)?.to;
  return answerer === undefined ? [] : [{ to: answerer, push: { type: 1, message: null } }];
};

/** Pushes caused by an event. A message also goes to its sender: the echo confirms it. */
export const pushesOf = (domain: Domain, event: DomainEvent): readonly Pushed[] => {
  if (event.type === 'message.sent') {
    const { row } = event;
    return [row.msgTo, row.msgFrom].map((to) => ({ to, push: { type: 0, message: messageFor(to)(row, false) } }));
  }
  const notices = noticesFrom(domain, event).map(
    (row): Pushed => ({ to: row.memberId, push: { type: 1, message: noticeFor(row, false) } }),
  );
  return [...notices, ...changedFor(domain, event)];
};
