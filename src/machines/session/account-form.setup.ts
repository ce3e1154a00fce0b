import { sendTo } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';
import { assignPart, type PartAction } from '../kit/assign-part.ts';
import { sentGuards } from '../kit/sent.state.ts';
import { type AccountErrors, type AccountForm, accountOf, hasNone, tidied } from './account-form.ts';
import { smsCodeMachine } from './sms-code.machine.ts';

interface Filled<Errors> {
  readonly errors: Errors;
  readonly failure: { readonly tag: string } | null;
}

export const change = (field: keyof AccountForm) =>
  assignPart<Filled<object>, { readonly value: string }>(({ context, event }) => ({
    [field]: event.value,
    errors: { ...context.errors, [field]: null },
    failure: null,
  }));

export const chooseDialCode = assignPart<Filled<object> & Pick<AccountForm, 'dialCode'>, { readonly dialCode: string }>(
  ({ context, event }) => ({
    dialCode: event.dialCode,
    errors: { ...context.errors, mobile: null },
    failure: null,
  }),
);

export const forgetOffline = assignPart<Filled<object>>(({ context: { failure } }) =>
  failure?.tag === 'offline' ? { failure: null } : {},
);

export const accountFormSetup = <Errors extends AccountErrors>(errorsOf: (form: AccountForm) => Errors) => {
  type Context = AccountForm & Filled<Errors>;
  const accountErrorsOf = (form: AccountForm) => {
    const { mobile, email } = errorsOf(form);
    return { mobile, email };
  };
  return {
    actors: { smsCode: smsCodeMachine },
    actions: {
      forgetOffline,
      passOnRequest: sendTo('smsCode', ({ context }) => ({
        type: 'code.request',
        account: accountOf(context as AccountForm),
      })) as PartAction<AccountForm, unknown>,
      notifySmsCode: sendTo('smsCode', { type: 'account.change' }) as PartAction<object, unknown>,
      dismissFailure: sendTo('smsCode', { type: 'failure.dismiss' }) as PartAction<object, unknown>,
      awaitCode: assignPart<Context>(({ context }) => ({
        ...tidied(context),
        errors: { ...context.errors, mobile: null, email: null, code: null },
        failure: null,
      })),
      refuseAccount: assignPart<Context>(({ context }) => ({
        errors: { ...context.errors, ...accountErrorsOf(context) },
        failure: null,
      })),
      refuse: assignPart<Context>(({ context }) => ({ errors: errorsOf(context), failure: null })),
      tidyForm: assignPart<Context>(({ context }) => ({
        ...tidied(context),
        errors: errorsOf(context),
        failure: null,
      })),
    },
    guards: {
      ...sentGuards,
      isAccountWell: ({ context }: { readonly context: Context }) => hasNone(accountErrorsOf(context)),
      isWell: ({ context }: { readonly context: Context }) => hasNone(errorsOf(context)),
    },
    delays: { submitThrottle },
    sendsWell: { guard: 'isWell', target: 'sent', actions: 'dismissFailure' },
    leave: assignPart<Context, { readonly field: keyof AccountForm & keyof Errors }>(
      ({ context, event: { field } }) => {
        const tidy = { ...context, ...tidied(context) };
        const error = tidy[field] === '' ? null : errorsOf(tidy)[field];
        return { [field]: tidy[field], errors: { ...context.errors, [field]: error } };
      },
    ),
    typing: {
      'connection.returned': { actions: 'forgetOffline' },
      'dialCode.choose': { actions: [chooseDialCode, 'notifySmsCode'] },
      'mobile.change': { actions: [change('mobile'), 'notifySmsCode'] },
      'code.change': { actions: [change('code'), 'dismissFailure'] },
    },
  } as const;
};
