import { Context, Effect } from 'effect';
import { assign, setup } from 'xstate';
import { log } from '#services/contract/log.contract.ts';
import { call, HostInfo, RecentEntries } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';

interface ErrorSeen {
  readonly type: 'error.seen';
  readonly message: string;
  readonly detail: string;
  readonly memberId: string | null;
  readonly at: number;
}

type Report = Omit<ErrorSeen, 'type'>;

interface Reports {
  readonly waiting: readonly Report[];
  readonly taken: readonly Pick<Report, 'message' | 'at'>[];
}

const sameErrorEvery = 60_000;
const mostWaiting = 20;
const entriesSent = 200;

const lately = ({ taken }: Reports, now: number) => taken.filter(({ at }) => now - at < sameErrorEvery);

const isFresh = (reports: Reports, { message, at }: Report): boolean =>
  reports.waiting.length < mostWaiting && lately(reports, at).every((known) => known.message !== message);

/** Error log (R8.5-14, R7.1-28): one report at a time, the same error at most once a minute. */
export const reportsMachine = setup({
  types: { context: {} as Reports, events: {} as ErrorSeen, meta: {} as Meta },
  actors: {
    report: fromEffect<boolean, Report>((report) =>
      Effect.flatMap(Effect.context<HostInfo | RecentEntries>(), (services) => {
        const { url, userAgent } = Context.get(services, HostInfo).describe();
        const { memberId, message, detail } = report;
        return Effect.flatMap(
          Context.get(services, RecentEntries).last(entriesSent, { url, message, detail }),
          ({ url, message, ...data }) =>
            call(log.clientError, { body: { userId: memberId, url, userAgent, message, data } }),
        );
      }),
    ),
  },
  guards: {
    isFresh: ({ context }, report: Report) => isFresh(context, report),
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
}).createMachine({
  id: 'reports',
  description: 'Sends errors to the error log.',
  context: { waiting: [], taken: [] },
  on: {
    'error.seen': {
      guard: withEvent('isFresh'),
      actions: assign(({ context, event: { type: _, ...report } }) => ({
        waiting: [...context.waiting, report],
        taken: [...lately(context, report.at), { message: report.message, at: report.at }],
      })),
      meta: { requirements: ['R8.5-14'] },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'No error is waiting to be sent.',
      always: { guard: 'hasWaiting', target: 'sending' },
    },
    sending: {
      description: 'An error report is being sent.',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => context.waiting[0] ?? { message: '', detail: '', memberId: null, at: 0 },
        onDone: { target: 'resting' },
        onError: { target: 'resting' },
      },
      exit: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    },
  },
});
