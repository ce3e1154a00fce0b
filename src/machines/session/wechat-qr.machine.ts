import { Effect } from 'effect';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { baseSession } from '#services/contract/base-session.contract.ts';
import { type WechatPoll, wxErrcode } from '#services/contract/wechat.contract.ts';
import { call, Wechat } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { assignFailureAs, failedWith } from '../kit/assign-failure.ts';
import { assignPart } from '../kit/assign-part.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { asBindWechatFailure, type BindWechatFailure, bindWechat, serverWords } from './bind-wechat.ts';
import {
  asLoginFailure,
  bound,
  type Entry,
  entryOf,
  type LoginFailure,
  type LoginStep,
  loggedIn,
} from './login-result.ts';

type WechatQrEvent = { readonly type: 'qr.reload' } | { readonly type: 'connection.returned' };

interface Ticket {
  readonly uuid: string;
  readonly imageUrl: string;
}

interface Input {
  readonly intent: LoginStep;
}

interface Context extends Input {
  /** The old ticket stays until the next one is loaded, against a layout shift. */
  readonly ticket: Ticket | null;
  readonly poll: { readonly errcode: number; readonly code: string };
  readonly strikes: number;
  readonly failure: LoginFailure | BindWechatFailure | null;
  /** The server's message for a binding (R8.2-10), else empty. */
  readonly serverText: string;
  readonly entry: Entry | null;
}

const assignLoginFailure = assignFailureAs((failure): LoginFailure | BindWechatFailure =>
  asLoginFailure(failure, 'wechat', 'login'),
);

type Explained = Pick<Context, 'failure' | 'serverText'>;

const explained = (failure: Failure, intent: LoginStep): Explained =>
  intent === 'bind'
    ? { failure: asBindWechatFailure(failure), serverText: serverWords(failure) }
    : { failure: asLoginFailure(failure, 'wechat', 'login'), serverText: '' };

const isExplained = ({ failure, serverText }: Explained): boolean =>
  serverText !== '' || failure?.tag !== 'loginFailed';

const assignExplained = assignPart<Context, { readonly error: unknown }>(({ context: { intent }, event }) =>
  explained(toFailure(event.error), intent),
);

const nothing = { errcode: wxErrcode.waiting, code: '' };
const strikesAllowed = 3;

const qrSetup = setup({
  types: {
    context: {} as Context,
    events: {} as WechatQrEvent,
    input: {} as Input | undefined,
    output: {} as Entry,
    tags: {} as
      | 'loading'
      | 'waiting'
      | 'scanned'
      | 'confirmed'
      | 'expired'
      | 'cancelled'
      | 'denied'
      | 'refused'
      | 'failed',
    meta: {} as Meta,
  },
  actors: {
    openTicket: fromEffect<Ticket>(() => Effect.flatMap(Wechat, (wechat) => wechat.open())),
    pollTicket: fromEffect<Pick<WechatPoll, 'code'> & { errcode: number }, { uuid: string; last: 404 | null }>(
      ({ uuid, last }) => Effect.flatMap(Wechat, (wechat) => wechat.poll(uuid, last)),
    ),
    enterByWechat: fromEffect<Entry, Input & { code: string }>(({ intent, code }) =>
      intent === 'bind' ? bound(bindWechat(code)) : loggedIn(call(baseSession.loginByWechatWeb, { body: { code } })),
    ),
  },
  guards: {
    isNothing: (_, { errcode }: { errcode: number }) => errcode === wxErrcode.waiting,
    isNothingNew: (_, { errcode }: { errcode: number }) =>
      errcode === wxErrcode.waiting || errcode === wxErrcode.scanned,
    isScanned: ({ context }) => context.poll.errcode === wxErrcode.scanned,
    isConfirmed: ({ context }) => context.poll.errcode === wxErrcode.confirmed && context.poll.code !== '',
    isDenied: ({ context }) => context.poll.errcode === wxErrcode.confirmed,
    isCancelled: ({ context }) => context.poll.errcode === wxErrcode.cancelled,
    isCutOff: ({ context: { failure } }) => failure?.tag === 'offline' || failure?.tag === 'timeout',
    isExplained: ({ context: { intent } }, failure: Failure) =>
      failure.tag === 'refused' && isExplained(explained(failure, intent)),
    mayTryAgain: ({ context }) => context.strikes < strikesAllowed,
  },
  delays: { pollPause: 2_000 },
});

/** Long polling: `last` is sent to WeChat, `nothing` is the guard of answers without news. */
const polling = (last: 404 | null, nothing: 'isNothing' | 'isNothingNew') =>
  qrSetup.createStateConfig({
    initial: 'asking',
    states: {
      asking: {
        description: 'WeChat answers when something happens or after 25 s.',
        invoke: {
          id: 'pollTicket',
          src: 'pollTicket',
          input: ({ context }) => ({ uuid: context.ticket?.uuid ?? '', last }),
          onDone: [
            {
              guard: { type: nothing, params: ({ event }) => event.output },
              target: 'pausing',
              actions: assign({ strikes: 0 }),
            },
            { target: '#wechatQr.judging', actions: assign({ poll: ({ event }) => event.output, strikes: 0 }) },
          ],
          onError: [
            {
              guard: 'mayTryAgain',
              target: 'pausing',
              actions: assign({ strikes: ({ context }) => context.strikes + 1 }),
            },
            {
              target: '#wechatQr.failed',
              actions: assignLoginFailure,
            },
          ],
        },
      },
      pausing: {
        description: 'A short pause before the next request.',
        after: { pollPause: { target: 'asking' } },
      },
    },
  });

