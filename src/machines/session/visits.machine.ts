import { type ActorRefFrom, assign, not, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { visitCountThreshold } from '#services/contract/constants.ts';
import type { Visits } from '#services/contract/stored.contract.ts';
import { durableRecord, type RecordEvent } from '../kit/durable-record.ts';
import type { Meta } from '../kit/meta.ts';
import { readClock } from '../kit/read-clock.ts';
import { withEvent } from '../kit/with-event.ts';

/** A post's detail; a company's or product's page (docs/choices.md R1-5). */
export type CountedPage = 'post' | 'company';

type VisitsEvent =
  | { readonly type: 'page.entered'; readonly page: CountedPage | null }
  | { readonly type: 'page.opened'; readonly page: CountedPage }
  | { readonly type: 'user.known'; readonly isRegistered: boolean }
  | { readonly type: 'tip.close' }
  | { readonly type: 'visit.counted' }
  | RecordEvent<'visits'>;

interface Context {
  readonly visits: Visits;
  readonly opened: readonly CountedPage[];
  readonly page: CountedPage | null;
}

const { visits: threshold, period } = visitCountThreshold;

/** A time in the future was written by a wrong clock. */
const begunAt = (begin: number | null, at: number): number => Math.min(begin ?? at, at);

/** Restarts only after reaching 3 and 24 h after it began (R1-3). */
const withPost = (visits: Visits, at: number): Visits => {
  const begin = begunAt(visits.visitBeginTime, at);
  const isOver = visits.count >= threshold && at - begin >= period;
  return isOver || visits.visitBeginTime === null
    ? { ...visits, count: 1, visitBeginTime: at }
    : { ...visits, count: visits.count + 1, visitBeginTime: begin };
};

/** The third within 24 h sets the flag (docs/choices.md R1-5). */
const withCompany = (visits: Visits, at: number): Visits => {
  const begin = begunAt(visits.seenBeginTime, at);
  const isNew = visits.seenBeginTime === null || at - begin >= period;
  const seen = isNew ? 1 : visits.seen + 1;
  return {
    ...visits,
    seen,
    seenBeginTime: isNew ? at : begin,
    visitLimit: visits.visitLimit || seen >= threshold,
  };
};

const counted = ({ visits, opened }: Context, at: number): Pick<Context, 'visits' | 'opened'> => {
  const [page, ...rest] = opened;
  if (!page) return { visits, opened };
  return { visits: page === 'post' ? withPost(visits, at) : withCompany(visits, at), opened: rest };
};

/** Counts visits without registration and prompts login at the limit (§1, §2.2, §4.3). */
export const visitsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VisitsEvent,
    tags: {} as 'limited',
    meta: {} as Meta,
  },
  actors: { persistVisits: durableRecord('visits'), readClock },
  actions: { store: sendTo('record', ({ context }) => ({ type: 'record.save', value: context.visits })) },
  guards: {
    isRegistered: (_, { isRegistered }: { isRegistered: boolean }) => isRegistered,
    isUnregistered: (_, { isRegistered }: { isRegistered: boolean }) => !isRegistered,
    isLifted: ({ context }) => !context.visits.visitLimit,
    isReached: ({ context }) => context.visits.visitLimit,
    isAtCompany: ({ context }) => context.page === 'company',
    hasOpened: ({ context }) => context.opened.length > 0,
  },
}).createMachine({
  id: 'visits',
  description: 'Counts page views of users who are not registered.',
  context: {
    visits: { count: 0, visitBeginTime: null, seen: 0, seenBeginTime: null, visitLimit: false },
    opened: [],
    page: null,
  },
  invoke: { id: 'record', src: 'persistVisits', onError: {} },
  initial: 'unknown',
  on: {
    'record.loaded': { actions: assign({ visits: ({ event }) => event.value }) },
    'record.changed': { actions: [assign({ visits: ({ event }) => event.value }), raise({ type: 'visit.counted' })] },
    'page.entered': { actions: assign({ page: ({ event }) => event.page }) },
    'page.opened': { actions: assign({ opened: ({ context, event }) => [...context.opened, event.page] }) },
  },
  states: {
    unknown: {
      description: 'The identity is not known yet; opened pages are counted later.',
      on: {
        'user.known': [{ guard: withEvent('isRegistered'), target: 'registered' }, { target: 'unregistered' }],
      },
    },
    registered: {
      description: 'A registered member browses without limit; nothing is counted.',
      meta: { requirements: ['R2.2-13', 'R6-10'] },
      entry: assign({ opened: [] }),
      on: {
        'page.opened': {},
        'user.known': { guard: withEvent('isUnregistered'), target: 'unregistered' },
      },
    },
    unregistered: {
      description: 'A user who is not registered; opened pages are counted.',
      type: 'parallel',
      on: {
        'user.known': { guard: withEvent('isRegistered'), target: 'registered' },
      },
      states: {
        counter: {
          initial: 'resting',
          states: {
            resting: {
              description: 'Every opened page is counted.',
              always: { guard: 'hasOpened', target: 'counting' },
            },
            counting: {
              description: 'A page view is being counted.',
              meta: { requirements: ['R1-2', 'R1-3', 'R1-4'] },
              invoke: {
                id: 'readClock',
                src: 'readClock',
                onDone: {
                  target: 'resting',
                  actions: [
                    assign(({ context, event }) => counted(context, event.output)),
                    'store',
                    raise({ type: 'visit.counted' }),
                  ],
                },
                onError: { target: 'resting', actions: assign({ opened: [] }) },
              },
            },
          },
        },
        limit: {
          initial: 'judging',
          states: {
            judging: {
              description: 'Is the limit reached?',
              always: [{ guard: 'isReached', target: 'elsewhere' }, { target: 'open' }],
            },
            open: {
              description: 'The user can open more pages.',
              on: { 'visit.counted': { guard: 'isReached', target: 'elsewhere', meta: { requirements: ['R4.3-13'] } } },
            },
            elsewhere: {
              description: 'The limit is reached, but another page is open.',
              always: { guard: 'isAtCompany', target: 'reached' },
              on: { 'visit.counted': { guard: 'isLifted', target: 'open' } },
            },
            reached: {
              description: 'The limit is reached at a company or product: the user is asked to log in.',
              tags: ['limited'],
              meta: { see: 'session:visitLimit.title', requirements: ['R2.2-10', 'R2.2-11'] },
              always: { guard: not('isAtCompany'), target: 'elsewhere' },
              on: {
                'tip.close': {
                  target: 'open',
                  actions: [assign({ visits: ({ context }) => ({ ...context.visits, visitLimit: false }) }), 'store'],
                  meta: { requirements: ['R4.3-14', 'R4.3-15'] },
                },
                'visit.counted': { guard: 'isLifted', target: 'open' },
              },
            },
          },
        },
      },
    },
  },
});

export type VisitsActor = ActorRefFrom<typeof visitsMachine>;

export const selectIsLimited = (snapshot: SnapshotFrom<typeof visitsMachine>): boolean => snapshot.hasTag('limited');
