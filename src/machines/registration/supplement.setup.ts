import { and, assign, not, raise, sendTo, setup, stateIn } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { type LoadedProfile, type Profile, session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import { type Failure, refusalCode, toFailure } from '#services/failure.ts';
import { companySuggestMachine, suggestFor } from '../company-suggest/company-suggest.machine.ts';
import { accepted } from '../kit/accepted.ts';
import { closingMachine } from '../kit/closing.machine.ts';
import {
  draftOf,
  type Edited,
  emptied,
  type FieldChange,
  type FieldLeave,
  nothing,
  textOf,
  valuesOf,
} from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { type Submitted, sentGuards } from '../kit/sent.state.ts';
import { incomplete } from './incomplete.ts';
import { formOf, type ProfileErrors, type ProfileField, type ProfileForm, profileForm } from './profile-form.ts';
import { regionsMachine } from './regions.machine.ts';

export type SupplementEvent =
  | FieldChange<ProfileField>
  | FieldLeave<ProfileField>
  | { readonly type: 'profile.submit' }
  | { readonly type: 'profile.saved' }
  | { readonly type: 'supplement.close' }
  | { readonly type: 'supplement.retry' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'connection.returned' };

interface SupplementInput {
  readonly draft: Readonly<Record<string, string>> | null;
}

type SupplementOutput = { readonly outcome: 'saved' } | { readonly outcome: 'closed' };

interface Failures {
  readonly profile: Failure | null;
  readonly save: Failure | null;
}

/**
 * `attempts` counts refused submits; `subject` is the draft's. `sent`: the form before it was sent; until the answer,
 * what was sent counts as loaded, and `typed` is later input.
 */
export interface SupplementContext extends Edited<ProfileField>, Submitted {
  readonly errors: ProfileErrors;
  readonly loaded: Pick<LoadedProfile, 'nickname' | 'nameEditable'> | null;
  readonly sent: Pick<Edited<ProfileField>, 'base' | 'typed'> | null;
  readonly subject: 'supplement' | 'profile';
  readonly attempts: number;
  readonly failures: Failures;
}

export const supplementContext = (
  subject: SupplementContext['subject'],
  { draft }: SupplementInput,
): SupplementContext => ({
  subject,
  base: nothing,
  typed: profileForm.ofDraft(draft),
  errors: {},
  loaded: null,
  sent: null,
  again: null,
  attempts: 0,
  failures: { profile: null, save: null },
});

const save = (profile: Profile | null) =>
  profile === null ? incomplete : accepted(call(session.saveProfile, { body: profile }));

export const supplementSetup = setup({
  types: {
    context: {} as SupplementContext,
    events: {} as SupplementEvent,
    input: {} as SupplementInput,
    output: {} as SupplementOutput,
    tags: {} as 'loading' | 'profileFailed' | 'busy' | 'restored',
    meta: {} as Meta,
    children: {} as { companySuggest: 'companySuggest'; regions: 'regions'; closing: 'closing' },
  },
  actors: {
    loadProfile: fromEffect<LoadedProfile>(() => call(session.profile)),
    saveProfile: fromEffect<boolean, { profile: Profile | null }>(({ profile }) => save(profile)),
    companySuggest: companySuggestMachine,
    regions: regionsMachine,
    closing: closingMachine,
  },
  actions: {
    edit: assign(({ context }, change: FieldChange<ProfileField>) => ({
      ...profileForm.changed(context, change),
      ...failed(context, 'save', null),
    })),
    suggest: sendTo('companySuggest', (_, change: FieldChange<ProfileField>) => suggestFor(change)),
    saveDraft: sendToResident('drafts', ({ context }: { context: SupplementContext }) => ({
      type: 'draft.save',
      subject: context.subject,
      fields: draftOf(unsaved(context)),
    })),
    dropDraft: sendToResident('drafts', ({ context }: { context: SupplementContext }) => ({
      type: 'draft.drop',
      subject: context.subject,
    })),
    askToClose: sendTo('closing', { type: 'close.ask' }),
    takeProfile: assign(({ context }, loaded: LoadedProfile) => {
      const base = formOf(loaded);
      const sent = context.sent && { ...context.sent, base };
      return {
        ...profileForm.filled({ ...context, loaded }, sent ? valuesOf(sent) : base),
        sent,
        loaded,
        ...failed(context, 'profile', null),
      };
    }),
    send: assign(({ context }) => {
      const { base, typed, errors } = profileForm.judged(context);
      return { base: valuesOf({ base, typed }), typed: nothing, errors, sent: { base, typed } };
    }),
    takeBack: assign(({ context }) => ({
      base: context.sent?.base ?? context.base,
      typed: unsaved(context),
      sent: null,
    })),
    settle: assign(({ context: { base, loaded } }) => ({
      sent: null,
      loaded: { nameEditable: loaded?.nameEditable ?? true, nickname: textOf(base, 'nickname') },
    })),
    forgetOffline: assign(({ context }) =>
      context.failures.save?.tag === 'offline' ? failed(context, 'save', null) : {},
    ),
    discard: assign(({ context }) => ({ ...emptied, attempts: 0, ...failed(context, 'save', null) })),
    notifySession: sendToResident('session', { type: 'member.changed' }),
    tellSaved: raise({ type: 'profile.saved' }),
    showSaved: sendToResident('notices', { type: 'notice.show', tone: 'good', key: 'registration:supplement.saved' }),
  },
  guards: {
    ...sentGuards,
    isCompany: (_, { field }: FieldChange<ProfileField>) => field === 'company',
    isLoading: stateIn('#profileLoading'),
    hasTyped: ({ context }) => Object.keys(context.typed.texts).length > 0,
    isCostly: ({ context }) => isUnsaved(context),
    isComplete: ({ context }) => profileForm.isWell(context),
    isSendable: and([not(stateIn('#profileLoading')), ({ context }) => profileForm.isWell(context)]),
    isEmailTaken: (_, { error }: { error: unknown }) => refusalCode(toFailure(error)) === sessionRefusal.emailTaken,
  },
  delays: { submitThrottle },
});

const unsaved = ({ sent, typed }: Pick<SupplementContext, 'sent' | 'typed'>): ProfileForm =>
  sent ? valuesOf({ base: sent.typed, typed }) : typed;

/** Something would be lost if the form closed. */
export const isUnsaved = ({ base, sent, typed }: SupplementContext): boolean =>
  profileForm.isEdited({ base: sent?.base ?? base, typed: unsaved({ sent, typed }) });

export const failed = ({ failures }: SupplementContext, of: keyof Failures, error: unknown) => ({
  failures: { ...failures, [of]: error === null ? null : toFailure(error) },
});
