import { type ActorRefFrom, and, assign, enqueueActions, raise, sendParent, sendTo, setup, stateIn } from 'xstate';
import type { Outbox, OutboxEntry } from '#services/contract/stored.contract.ts';
import type { Meta } from '../shared/meta.ts';
import { type RecordEvent, recordKeeper } from '../shared/record-keeper.ts';
import {
  type Draft,
  keyOf,
  type MessageKey,
  marked,
  mergedOutbox,
  outgoing,
  sameOutbox,
  without,
} from './outbox-entry.ts';
import { type LaneReport, outboxLaneMachine, selectInFlight } from './outbox-lane.machine.ts';
import { type Refused, type SeatEvent, seat, stamp } from './outbox-look.ts';

export type OutboxEvent =
  | { readonly type: 'outbox.add'; readonly draft: Draft }
  /** One that failed is sent again, as a new message. */
  | { readonly type: 'outbox.retry'; readonly key: MessageKey }
  | { readonly type: 'outbox.discard'; readonly key: MessageKey }
  /** The conversation was deleted: what waited for it goes with it. */
  | { readonly type: 'outbox.drop'; readonly convId: string }
  /** The member has logged out on purpose: nothing of his stays. */
  | { readonly type: 'outbox.forget' }
  /** These were seen: as echoes, or in the history. */
  | { readonly type: 'outbox.seen'; readonly keys: readonly MessageKey[] }
  | { readonly type: 'outbox.feed' }
  | { readonly type: 'realtime.up' }
  | { readonly type: 'realtime.down' }
  | LaneReport
  | SeatEvent
  | RecordEvent<'outbox'>;

type Lane = ActorRefFrom<typeof outboxLaneMachine>;

interface Context {
  readonly memberId: string;
  readonly box: Outbox;
  readonly unstamped: readonly Draft[];
  readonly lanes: Readonly<Record<string, Lane>>;
}

