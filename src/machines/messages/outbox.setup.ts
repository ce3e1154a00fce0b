import {
  type ActorRefFrom,
  type AnyActorRef,
  and,
  assign,
  enqueueActions,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { messageConfirmTimeout } from '#services/contract/constants.ts';
import type { Outbox, OutboxEntry } from '#services/contract/stored.contract.ts';
import { asSent } from '#services/contract/text.ts';
import { draftIn } from '../drafts/drafts.machine.ts';
import { durableRecord, type RecordEvent } from '../kit/durable-record.ts';
import type { Meta } from '../kit/meta.ts';
import {
  type DraftCommand,
  type MessageDraft,
  type MessageKey,
  type OutboxCommand,
  sendToResident,
} from '../kit/residents.ts';
import { storeRetryDelays } from '../kit/retry-storing.state.ts';
import { type ConfirmationOverdue, confirmationTimerMachine } from './confirmation-timer.machine.ts';
import {
  conversationName,
  isOwn,
  keyOf,
  marked,
  mergedOutbox,
  messageSubject,
  retriesOf,
  sameMessages,
  sameOutbox,
  without,
} from './outbox-entry.ts';
import { isFreeFor, type LaneReport, outboxLaneMachine, selectInFlight } from './outbox-lane.machine.ts';
import { type Refused, type SenderLockEvent, senderLock, stamp } from './outbox-look.ts';

type OutboxEvent =
  | OutboxCommand
  | { readonly type: 'outbox.retry'; readonly key: MessageKey }
  | { readonly type: 'outbox.discard'; readonly key: MessageKey }
  | { readonly type: 'outbox.drop'; readonly convId: string }
  | { readonly type: 'outbox.forget' }
  | { readonly type: 'outbox.dispatch' }
  | LaneReport
  | ConfirmationOverdue
  | SenderLockEvent
  | RecordEvent<'outbox'>;

type Lane = ActorRefFrom<typeof outboxLaneMachine>;

export interface Context {
  readonly memberId: string;
  readonly box: Outbox;
  readonly unstamped: readonly MessageDraft[];
  readonly lanes: Readonly<Record<string, Lane>>;
  /** Keys of messages without a confirmation in 10 s. */
  readonly overdue: readonly string[];
  /** Keys of messages that were written in another tab, which sends them. */
  readonly foreign: readonly string[];
}

const isAwaited =
  ({ box }: Context) =>
  (key: string): boolean =>
    box.entries.some((entry) => keyOf(entry) === key && entry.state !== 'failed');

const timerId = (key: string): string => `confirmation-${key}`;

/** A timer for a message that this tab does not know yet; `at` in ms since 1970. */
const timersFor = (context: Context, next: Outbox, at: number | null) =>
  next.entries
    .filter(isOwn(context))
    .filter((entry) => entry.state !== 'failed' && !isAwaited(context)(keyOf(entry)))
    .map((entry) => {
      const key = keyOf(entry);
      const waited = at === null ? 0 : Math.min(Math.max(at - entry.sentTime, 0), messageConfirmTimeout);
      return { id: timerId(key), input: { key, waited } };
    });

const inFlight = ({ lanes }: Context, keys: readonly string[]): readonly Lane[] =>
  Object.values(lanes).filter((lane) => keys.includes(selectInFlight(lane.getSnapshot()) ?? ''));

const added = (
  { box, unstamped, memberId }: Context,
  { first, count }: { first: number; count: number },
): Pick<Context, 'box' | 'unstamped'> => ({
  box: {
    ...box,
    entries: [
      ...box.entries,
      ...unstamped.slice(0, count).map(
        ({ isTyped: _, ...message }, index): OutboxEntry => ({
          ...message,
          msgFrom: memberId,
          sentTime: first + index,
          state: 'queued',
          reason: null,
        }),
      ),
    ],
  },
  unstamped: unstamped.slice(count),
});

/** To the open conversation: its draft can be dropped. */
export interface TextStored {
  readonly type: 'text.stored';
  readonly convId: string;
  readonly text: string;
}

/** The copy of another tab. */
export interface Theirs {
  readonly value: Outbox;
  readonly isSender: boolean;
  readonly at: number;
}

/** To the open conversation: the backend has the message. */
export interface MessageConfirmed {
  readonly type: 'message.confirmed';
  readonly entry: OutboxEntry;
}

interface Sender {
  readonly context: Context;
  readonly system: AnyActorRef['system'];
  readonly enqueue: {
    readonly sendTo: (ref: AnyActorRef, event: TextStored | MessageConfirmed | DraftCommand) => void;
  };
}

/** A failed message is removed only by its author. */
const confirm = ({ context, system, enqueue }: Sender, keys: readonly string[]): void => {
  for (const entry of context.box.entries.filter(isOwn(context))) {
    const ref = system.get(conversationName(entry.convId));
    if (ref && entry.state !== 'failed' && keys.includes(keyOf(entry)))
      enqueue.sendTo(ref, { type: 'message.confirmed', entry });
  }
};

/** A conversation that is not open has no actor, only a draft. */
const dropDrafts = (
  { system, enqueue }: Omit<Sender, 'context'>,
  messages: readonly Pick<OutboxEntry, 'convId' | 'msgContent'>[],
): void => {
  for (const { convId, msgContent: text } of messages) {
    const subject = messageSubject(convId);
    const ref = system.get(conversationName(convId));
    if (ref) enqueue.sendTo(ref, { type: 'text.stored', convId, text });
    else if (asSent(draftIn(system, subject)?.text ?? '') === text)
      enqueue.sendTo(system.get('drafts'), { type: 'draft.drop', subject });
  }
};

export const outboxSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly memberId: string },
    events: {} as OutboxEvent,
    tags: {} as 'sender' | 'unstored',
    meta: {} as Meta,
  },
  actors: {
    persistOutbox: durableRecord('outbox'),
    stamp,
    senderLock,
    lane: outboxLaneMachine,
    confirmationTimer: confirmationTimerMachine,
  },
  actions: {
    save: sendTo('record', ({ context }: { context: Context }) => ({ type: 'record.save', value: context.box })),
    dispatch: enqueueActions(({ context, enqueue }) => {
      const waiting = context.box.entries
        .filter(isOwn(context))
        .filter((entry) => entry.state !== 'failed' && !context.foreign.includes(keyOf(entry)));
      const heads = new Map(waiting.toReversed().map((entry) => [entry.convId, entry]));
      const free = [...heads.values()].filter((head) => {
        const lane = context.lanes[head.convId];
        return !lane || isFreeFor(lane.getSnapshot(), head);
      });
      if (free.length === 0) return;
      const fresh = free.filter(({ convId }) => !context.lanes[convId]);
      enqueue.assign({
        lanes: ({ context: { lanes }, spawn }) => ({
          ...lanes,
          ...Object.fromEntries(fresh.map(({ convId }) => [convId, spawn('lane', { id: `lane-${convId}` })] as const)),
        }),
        box: ({ context: { box } }) =>
          free.reduce((all, entry) => marked(all, entry, { state: 'sending', reason: null }), box),
      });
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
      for (const entry of free) {
        enqueue.sendTo(({ context: { lanes } }) => lanes[entry.convId] ?? `lane-${entry.convId}`, {
          type: 'lane.take',
          entry: { ...entry, state: 'sending' },
          isDoubtful: entry.state === 'sending',
        });
      }
    }),
    settle: enqueueActions(({ context, system, enqueue }, { keys }: { keys: readonly MessageKey[] }) => {
      const names = keys.map(keyOf);
      const known = context.box.entries.map(keyOf).filter((name) => names.includes(name));
      if (known.length === 0) return;
      enqueue.assign({ box: ({ context: { box } }) => without(box, known) });
      confirm({ context, system, enqueue }, known);
      for (const lane of inFlight(context, known)) enqueue.sendTo(lane, { type: 'lane.release' });
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
    }),
    receipt: enqueueActions(({ context: { lanes }, enqueue }, { key }: { key: MessageKey }) => {
      const lane = lanes[key.convId];
      if (lane && selectInFlight(lane.getSnapshot()) === keyOf(key)) enqueue.sendTo(lane, { type: 'lane.receipted' });
    }),
    mend: enqueueActions(({ context, enqueue }) => {
      for (const lane of Object.values(context.lanes)) enqueue.sendTo(lane, { type: 'lane.mended' });
    }),
    /** The connection goes with what was handed to it, so that no copy leaves later; the next one reads what had arrived. */
    remove: enqueueActions(({ context, enqueue }, { keys }: { keys: readonly string[] }) => {
      const removed = inFlight(context, keys);
      if (removed.length > 0) enqueue(sendToResident('realtime', { type: 'realtime.renew' }));
      for (const lane of removed) enqueue.sendTo(lane, { type: 'lane.release' });
      enqueue.assign({ box: ({ context: { box } }) => without(box, keys) });
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
      enqueue.raise({ type: 'outbox.dispatch' });
    }),
    requeue: assign(({ context }, { key }: { key: MessageKey }) => {
      const entry = context.box.entries.find((other) => keyOf(other) === keyOf(key));
      if (!entry) return {};
      const { msgFrom: _, sentTime: __, state: ___, reason: ____, ...message } = entry;
      const draft: MessageDraft = { ...message, isTyped: false };
      return { box: without(context.box, [keyOf(key)]), unstamped: [...context.unstamped, draft] };
    }),
    /** The key stays: what may have arrived is looked for before it is sent again. */
    tryNow: enqueueActions(({ context, enqueue }, { key }: { key: MessageKey }) => {
      const name = keyOf(key);
      enqueue.assign({
        overdue: context.overdue.filter((other) => other !== name),
        box: { ...context.box, retries: retriesOf(context.box) + 1 },
      });
      enqueue.spawnChild('confirmationTimer', { id: timerId(name), input: { key: name, waited: 0 } });
      enqueue(sendToResident('realtime', { type: 'realtime.retry' }));
    }),
    markOverdue: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      enqueue.stopChild(timerId(key));
      enqueue.assign({ overdue: [...context.overdue, key].filter(isAwaited(context)) });
    }),
    fail: assign({
      box: ({ context }, { entry, reason }: { entry: OutboxEntry; reason: Refused }) =>
        marked(context.box, entry, { state: 'failed', reason }),
    }),
    reportFailed: sendParent((_, { entry, reason }: { entry: OutboxEntry; reason: Refused }) => ({
      type: 'outbox.failed',
      convId: entry.convId,
      reason,
    })),
    leaveToOthers: assign({
      foreign: ({ context: { box, foreign } }, { value }: Theirs) => {
        const known = [...foreign, ...box.entries.map(keyOf)];
        const left = foreign.filter((key) => !value.done.includes(key));
        return [...left, ...value.entries.map(keyOf).filter((key) => !known.includes(key))];
      },
    }),
    merge: enqueueActions(({ context, system, enqueue }, { value, isSender, at }: Theirs) => {
      const box = mergedOutbox(context.box, value, isSender, context.foreign);
      enqueue.assign({ box });
      for (const timer of timersFor(context, box, at)) enqueue.spawnChild('confirmationTimer', timer);
      for (const lane of inFlight(context, value.done)) enqueue.sendTo(lane, { type: 'lane.release' });
      if (isSender && retriesOf(value) > retriesOf(context.box))
        enqueue(sendToResident('realtime', { type: 'realtime.retry' }));
      confirm({ context, system, enqueue }, value.done);
    }),
    /** Stored before the draft is dropped: a page closed in between has the message twice, not never. `dropStored` removes the duplicate. */
    put: enqueueActions(({ context, system, enqueue }, stamped: { first: number; count: number }) => {
      const typed = context.unstamped.slice(0, stamped.count).filter(({ isTyped }) => isTyped);
      const next = added(context, stamped);
      enqueue.assign(next);
      for (const timer of timersFor(context, next.box, null)) enqueue.spawnChild('confirmationTimer', timer);
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
      dropDrafts({ system, enqueue }, typed);
      enqueue.raise({ type: 'outbox.dispatch' });
    }),
    /** The page may have closed after storing a message and before dropping its draft. */
    dropStored: enqueueActions(({ context, system, enqueue }) => {
      const held = context.box.entries.filter(isOwn(context)).filter(({ state }) => state === 'queued');
      dropDrafts({ system, enqueue }, held);
    }),
    dispatchSoon: raise({ type: 'outbox.dispatch' }),
  },
  guards: {
    canSend: and([
      stateIn({ connection: 'up' }),
      or([stateIn({ senderLock: 'held' }), stateIn({ senderLock: 'alone' })]),
    ]),
    hasUnstamped: ({ context }) => context.unstamped.length > 0,
    isRefused: ({ context: { box } }, { key }: { key: MessageKey }) =>
      box.entries.some((entry) => keyOf(entry) === keyOf(key) && entry.state === 'failed'),
    isOnItsWay: ({ context: { box } }, { key }: { key: MessageKey }) =>
      box.entries.some((entry) => keyOf(entry) === keyOf(key) && entry.state !== 'failed'),
    isBehind: ({ context }, { value, isSender }: Theirs) =>
      !sameOutbox(mergedOutbox(context.box, value, isSender), value),
    hasMore: ({ context }, { value, isSender }: Theirs) =>
      !sameMessages(mergedOutbox(context.box, value, isSender), value),
  },
  delays: storeRetryDelays,
});
