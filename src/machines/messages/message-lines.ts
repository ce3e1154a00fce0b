import { timeStampGap } from '#services/contract/constants.ts';
import type { MessageTemplate } from '#services/contract/message.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import { keyOf } from './outbox-entry.ts';

export interface MessageLine {
  readonly key: string;
  readonly id: string | null;
  readonly message: Pick<Message, 'msgFrom' | 'convId' | 'msgType' | 'msgContent' | 'sentTime' | 'messagePackage'>;
  readonly isOwn: boolean;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed';
  /** `late`: no confirmation in 10 s (R7.5-17). */
  readonly reason: OutboxEntry['reason'] | 'late';
  readonly hasTime: boolean;
  readonly isFirst: boolean;
}

const late = { state: 'failed', reason: 'late' } as const;

export interface Unlogged extends Omit<OutboxEntry, 'state'> {
  readonly state: MessageLine['state'];
}

const suggested = 4;

export const suggestionLine = (templates: readonly MessageTemplate[]): MessageLine => ({
  key: 'suggestions',
  id: null,
  message: {
    convId: '0',
    msgFrom: '0',
    msgType: 901,
    msgContent: JSON.stringify(templates.slice(0, suggested).map(({ content }) => content)),
    sentTime: 0,
    messagePackage: null,
  },
  isOwn: false,
  isFirst: false,
  state: 'sent',
  reason: null,
  hasTime: false,
});

/** Ids are ascending digits beyond 2^53: the longer is the later. */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Sorted as the backend received them; `news` wins over `known`. */
export const mergedMessages = (known: readonly Message[], news: readonly Message[]): readonly Message[] => {
  if (news.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of news) byId.set(message.id, message);
  return [...byId.values()].toSorted((a, b) => compareIds(a.id, b.id));
};

/** R4.6-16. */
export const messageTypeOf = (text: string): 0 | 3 => (/(https?:\/\/|www\.)[^\s\u4e00-\u9fff]/i.test(text) ? 3 : 0);

/** Two messages of a member may have the same time, so the key includes the content. */
const lineKey = (message: MessageLine['message']): string =>
  `${keyOf(message)}:${message.msgType}:${message.msgContent}`;

/** Messages have no key in the backend, so a retry may be stored twice. */
const uniqueMessages = (messages: readonly Message[]): readonly Message[] => {
  const byKey = new Map<string, Message>();
  for (const message of messages) if (!byKey.has(lineKey(message))) byKey.set(lineKey(message), message);
  return byKey.size === messages.length ? messages : [...byKey.values()];
};

const isOnItsWay = ({ state }: Pick<Unlogged, 'state'>): boolean => state === 'queued' || state === 'sending';

/** Messages of the backend, followed by the pending ones (R4.6-17). */
export const messageLines = (
  messages: readonly Message[],
  pending: readonly Unlogged[],
  memberId: string,
  overdue: readonly string[] = [],
): readonly MessageLine[] => {
  const arrived = new Set(messages.map(keyOf));
  const lines = [
    ...uniqueMessages(messages).map((message) => ({
      key: lineKey(message),
      id: message.id,
      message,
      isOwn: message.msgFrom === memberId,
      state: 'sent' as const,
      reason: null,
    })),
    ...pending
      .filter((entry) => !arrived.has(keyOf(entry)))
      .map((entry) => ({ ...entry, messagePackage: null }))
      .map((entry) => ({
        key: lineKey(entry),
        id: null,
        message: entry,
        isOwn: true,
        state: entry.state,
        reason: entry.reason,
        ...(isOnItsWay(entry) && overdue.includes(keyOf(entry)) && late),
      })),
  ];
  return lines.map((line, index) => {
    const before = lines[index - 1];
    const hasTime =
      before !== undefined &&
      before.message.sentTime > 0 &&
      line.message.sentTime - before.message.sentTime > timeStampGap;
    return { ...line, hasTime, isFirst: hasTime || before?.isOwn !== line.isOwn };
  });
};
