import { Effect } from 'effect';
import { assign, setup } from 'xstate';
import { log, type ViewedType } from '#services/contract/log.contract.ts';
import { Chance, call, Time } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';

const cidLength = 16;

export interface PageVisit {
  readonly url: string;
  readonly entity: { readonly type: ViewedType; readonly id: string } | null;
}

type VisitLogEvent =
  | ({ readonly type: 'visit.entered' } & PageVisit)
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

interface Context extends PageVisit {
  readonly client: 'web' | 'mobile';
  readonly cid: string;
  readonly startTime: number;
  /** The page after the one whose duration is being logged. */
  readonly next: PageVisit | null;
}

interface Began {
  readonly cid: string;
  readonly startTime: number;
}

/** A log never delays a page, and its failure is ignored. */
const send = <E, R>(call: Effect.Effect<unknown, E, R>) =>
  Effect.asVoid(Effect.forkDetach(Effect.orElseSucceed(call, () => {})));

const now = Effect.map(Time, (clock) => clock.now());

interface Begin extends PageVisit {
  readonly cid: string;
  readonly client: Context['client'];
  readonly again: boolean;
}

const begin = fromEffect<Began, Begin>(({ cid: known, client, url, entity, again }) =>
  Effect.gen(function* () {
    const cid = known || (yield* Chance).token(cidLength);
    if (!again) yield* send(call(log.access, { body: { cid, url, client } }));
    if (!again && entity) yield* send(call(log.viewRecord, { body: { entityType: entity.type, entityId: entity.id } }));
    return { cid, startTime: yield* now };
  }),
);

const end = fromEffect<void, Began & Pick<Context, 'url' | 'client'>>((period) =>
  Effect.flatMap(now, (endTime) => send(call(log.accessTime, { body: { ...period, endTime } }))),
);

/** Logs which pages are opened and for how long (R7.7). */
export const visitLogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VisitLogEvent,
    input: {} as Pick<Context, 'client'>,
    meta: {} as Meta,
  },
  actors: { begin, end },
  actions: {
    arrive: assign(({ event }) => (event.type === 'visit.entered' ? { url: event.url, entity: event.entity } : {})),
    goOn: assign(({ context: { next } }) => (next ? { ...next, next: null } : {})),
  },
}).createMachine({
  id: 'visitLog',
  description: 'Logs which pages are opened and how long they are viewed.',
  context: ({ input }) => ({ ...input, cid: '', url: '', entity: null, startTime: 0, next: null }),
  initial: 'nowhere',
  states: {
    nowhere: {
      description: 'No page has been opened yet.',
      on: { 'visit.entered': { target: 'entering', actions: 'arrive' } },
    },
    entering: {
      description: 'A page is opened: the access log is called, and the viewing time starts.',
      meta: { requirements: ['R7.7-1', 'R7.7-3', 'R7.7-4'] },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { cid, client, url, entity } }) => ({ cid, client, url, entity, again: false }),
        onDone: { target: 'seen', actions: assign(({ event }) => event.output) },
        onError: { target: 'nowhere' },
      },
      on: {
        'visit.entered': { target: 'entering', reenter: true, actions: 'arrive' },
      },
    },
    seen: {
      description: 'The page is visible; its viewing time runs.',
      on: {
        'visit.entered': {
          target: 'leaving',
          actions: assign({ next: ({ event: { url, entity } }) => ({ url, entity }) }),
        },
        'page.hidden': { target: 'hidden' },
      },
    },
    leaving: {
      description: 'The viewing time is logged; the next page does not wait for the answer.',
      meta: { requirements: ['R7.7-2'] },
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context: { cid, url, client, startTime } }) => ({ cid, url, client, startTime }),
        onDone: { target: 'entering', actions: 'goOn' },
        onError: { target: 'entering', actions: 'goOn' },
      },
      on: {
        'visit.entered': { actions: assign({ next: ({ event: { url, entity } }) => ({ url, entity }) }) },
      },
    },
    hidden: {
      description: 'The page is hidden: its viewing time is logged at once, because the user may not come back.',
      meta: { requirements: ['R7.7-2', 'R7.7-4'] },
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context: { cid, url, client, startTime } }) => ({ cid, url, client, startTime }),
        onError: {},
      },
      on: {
        'page.shown': { target: 'returning' },
        'visit.entered': { target: 'entering', actions: 'arrive' },
      },
    },
    returning: {
      description: 'The page is visible again: a new viewing time starts.',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { cid, client, url, entity } }) => ({ cid, client, url, entity, again: true }),
        onDone: { target: 'seen', actions: assign(({ event }) => event.output) },
        onError: { target: 'nowhere' },
      },
      on: {
        'visit.entered': { target: 'entering', actions: 'arrive' },
      },
    },
  },
});
