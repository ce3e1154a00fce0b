import { sendTo } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';
import { assignPart, type PartAction } from '../shared/assign-part.ts';
import { type AccountErrors, type AccountForm, accountOf, hasNone, tidied } from './account-form.ts';
import { smsCodeMachine } from './sms-code.machine.ts';

interface Filled<Errors> {
  readonly errors: Errors;
  readonly failure: { readonly tag: string } | null;
}

/** A field that is typed in is no longer complained of, and neither is what was sent before. */
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

/** That there was no connection is not said any more. */
export const forgetOffline = assignPart<Filled<object>>(({ context: { failure } }) =>
  failure?.tag === 'offline' ? { failure: null } : {},
);

/** What those forms of an account share that send a code to it: the button beside the code, and how errors come and go. */
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
      tellChange: sendTo('smsCode', { type: 'account.change' }) as PartAction<object, unknown>,
      dismissFailure: sendTo('smsCode', { type: 'failure.dismiss' }) as PartAction<object, unknown>,
      /** Neither that there is no code nor what was wrong with the account is said any more. */
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
      /** What is sent has no errors. */
      tidyForm: assignPart<Context>(({ context }) => ({
        ...tidied(context),
        errors: errorsOf(context),
        failure: null,
      })),
    },
    guards: {
      isAccountWell: ({ context }: { readonly context: Context }) => hasNone(accountErrorsOf(context)),
      isWell: ({ context }: { readonly context: Context }) => hasNone(errorsOf(context)),
    },
    delays: { submitThrottle },
    /** A left field loses its separators; an empty one is not complained of before it is sent. */
    leave: assignPart<Context, { readonly field: keyof AccountForm & keyof Errors }>(
      ({ context, event: { field } }) => {
        const tidy = { ...context, ...tidied(context) };
        const error = tidy[field] === '' ? null : errorsOf(tidy)[field];
        return { [field]: tidy[field], errors: { ...context.errors, [field]: error } };
      },
    ),
    /** What is typed of the account and its code, whatever the form. */
    typing: {
      'connection.returned': { actions: 'forgetOffline' },
      'dialCode.choose': { actions: [chooseDialCode, 'tellChange'] },
      'mobile.change': { actions: [change('mobile'), 'tellChange'] },
      'code.change': { actions: [change('code'), 'dismissFailure'] },
    },
  } as const;
};
