import { type ActorRefFrom, and, assign, enqueueActions, raise, sendParent, sendTo, setup, stateIn } from 'xstate';
import type { Outbox, OutboxEntry } from '#services/contract/stored.contract.ts';
import { durableRecord, type RecordEvent } from '../shared/durable-record.ts';
import type { Meta } from '../shared/meta.ts';
import type { MessageDraft, MessageKey, OutboxCommand } from '../shared/residents.ts';
import { storeRetryDelays } from '../shared/retry-storing.state.ts';
import { keyOf, marked, mergedOutbox, sameOutbox, without } from './outbox-entry.ts';
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
  | SenderLockEvent
  | RecordEvent<'outbox'>;

type Lane = ActorRefFrom<typeof outboxLaneMachine>;

export interface Context {
  readonly memberId: string;
  readonly box: Outbox;
  readonly unstamped: readonly MessageDraft[];
  readonly lanes: Readonly<Record<string, Lane>>;
}

export const isOwn =
  ({ memberId }: Context) =>
  ({ msgFrom }: OutboxEntry): boolean =>
    msgFrom === memberId;

const added = (
  { box, unstamped, memberId }: Context,
  { first, count }: { first: number; count: number },
): Partial<Context> => ({
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

/** Sent to the parent: stored, so their drafts can be dropped. */
export interface OutboxStored {
  readonly type: 'outbox.stored';
  readonly texts: readonly { readonly convId: string; readonly text: string }[];
}

export interface OutboxConfirmed {
  readonly type: 'outbox.confirmed';
  readonly entries: readonly OutboxEntry[];
}

const storedOf = (messages: readonly Pick<OutboxEntry, 'convId' | 'msgContent'>[]): OutboxStored => ({
  type: 'outbox.stored',
  texts: messages.map(({ convId, msgContent }) => ({ convId, text: msgContent })),
});

/** A failed message is removed only by its author. */
const confirmedOf = (context: Context, keys: readonly string[]): OutboxConfirmed => ({
  type: 'outbox.confirmed',
  entries: context.box.entries
    .filter(isOwn(context))
    .filter((entry) => entry.state !== 'failed' && keys.includes(keyOf(entry))),
});

export const outboxSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly memberId: string },
    events: {} as OutboxEvent,
    tags: {} as 'sender' | 'unstored',
    meta: {} as Meta,
  },
  actors: { persistOutbox: durableRecord('outbox'), stamp, senderLock, lane: outboxLaneMachine },
  actions: {
    save: sendTo('record', ({ context }: { context: Context }) => ({ type: 'record.save', value: context.box })),
    dispatch: enqueueActions(({ context, enqueue }) => {
      const waiting = context.box.entries.filter(isOwn(context)).filter(({ state }) => state !== 'failed');
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
    settle: enqueueActions(({ context, enqueue }, { keys }: { keys: readonly MessageKey[] }) => {
      const names = keys.map(keyOf);
      const known = context.box.entries.map(keyOf).filter((name) => names.includes(name));
      if (known.length === 0) return;
      enqueue.assign({ box: ({ context: { box } }) => without(box, known) });
      enqueue(sendParent(confirmedOf(context, known)));
      for (const lane of Object.values(context.lanes)) {
        if (known.includes(selectInFlight(lane.getSnapshot()) ?? '')) enqueue.sendTo(lane, { type: 'lane.release' });
      }
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
    }),
    receipt: enqueueActions(({ context: { lanes }, enqueue }, { key }: { key: MessageKey }) => {
      const lane = lanes[key.convId];
      if (lane && selectInFlight(lane.getSnapshot()) === keyOf(key)) enqueue.sendTo(lane, { type: 'lane.receipted' });
    }),
    mend: enqueueActions(({ context, enqueue }) => {
      for (const lane of Object.values(context.lanes)) enqueue.sendTo(lane, { type: 'lane.mended' });
    }),
    remove: enqueueActions(({ context, enqueue }, { keys }: { keys: readonly string[] }) => {
      for (const lane of Object.values(context.lanes)) {
        if (keys.includes(selectInFlight(lane.getSnapshot()) ?? '')) enqueue.sendTo(lane, { type: 'lane.release' });
      }
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
    fail: assign({
      box: ({ context }, { entry, reason }: { entry: OutboxEntry; reason: Refused }) =>
        marked(context.box, entry, { state: 'failed', reason }),
    }),
    reportFailed: sendParent((_, { entry, reason }: { entry: OutboxEntry; reason: Refused }) => ({
      type: 'outbox.failed',
      convId: entry.convId,
      reason,
    })),
    merge: enqueueActions(({ context, enqueue }, { value, isSender }: { value: Outbox; isSender: boolean }) => {
      enqueue.assign({ box: mergedOutbox(context.box, value, isSender) });
      const confirmed = confirmedOf(context, value.done);
      if (confirmed.entries.length > 0) enqueue(sendParent(confirmed));
    }),
    /** Stored before the draft is dropped: a page closed in between has the message twice, not never. `reportStored` removes the duplicate. */
    put: enqueueActions(({ context, enqueue }, stamped: { first: number; count: number }) => {
      const typed = context.unstamped.slice(0, stamped.count).filter(({ isTyped }) => isTyped);
      enqueue.assign(({ context }) => added(context, stamped));
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
      if (typed.length > 0) enqueue(sendParent(storedOf(typed)));
      enqueue.raise({ type: 'outbox.dispatch' });
    }),
    /** The page may have closed after storing a message and before dropping its draft. */
    reportStored: enqueueActions(({ context, enqueue }) => {
      const held = context.box.entries.filter(isOwn(context)).filter(({ state }) => state === 'queued');
      if (held.length > 0) enqueue(sendParent(storedOf(held)));
    }),
    dispatchSoon: raise({ type: 'outbox.dispatch' }),
  },
  guards: {
    canSend: and([stateIn({ connection: 'up' }), stateIn({ senderLock: 'held' })]),
    hasUnstamped: ({ context }) => context.unstamped.length > 0,
    isBehind: ({ context }, { value, isSender }: { value: Outbox; isSender: boolean }) =>
      !sameOutbox(mergedOutbox(context.box, value, isSender), value),
  },
  delays: storeRetryDelays,
});
