import { Effect } from 'effect';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { MemberInfo } from '#services/contract/base-session.contract.ts';
import { type AccountState, type Membership, session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import type { UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { bindAccountMachine } from './bind-account.machine.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { wechatQrMachine } from './wechat-qr.machine.ts';

export const accountSections = ['mobile', 'email', 'wechat', 'password'] as const;
export type AccountSection = (typeof accountSections)[number];

export type Account = AccountState & Pick<MemberInfo, 'phoneNumber' | 'email'>;

type AccountSettingEvent =
  | { readonly type: 'section.open'; readonly section: AccountSection }
  | { readonly type: 'section.close' }
  | { readonly type: 'account.retry' }
  | { readonly type: 'qr.wanted' }
  | { readonly type: 'connection.returned' }
  | UserChanged;

interface Context {
  readonly account: Account | null;
  readonly failure: Failure | null;
}

const nobody: Failure = { tag: 'expired' };

const loadAccount = Effect.flatMap(
  Effect.all([call(session.memberInfo), call(session.accountState)], { concurrency: 2 }),
  ([info, state]): Effect.Effect<Account, Failure> =>
    info ? Effect.succeed({ ...state, phoneNumber: info.phoneNumber, email: info.email }) : Effect.fail(nobody),
);

/** The password form takes any dial code, so `+` stands for it. */
const ownAccount = ({ account }: Context) => ({
  ...(account?.phoneNumber ? { dialCode: '+', mobile: account.phoneNumber.replace('+', '') } : {}),
  ...(account?.email ? { email: account.email } : {}),
});

const anew = ['#accountSetting.shown.section.viewing', '#accountSetting.shown.account.reloading'] as const;

export const accountSettingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AccountSettingEvent,
    tags: {} as 'loading' | 'shown' | 'failed' | 'stale' | 'leaving' | AccountSection,
    meta: {} as Meta,
    children: {} as {
      membership: 'membership';
      bindMobile: 'bindAccount';
      bindEmail: 'bindAccount';
      resetPassword: 'resetPassword';
      wechatQr: 'wechatQr';
    },
  },
  actors: {
    loadAccount: fromEffect<Account>(() => loadAccount),
    membership: resourceMachine<Membership | null>(() => call(session.membership)),
    bindAccount: bindAccountMachine,
    resetPassword: resetPasswordMachine,
    wechatQr: wechatQrMachine,
  },
  actions: {
    showNotice: sendToResident('notices', (_, { key }: { key: string }) => ({
      type: 'notice.show',
      tone: 'good',
      key,
    })),
    warn: sendToResident('notices', { type: 'notice.show', tone: 'bad', key: 'failure:crashed' }),
    notifySession: sendToResident('session', { type: 'member.changed' }),
    reportPasswordChanged: sendToResident('app', { type: 'password.changed' }),
    wantBinding: sendToResident('app', { type: 'binding.wanted' }),
  },
  guards: {
    isAnother: (_, { how }: UserChanged) => how !== 'known',
    isMobile: (_, { section }: { section: AccountSection }) => section === 'mobile',
    isEmail: (_, { section }: { section: AccountSection }) => section === 'email',
    isPassword: (_, { section }: { section: AccountSection }) => section === 'password',
    isWechatFree: ({ context }, { section }: { section: AccountSection }) =>
      section === 'wechat' && context.account?.isBindWechat === false,
  },
}).createMachine({
  id: 'accountSetting',
  description: 'A member views the account and changes how they log in.',
  context: { account: null, failure: null },
  invoke: { id: 'membership', src: 'membership', onError: {} },
  on: {
    'user.changed': {
      guard: withEvent('isAnother'),
      target: '.loading',
      actions: assign({ account: null, failure: null }),
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The account is being loaded behind a placeholder.',
      tags: ['loading'],
      meta: { requirements: ['R2.6-19'] },
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: { target: 'shown', actions: assign({ account: ({ event }) => event.output, failure: null }) },
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    failed: {
      description: 'The account could not be loaded; the member can retry.',
      tags: ['failed'],
      on: {
        'account.retry': { target: 'loading' },
        'connection.returned': { target: 'loading' },
      },
    },
    shown: {
      description: 'The account is shown.',
      tags: ['shown'],
      type: 'parallel',
      states: {
        section: {
          description: 'One form at a time is open, or none.',
          initial: 'viewing',
          on: {
            'section.open': [
              { guard: withEvent('isMobile'), target: '.mobile' },
              { guard: withEvent('isEmail'), target: '.email' },
              { guard: withEvent('isPassword'), target: '.password' },
              { guard: withEvent('isWechatFree'), target: '.askingWechat' },
            ],
            'section.close': { target: '.viewing' },
          },
          states: {
            viewing: { description: 'The member views the account.' },
            mobile: {
              description: 'A mobile number is being bound or replaced.',
              tags: ['mobile'],
              meta: { see: 'account:mobile.title', requirements: ['R7.1-16'] },
              invoke: {
                id: 'bindMobile',
                src: 'bindAccount',
                input: { kind: 'mobile' },
                onDone: {
                  target: anew,
                  actions: [{ type: 'showNotice', params: { key: 'account:mobile.bound' } }, 'notifySession'],
                  meta: { see: 'account:mobile.bound' },
                },
                onError: { target: 'viewing', actions: 'warn' },
              },
            },
            email: {
              description: 'An email address is being bound or replaced.',
              tags: ['email'],
              meta: { see: 'account:email.title', requirements: ['R7.1-16', 'R8.3-5'] },
              invoke: {
                id: 'bindEmail',
                src: 'bindAccount',
                input: { kind: 'email' },
                onDone: {
                  target: anew,
                  actions: [{ type: 'showNotice', params: { key: 'account:email.bound' } }, 'notifySession'],
                  meta: { see: 'account:email.bound' },
                },
                onError: { target: 'viewing', actions: 'warn' },
              },
            },
            password: {
              description: 'A new password is being set, with the same rules as for a forgotten one.',
              tags: ['password'],
              meta: { see: 'account:password.title', requirements: ['R5.2-1', 'R7.1-15'] },
              invoke: {
                id: 'resetPassword',
                src: 'resetPassword',
                input: ({ context }) => ownAccount(context),
                onDone: {
                  target: 'viewing',
                  actions: [{ type: 'showNotice', params: { key: 'session:reset.done' } }, 'reportPasswordChanged'],
                  meta: { see: 'session:reset.done', requirements: ['R8.3-2'] },
                },
                onError: { target: 'viewing', actions: 'warn' },
              },
            },
            askingWechat: {
              description: 'Inside WeChat the user goes there to authorise; elsewhere a QR code is shown.',
              tags: ['leaving'],
              meta: { requirements: ['R4.1-15'] },
              entry: 'wantBinding',
              on: { 'qr.wanted': { target: 'wechat' } },
            },
            wechat: {
              description: 'A QR code is shown; the WeChat account that scans it is bound.',
              tags: ['wechat'],
              meta: { see: 'account:wechat.title', requirements: ['R8.2-8', 'R8.2-9', 'R8.2-10'] },
              invoke: {
                id: 'wechatQr',
                src: 'wechatQr',
                input: { intent: 'bind' },
                onDone: {
                  target: anew,
                  actions: { type: 'showNotice', params: { key: 'session:wechat.bound' } },
                  meta: { see: 'session:wechat.bound' },
                },
                onError: { target: 'viewing', actions: 'warn' },
              },
            },
          },
        },
        account: {
          description: 'Is the shown account up to date?',
          initial: 'known',
          states: {
            known: { description: 'The account is up to date as far as the page knows.' },
            reloading: {
              description:
                'A binding has changed; the page stays while the account is reloaded, also under an open form.',
              invoke: {
                id: 'loadAccount',
                src: 'loadAccount',
                onDone: { target: 'known', actions: assign({ account: ({ event }) => event.output, failure: null }) },
                onError: { target: 'stale', actions: assignFailure },
              },
            },
            stale: {
              description: 'The binding is saved, but the reload failed: the page says so.',
              tags: ['stale'],
              on: {
                'account.retry': { target: 'reloading' },
                'connection.returned': { target: 'reloading' },
              },
            },
          },
        },
      },
    },
  },
});

export type AccountSettingActor = ActorRefFrom<typeof accountSettingMachine>;
type Snapshot = SnapshotFrom<typeof accountSettingMachine>;

export const selectAccount = ({ context }: Snapshot): Account | null => context.account;
export const selectAccountFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectForms = ({ children }: Snapshot) => children;
