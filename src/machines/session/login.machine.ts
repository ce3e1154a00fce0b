import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Credentials } from '#services/contract/base-session.contract.ts';
import { type ClosingActor, closingMachine } from '../kit/closing.machine.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import { type AccountField, type AccountFormActor, selectForm } from './account-form.ts';
import { isWholeMobile } from './account-input.ts';
import type { Entry, LoginMethod, LoginStep } from './login-result.ts';
import { type PasswordLoginActor, passwordLoginMachine } from './password-login.machine.ts';
import { type ResetPasswordActor, type ResetPasswordOutput, resetPasswordMachine } from './reset-password.machine.ts';
import { type SmsLoginActor, smsLoginMachine } from './sms-login.machine.ts';
import { type WechatQrActor, wechatQrMachine } from './wechat-qr.machine.ts';

export type LoginEvent =
  | { readonly type: 'tab.choose'; readonly tab: LoginMethod }
  | { readonly type: 'login.close' }
  | { readonly type: 'password.forgotten' }
  | { readonly type: 'reset.back' }
  | { readonly type: 'login.retry' };

export interface LoginInput {
  /** First tab. Binding has no WeChat tab and begins with SMS (R4.1-18). */
  readonly tab: LoginMethod;
  readonly step: LoginStep;
}

/** `at` in ms since 1970; after `bound` the session renews its token (R4.1-20). */
export type LoginOutput =
  | { readonly outcome: 'loggedIn'; readonly credentials: Credentials; readonly at: number }
  | { readonly outcome: 'bound'; readonly at: number }
  | { readonly outcome: 'closed' };

interface Context {
  readonly input: LoginInput;
  readonly entry: Entry | null;
}

const outcomeOf = (entry: Entry | null): LoginOutput => {
  if (entry === null) return { outcome: 'closed' };
  const { credentials, at } = entry;
  return credentials ? { outcome: 'loggedIn', credentials, at } : { outcome: 'bound', at };
};

interface Typed {
  readonly dialCode: string;
  readonly mobile: string;
}

interface Forms {
  readonly children: {
    readonly smsLogin?: SmsLoginActor | undefined;
    readonly passwordLogin?: PasswordLoginActor | undefined;
    readonly resetPassword?: ResetPasswordActor | undefined;
  };
}

const typedIn = (tab: AccountFormActor | undefined): Typed | null => {
  if (!tab) return null;
  const { dialCode = '', mobile = '' } = selectForm(tab.getSnapshot());
  return { dialCode, mobile };
};

const change = (field: AccountField, text: string) => ({ type: 'field.change', field, text }) as const;
const changesTo = ({ dialCode, mobile }: Typed) => [change('dialCode', dialCode), change('mobile', mobile)];

const chosen: ReadonlySet<string> = new Set(['kind', 'dialCode'] satisfies AccountField[]);

const hasInput = (form: AccountFormActor): boolean =>
  Object.entries(selectForm(form.getSnapshot())).some(([field, text]) => !chosen.has(field) && text !== '');

const isFilled = ({ children: { smsLogin, passwordLogin, resetPassword } }: Forms): boolean =>
  [smsLogin, passwordLogin, resetPassword].some((form) => form && hasInput(form));

const isWhole = ({ dialCode, mobile }: Typed): boolean => isWholeMobile(dialCode, mobile);
const isSame = (one: Typed, other: Typed | null): boolean =>
  one.dialCode === other?.dialCode && one.mobile === other.mobile;