export const wechatQrMachine = qrSetup.createMachine({
  id: 'wechatQr',
  description: 'Logs in by scanning a QR code with WeChat.',
  context: ({ input }) => ({
    intent: input?.intent ?? 'login',
    ticket: null,
    poll: nothing,
    strikes: 0,
    failure: null,
    serverText: '',
    entry: null,
  }),
  output: ({ context }) => entryOf(context.entry),
  initial: 'loadingTicket',
  states: {
    loadingTicket: {
      description: 'A new QR code is being loaded.',
      tags: ['loading'],
      entry: assign({ poll: nothing, strikes: 0, failure: null, serverText: '' }),
      invoke: {
        id: 'openTicket',
        src: 'openTicket',
        onDone: { target: 'waiting', actions: assign({ ticket: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assignLoginFailure },
      },
    },
    waiting: {
      description: 'The QR code waits for a phone to scan it.',
      tags: ['waiting'],
      meta: { see: 'session:wechat.waiting', requirements: ['R2.2-2', 'R2.3-3'] },
      ...polling(null, 'isNothing'),
    },
    scanned: {
      description: 'The QR code is scanned; the confirmation on the phone is pending.',
      tags: ['scanned'],
      meta: { see: 'session:wechat.scanned' },
      ...polling(404, 'isNothingNew'),
    },
    judging: {
      description: 'The answer of WeChat decides the next state.',
      always: [
        { guard: 'isScanned', target: 'scanned' },
        { guard: 'isConfirmed', target: 'confirmed' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'expired' },
      ],
    },
    confirmed: {
      description: 'Confirmed on the phone; the one-time code of WeChat logs in or is bound.',
      tags: ['confirmed'],
      meta: { see: 'session:wechat.confirmed', requirements: ['R7.1-4', 'R4.1-13'] },
      exit: assign({ poll: nothing }),
      invoke: {
        id: 'enterByWechat',
        src: 'enterByWechat',
        input: ({ context: { intent, poll } }) => ({ intent, code: poll.code }),
        onDone: { target: 'entered', actions: assign({ entry: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isExplained', params: failedWith },
            target: 'refused',
            actions: assignExplained,
            meta: { requirements: ['R8.2-3', 'R8.2-4', 'R8.2-5', 'R8.2-6', 'R8.2-8', 'R8.2-9', 'R8.2-10'] },
          },
          { target: 'failed', actions: assignExplained, meta: { requirements: ['R8.2-7'] } },
        ],
      },
    },
    cancelled: {
      description: 'Cancelled on the phone; the user can load another QR code.',
      tags: ['cancelled'],
      meta: { see: 'session:wechat.cancelled' },
      on: { 'qr.reload': { target: 'loadingTicket' } },
    },
    expired: {
      description: 'The QR code is too old; a click loads a new one.',
      tags: ['expired'],
      meta: { see: 'session:wechat.expired' },
      on: { 'qr.reload': { target: 'loadingTicket' } },
    },
    denied: {
      description: 'The login was denied on the phone; the user can load another QR code.',
      tags: ['denied'],
      meta: { see: 'session:wechat.denied' },
      on: { 'qr.reload': { target: 'loadingTicket' } },
    },
    refused: {
      description: 'This WeChat account cannot be used; only the reason is shown.',
      tags: ['refused'],
      on: { 'qr.reload': { target: 'loadingTicket' } },
    },
    failed: {
      description: 'The network or the login failed; the user can load another QR code.',
      tags: ['failed'],
      on: {
        'qr.reload': { target: 'loadingTicket' },
        'connection.returned': { guard: 'isCutOff', target: 'loadingTicket' },
      },
    },
    entered: {
      description: 'The user is logged in; without an identity they must bind a mobile next.',
      type: 'final',
      meta: { requirements: ['R4.1-17'] },
    },
  },
});

export type WechatQrActor = ActorRefFrom<typeof wechatQrMachine>;
type Snapshot = SnapshotFrom<typeof wechatQrMachine>;

export const selectQrUuid = (snapshot: Snapshot): string => snapshot.context.ticket?.uuid ?? '';
export const selectWechatQrFailure = (snapshot: Snapshot): LoginFailure | BindWechatFailure | null =>
  snapshot.context.failure;
export const selectServerWords = (snapshot: Snapshot): string => snapshot.context.serverText;
export const selectQrIntent = (snapshot: Snapshot): LoginStep => snapshot.context.intent;
export const selectCanReload = (snapshot: Snapshot): boolean => snapshot.can({ type: 'qr.reload' });
