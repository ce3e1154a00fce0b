import { sendTo } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';
import { assignPart, type PartAction } from '../kit/assign-part.ts';
import { type FieldChange, type FieldLeave, valuesOf } from '../kit/form.ts';
import { sentGuards } from '../kit/sent.state.ts';
import { type AccountContext, type AccountField, type AccountForm, accountOf } from './account-form.ts';
import { smsCodeMachine } from './sms-code.machine.ts';

type Change = FieldChange<AccountField>;

export const accountFormSetup = (form: AccountForm) => ({
  actions: {
    forgetOffline: assignPart<Pick<AccountContext, 'failure'>>(({ context: { failure } }) =>
      failure?.tag === 'offline' ? { failure: null } : {},
    ),
    judge: assignPart<AccountContext>(({ context }) => ({ ...form.judged(context), failure: null })),
    forgetSecrets: assignPart<AccountContext>(({ context: { typed } }) => ({
      typed: { ...typed, texts: { ...typed.texts, code: '', password: '', confirmation: '', captcha: '' } },
    })),
  },
  guards: {
    ...sentGuards,
    isWell: ({ context }: { readonly context: AccountContext }) => form.isWell(context),
  },
  delays: { submitThrottle },
  /** The failure that asks for a captcha stays while that is typed. */
  change: assignPart<AccountContext, Change>(({ context, event }) => ({
    ...form.changed(context, event),
    failure: event.field === 'captcha' ? context.failure : null,
  })),
  leave: assignPart<AccountContext, FieldLeave<AccountField>>(({ context, event }) => form.left(context, event.field)),
});

const accountFields: readonly AccountField[] = ['kind', 'dialCode', 'mobile', 'email'];

/** For an account that a code is sent to. */
export const codeFormSetup = (form: AccountForm) => {
  const parts = accountFormSetup(form);
  const accountJudged = (context: AccountContext) => ({ ...form.judged(context, accountFields), failure: null });
  return {
    ...parts,
    actors: { smsCode: smsCodeMachine },
    actions: {
      ...parts.actions,
      passOnRequest: sendTo('smsCode', ({ context }) => ({
        type: 'code.request',
        account: accountOf(valuesOf(context as AccountContext)),
      })) as PartAction<AccountContext, unknown>,
      dismissFailure: sendTo('smsCode', { type: 'failure.dismiss' }) as PartAction<object, unknown>,
      judgeAccount: assignPart<AccountContext>(({ context }) => accountJudged(context)),
      /** A missing code is no error once one is on its way. */
      awaitCode: assignPart<AccountContext>(({ context }) => {
        const { code: _, ...errors } = context.errors;
        return { errors };
      }),
    },
    guards: {
      ...parts.guards,
      isAccountWell: ({ context }: { readonly context: AccountContext }) => {
        const { errors } = accountJudged(context);
        return accountFields.every((field) => errors[field] === undefined);
      },
    },
    sendsWell: { guard: 'isWell', target: 'sent', actions: 'dismissFailure' },
    typing: {
      'connection.returned': { actions: 'forgetOffline' },
      'field.change': {
        actions: [
          parts.change,
          sendTo('smsCode', ({ event }) => ({
            type: accountFields.includes(event.field) ? 'account.change' : 'failure.dismiss',
          })) as PartAction<object, Change>,
        ],
      },
    },
  } as const;
};