/** Login dialog (§2.2, §2.3): three tabs to log in, two to bind a mobile. */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as {
      smsLogin: 'smsLogin';
      passwordLogin: 'passwordLogin';
      wechatQr: 'wechatQr';
      resetPassword: 'resetPassword';
      closing: 'closing';
    },
    tags: {} as LoginMethod | 'resetting' | 'crashed',
    meta: {} as Meta,
  },
  actors: {
    smsLogin: smsLoginMachine,
    passwordLogin: passwordLoginMachine,
    wechatQr: wechatQrMachine,
    resetPassword: resetPasswordMachine,
    closing: closingMachine,
  },
  actions: {
    carryMobile: enqueueActions(({ enqueue, self }) => {
      const login = self.getSnapshot();
      if (login.hasTag('wechat')) return;
      const [from, to] = login.hasTag('sms')
        ? (['smsLogin', 'passwordLogin'] as const)
        : (['passwordLogin', 'smsLogin'] as const);
      const typed = typedIn(login.children[from]);
      if (!typed || !isWhole(typed) || isSame(typed, typedIn(login.children[to]))) return;
      for (const event of changesTo(typed)) enqueue.sendTo(to, event);
    }),
    fillAccount: enqueueActions(({ enqueue }, { account }: ResetPasswordOutput) => {
      const mobile = account ? changesTo(account) : [];
      for (const event of [change('password', ''), ...mobile]) enqueue.sendTo('passwordLogin', event);
    }),
    askToClose: sendTo('closing', ({ self }) => ({
      type: isFilled(self.getSnapshot()) ? 'close.ask' : 'close.confirm',
    })),
    showReset: sendToResident('notices', () => ({ type: 'notice.show', tone: 'good', key: 'session:reset.done' })),
  },
  guards: {
    /** Closing logs out a WeChat login without a mobile. */
    isBinding: ({ context }) => context.input.step === 'bind',
    isSms: (_, { tab }: { tab: LoginMethod }) => tab === 'sms',
    isPassword: (_, { tab }: { tab: LoginMethod }) => tab === 'password',
    isWechat: ({ context }, { tab }: { tab: LoginMethod }) => tab === 'wechat' && context.input.step === 'login',
  },
}).createMachine({
  id: 'login',
  description: 'The dialog for logging in, or for binding a mobile after a WeChat login.',
  context: ({ input }) => ({ input, entry: null }),
  output: ({ context }) => outcomeOf(context.entry),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog is open; input is kept when tabs change, and both forms share the mobile number.',
      meta: { see: 'session:login.title', requirements: ['R2.2-1', 'R4.1-18', 'R4.1-19'] },
      invoke: [
        {
          id: 'smsLogin',
          src: 'smsLogin',
          input: ({ context }) => ({ step: context.input.step }),
          onDone: { target: 'entered', actions: assign({ entry: ({ event }) => event.output }) },
          onError: { target: 'crashed' },
        },
        {
          id: 'passwordLogin',
          src: 'passwordLogin',
          input: ({ context }) => ({ step: context.input.step }),
          onDone: { target: 'entered', actions: assign({ entry: ({ event }) => event.output }) },
          onError: { target: 'crashed' },
        },
        { id: 'closing', src: 'closing', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      ],
      on: {
        'login.close': [
          { guard: 'isBinding', actions: 'askToClose' },
          { target: 'closed', meta: { requirements: ['R4.1-22'] } },
        ],
      },
      initial: 'tabs',
      states: {
        tabs: {
          description: 'The login methods are side by side as tabs.',
          initial: 'choosing',
          on: {
            'tab.choose': [
              { guard: withEvent('isSms'), target: '.sms', actions: 'carryMobile' },
              {
                guard: withEvent('isPassword'),
                target: '.password',
                actions: 'carryMobile',
              },
              { guard: withEvent('isWechat'), target: '.wechat', actions: 'carryMobile' },
            ],
          },
          states: {
            choosing: {
              description: 'The requested tab is shown first.',
              always: [
                { guard: { type: 'isWechat', params: ({ context }) => context.input }, target: 'wechat' },
                { guard: { type: 'isPassword', params: ({ context }) => context.input }, target: 'password' },
                { target: 'sms' },
              ],
            },
            wechat: {
              description: 'The tab with the QR code; WeChat is asked only while this tab is shown.',
              tags: ['wechat'],
              meta: { see: 'session:tab.wechat', requirements: ['R2.2-2', 'R2.3-3'] },
              invoke: {
                id: 'wechatQr',
                src: 'wechatQr',
                onDone: { target: '#login.entered', actions: assign({ entry: ({ event }) => event.output }) },
                onError: { target: '#login.crashed' },
              },
            },
            sms: {
              description: 'The tab with the SMS code.',
              tags: ['sms'],
              meta: { see: 'session:tab.sms', requirements: ['R2.3-2', 'R4.1-18'] },
            },
            password: {
              description: 'The tab with the password.',
              tags: ['password'],
              meta: { see: 'session:tab.password', requirements: ['R4.1-18'] },
              on: { 'password.forgotten': { target: '#login.open.resetting', meta: { requirements: ['R2.2-3'] } } },
            },
          },
        },
        resetting: {
          description: 'The form for a forgotten password replaces the tabs.',
          tags: ['resetting'],
          meta: { see: 'session:reset.title', requirements: ['R2.2-3'] },
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ self }) => typedIn(self.getSnapshot().children.passwordLogin) ?? {},
            onDone: {
              target: 'tabs.password',
              actions: [withOutput('fillAccount'), 'showReset'],
              meta: { see: 'session:reset.done', requirements: ['R8.3-2'] },
            },
            onError: { target: '#login.crashed' },
          },
          on: { 'reset.back': { target: 'tabs.password' } },
        },
      },
    },
    crashed: {
      description: 'A defect stopped a tab; the dialog can be restarted.',
      tags: ['crashed'],
      meta: { see: 'session:login.retry' },
      on: { 'login.retry': { target: 'open' }, 'login.close': { target: 'closed' } },
    },
    entered: {
      description: 'The user is logged in, or the mobile is bound.',
      type: 'final',
      meta: { requirements: ['R4.1-2', 'R4.1-20'] },
    },
    closed: {
      description: 'The dialog was closed without a login.',
      type: 'final',
    },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
type Snapshot = SnapshotFrom<typeof loginMachine>;

const loginTabs: readonly LoginMethod[] = ['wechat', 'sms', 'password'];
const bindTabs: readonly LoginMethod[] = ['sms', 'password'];

export const selectStep = (snapshot: Snapshot): LoginStep => snapshot.context.input.step;
export const selectTabs = (snapshot: Snapshot): readonly LoginMethod[] =>
  selectStep(snapshot) === 'bind' ? bindTabs : loginTabs;
export const selectTab = (snapshot: Snapshot): LoginMethod => loginTabs.find((tab) => snapshot.hasTag(tab)) ?? 'sms';

export const selectSmsLogin = (snapshot: Snapshot): SmsLoginActor | undefined => snapshot.children.smsLogin;
export const selectPasswordLogin = (snapshot: Snapshot): PasswordLoginActor | undefined =>
  snapshot.children.passwordLogin;
export const selectClosing = (snapshot: Snapshot): ClosingActor | undefined => snapshot.children.closing;
export const selectResetPassword = (snapshot: Snapshot): ResetPasswordActor | undefined =>
  snapshot.children.resetPassword;
export const selectWechatQr = (snapshot: Snapshot): WechatQrActor | undefined => snapshot.children.wechatQr;