const isOwn =
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
        (draft, index): OutboxEntry => ({
          ...draft,
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

/**
 * What is written and not yet known to be at the backend (docs/realtime.md): durable, the same in all tabs, sent by one
 * of them. A message leaves it when its echo or the history shows it, and for no other reason.
 */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly memberId: string },
    events: {} as OutboxEvent,
    tags: {} as 'sender' | 'unstored',
    meta: {} as Meta,
  },
  actors: { keepOutbox: recordKeeper('outbox'), stamp, seat, lane: outboxLaneMachine },
  actions: {
    save: sendTo('record', ({ context }: { context: Context }) => ({ type: 'record.save', value: context.box })),
    /** The first message of every conversation whose lane is free goes out. */
    feed: enqueueActions(({ context, enqueue }) => {
      const waiting = context.box.entries.filter(isOwn(context)).filter(({ state }) => state !== 'failed');
      const heads = new Map(waiting.toReversed().map((entry) => [entry.convId, entry]));
      const free = [...heads.values()].filter(
        ({ convId }) => !context.lanes[convId] || context.lanes[convId].getSnapshot().hasTag('free'),
      );
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
    /** Seen messages leave; a lane that waited for one is free again. */
    settle: enqueueActions(({ context, enqueue }, { keys }: { keys: readonly MessageKey[] }) => {
      const names = keys.map(keyOf);
      const known = context.box.entries.map(keyOf).filter((name) => names.includes(name));
      if (known.length === 0) return;
      enqueue.assign({ box: ({ context: { box } }) => without(box, known) });
      for (const lane of Object.values(context.lanes)) {
        if (known.includes(selectInFlight(lane.getSnapshot()) ?? '')) enqueue.sendTo(lane, { type: 'lane.release' });
      }
      enqueue.sendTo('record', ({ context: { box } }) => ({ type: 'record.save', value: box }));
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
      enqueue.raise({ type: 'outbox.feed' });
    }),
    again: assign(({ context }, { key }: { key: MessageKey }) => {
      const entry = context.box.entries.find((other) => keyOf(other) === keyOf(key));
      if (!entry) return {};
      const { msgFrom: _, sentTime: __, ...draft } = outgoing(entry);
      return { box: without(context.box, [keyOf(key)]), unstamped: [...context.unstamped, draft] };
    }),
    fail: assign({
      box: ({ context }, { entry, reason }: { entry: OutboxEntry; reason: Refused }) =>
        marked(context.box, entry, { state: 'failed', reason }),
    }),
    /** What stands in the way is said in its own words; anything else in those of R8.5-4. */
    tellFailed: sendParent((_, { reason }: { reason: Refused }) => ({
      type: 'notice.raised',
      tone: 'bad',
      key: reason === 'gone' ? 'messages:sendFailed' : `messages:${reason}`,
    })),
    warn: sendParent({ type: 'notice.raised', tone: 'warn', key: 'failure:storage' }),
    renewLine: sendParent({ type: 'realtime.renew' }),
    sendOut: sendParent((_, { entry }: { entry: OutboxEntry }) => ({
      type: 'realtime.send',
      message: outgoing(entry),
    })),
    merge: assign({
      box: ({ context }, { value, isSender }: { value: Outbox; isSender: boolean }) =>
        mergedOutbox(context.box, value, isSender),
    }),
    /** From now on it outlives the page: what was typed need not be kept any more. */
    tellKept: sendParent(({ context }, { count }: { count: number }) => ({
      type: 'outbox.kept',
      convIds: context.unstamped.slice(0, count).map(({ convId }) => convId),
    })),
    feedSoon: raise({ type: 'outbox.feed' }),
  },
  guards: {
    canSend: and([stateIn({ line: 'up' }), stateIn({ seat: 'held' })]),
    hasUnstamped: ({ context }) => context.unstamped.length > 0,
    /** This tab holds something that the stored one lacks. */
    isBehind: ({ context }, { value, isSender }: { value: Outbox; isSender: boolean }) =>
      !sameOutbox(mergedOutbox(context.box, value, isSender), value),
  },
}).createMachine({
  id: 'outbox',
  description: 'Messages that are written and not yet known to have arrived.',
  context: ({ input }) => ({ memberId: input.memberId, box: { entries: [], done: [] }, unstamped: [], lanes: {} }),
  type: 'parallel',
  invoke: { id: 'record', src: 'keepOutbox', onError: { actions: 'warn' } },
  on: {
    'outbox.add': {
      actions: assign({ unstamped: ({ context, event }) => [...context.unstamped, event.draft] }),
    },
    'outbox.retry': { actions: [{ type: 'again', params: ({ event }) => event }, 'save'] },
    'outbox.discard': {
      actions: { type: 'remove', params: ({ event }) => ({ keys: [keyOf(event.key)] }) },
    },
    'outbox.drop': {
      actions: {
        type: 'remove',
        params: ({ context, event }) => ({
          keys: context.box.entries
            .filter(isOwn(context))
            .filter(({ convId }) => convId === event.convId)
            .map(keyOf),
        }),
      },
    },
    'outbox.forget': {
      actions: {
        type: 'remove',
        params: ({ context }) => ({ keys: context.box.entries.filter(isOwn(context)).map(keyOf) }),
      },
    },
    'outbox.seen': { actions: { type: 'settle', params: ({ event }) => event } },
    'outbox.feed': { guard: 'canSend', actions: 'feed' },
    'lane.out': { actions: { type: 'sendOut', params: ({ event }) => event } },
    'lane.confirmed': { actions: { type: 'settle', params: ({ event }) => ({ keys: [event.entry] }) } },
    'lane.failed': {
      actions: [
        { type: 'fail', params: ({ event }) => event },
        { type: 'tellFailed', params: ({ event }) => event },
        'save',
        'feedSoon',
      ],
      meta: { see: 'messages:sendFailed', requirements: ['R7.5-17', 'R8.5-4'] },
    },
    'lane.silent': { actions: 'renewLine' },
    'lane.freed': { guard: 'canSend', actions: 'feed' },
    'record.loaded': {
      actions: [{ type: 'merge', params: ({ event }) => ({ value: event.value, isSender: false }) }, 'feedSoon'],
    },
    'record.failed': { actions: 'warn' },
  },
  states: {
    stamping: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Every message has its time.',
          always: { guard: 'hasUnstamped', target: 'reading' },
        },
        reading: {
          description: 'The time is read that becomes the key of the message.',
          invoke: {
            id: 'stamp',
            src: 'stamp',
            input: ({ context: { memberId, unstamped } }) => ({ memberId, count: unstamped.length }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'tellKept', params: ({ event }) => event.output },
                assign(({ context, event }) => added(context, event.output)),
                'save',
                'feedSoon',
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                assign(({ context }) =>
                  added(context, {
                    first: (context.box.entries.at(-1)?.sentTime ?? 0) + 1,
                    count: context.unstamped.length,
                  }),
                ),
                'save',
                'feedSoon',
              ],
            },
          },
        },
      },
    },
    line: {
      initial: 'down',
      states: {
        down: {
          description: 'The live channel is not there: messages wait.',
          on: { 'realtime.up': { target: 'up', actions: ['mend', 'feedSoon'] } },
        },
        up: {
          description: 'The live channel is there.',
          on: { 'realtime.down': { target: 'down' } },
        },
      },
    },
    seat: {
      invoke: { id: 'seat', src: 'seat', input: ({ context: { memberId } }) => ({ memberId }), onError: {} },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Another tab sends for this member.',
          on: {
            'seat.taken': { target: 'held', actions: 'feedSoon' },
            'record.changed': [
              {
                guard: { type: 'isBehind', params: ({ event }) => ({ value: event.value, isSender: false }) },
                actions: [{ type: 'merge', params: ({ event }) => ({ value: event.value, isSender: false }) }, 'save'],
              },
              { actions: { type: 'merge', params: ({ event }) => ({ value: event.value, isSender: false }) } },
            ],
          },
        },
        held: {
          description: 'This tab sends.',
          tags: 'sender',
          on: {
            'record.changed': [
              {
                guard: { type: 'isBehind', params: ({ event }) => ({ value: event.value, isSender: true }) },
                actions: [
                  { type: 'merge', params: ({ event }) => ({ value: event.value, isSender: true }) },
                  'save',
                  'feedSoon',
                ],
              },
              {
                actions: [
                  { type: 'merge', params: ({ event }) => ({ value: event.value, isSender: true }) },
                  'feedSoon',
                ],
              },
            ],
          },
        },
      },
    },
  },
});

/** The messages of a conversation that are still here, the oldest first. */
export const selectPending = ({ context }: { readonly context: Context }, convId: string): readonly OutboxEntry[] =>
  context.box.entries.filter((entry) => entry.convId === convId && isOwn(context)(entry));
