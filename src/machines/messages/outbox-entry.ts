import type { OutgoingMessage } from '#services/contract/realtime.contract.ts';
import type { Outbox, OutboxEntry } from '#services/contract/stored.contract.ts';
import type { MessageKey } from '../kit/residents.ts';

export const keyOf = ({ msgFrom, convId, sentTime }: MessageKey): string => `${msgFrom}:${convId}:${sentTime}`;

export const messageSubject = (convId: string): string => `message:${convId}`;

interface OwnBox {
  readonly memberId: string;
  readonly box: Outbox;
}

export const isOwn =
  ({ memberId }: Pick<OwnBox, 'memberId'>) =>
  ({ msgFrom }: OutboxEntry): boolean =>
    msgFrom === memberId;

/** Unsent and not stored: lost with the page. */
export const selectAtRisk = (snapshot: {
  readonly context: OwnBox;
  readonly hasTag: (tag: 'unstored') => boolean;
}): boolean => snapshot.hasTag('unstored') && snapshot.context.box.entries.some(isOwn(snapshot.context));

/** The `systemId` of an open conversation. */
export const conversationName = (convId: string): string => `conversation-${convId}`;

/** Confirmed messages remembered, so that an older copy in another tab does not restore them. */
const mostDone = 100;

const isOf =
  (key: MessageKey) =>
  (other: MessageKey): boolean =>
    keyOf(key) === keyOf(other);

export const without = (box: Outbox, keys: readonly string[]): Outbox => ({
  ...box,
  entries: box.entries.filter((entry) => !keys.includes(keyOf(entry))),
  done: [...box.done.filter((key) => !keys.includes(key)), ...keys].slice(-mostDone),
});

export const marked = (box: Outbox, key: MessageKey, part: Pick<OutboxEntry, 'state' | 'reason'>): Outbox => ({
  ...box,
  entries: box.entries.map((entry) => (isOf(key)(entry) ? { ...entry, ...part } : entry)),
});

/** How often its members have asked for another try. */
export const retriesOf = ({ retries = 0 }: Outbox): number => retries;

/** Merges the copies of two tabs: keeps every message except those confirmed in either. `isSender`: this tab sends, so its states win, but for `foreign` keys. */
export const mergedOutbox = (
  ours: Outbox,
  theirs: Outbox,
  isSender: boolean,
  foreign: readonly string[] = [],
): Outbox => {
  const done = [...new Set([...theirs.done, ...ours.done])].slice(-mostDone);
  const byKey = new Map<string, OutboxEntry>();
  const own = isSender ? ours.entries.filter((entry) => !foreign.includes(keyOf(entry))) : [];
  for (const entry of [...ours.entries, ...theirs.entries, ...own]) byKey.set(keyOf(entry), entry);
  for (const key of done) byKey.delete(key);
  const retries = Math.max(retriesOf(ours), retriesOf(theirs));
  return {
    ...theirs,
    ...ours,
    entries: [...byKey.values()].toSorted((a, b) => a.sentTime - b.sentTime),
    done,
    ...(retries > 0 && { retries }),
  };
};

export const sameOutbox = (a: Outbox, b: Outbox): boolean =>
  JSON.stringify(a.entries) === JSON.stringify(b.entries) &&
  a.done.every((key) => b.done.includes(key)) &&
  retriesOf(a) === retriesOf(b);

/** Whatever has become of them: tabs that each send their own never agree on that, and would write for ever. */
export const sameMessages = (a: Outbox, b: Outbox): boolean => {
  const asWritten = (box: Outbox): Outbox => ({
    ...box,
    entries: box.entries.map((entry) => ({ ...entry, state: 'queued', reason: null })),
  });
  return sameOutbox(asWritten(a), asWritten(b));
};

export const outgoing = (entry: OutboxEntry): OutgoingMessage => {
  const { msgFrom, msgTo, msgType, msgContent, convId, sentTime } = entry;
  return { msgFrom, msgTo, msgType, msgContent, convId, sentTime };
};
