import { and, assign, not, sendTo, setup, stateIn } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { type LoadedProfile, type Profile, session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import { type Failure, refusalCode, toFailure } from '#services/failure.ts';
import { companySuggestMachine, type TypedText } from '../company-suggest/company-suggest.machine.ts';
import { accepted } from '../kit/accepted.ts';
import { closingMachine } from '../kit/closing.machine.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { incomplete } from './incomplete.ts';
import { draftOf, typedOf } from './profile-draft.ts';
import { changed, type Edited, isEdited, judged, settled, unsaved } from './profile-edit.ts';
import type { ProfileField, ProfileForm } from './profile-form.ts';
import { regionsMachine } from './regions.machine.ts';

export type SupplementEvent =
  | { readonly type: 'nickname.change'; readonly text: string }
  | { readonly type: 'gender.choose'; readonly gender: Profile['gender'] }
  | ({ readonly type: 'company.type' } & TypedText)
  | { readonly type: 'company.choose'; readonly id: number; readonly name: string }
  | { readonly type: 'position.change'; readonly text: string }
  | { readonly type: 'location.choose'; readonly id: number; readonly name: string }
  | { readonly type: 'email.change'; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: ProfileField }
  | { readonly type: 'profile.submit' }
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

/** `attempts` counts refused submits; `subject` is the draft's. */
export interface SupplementContext extends Edited {
  readonly subject: 'supplement' | 'profile';
  readonly attempts: number;
  readonly failures: Failures;
}

export const supplementContext = (
  subject: SupplementContext['subject'],
  { draft }: SupplementInput,
): SupplementContext => ({
  subject,
  typed: typedOf(draft),
  loaded: null,
  sent: {},
  errors: {},
  attempts: 0,
  failures: { profile: null, save: null },
});

interface Edit {
  readonly field: ProfileField;
  readonly change: Partial<ProfileForm>;
}

const editOf = (event: SupplementEvent): Edit | null => {
  switch (event.type) {
    case 'nickname.change':
      return { field: 'nickname', change: { nickname: event.text } };
    case 'gender.choose':
      return { field: 'gender', change: { gender: event.gender } };
    case 'company.type':
      return { field: 'company', change: { company: event.text, companyId: 0 } };
    case 'company.choose':
      return { field: 'company', change: { company: event.name, companyId: event.id } };
    case 'position.change':
      return { field: 'position', change: { position: event.text } };
    case 'location.choose':
      return { field: 'location', change: { location: event.name, locationId: event.id } };
    case 'email.change':
      return { field: 'email', change: { email: event.text } };
    default:
      return null;
  }
};

const isComplete = (edited: Edited): boolean => Object.keys(judged(edited).errors).length === 0;

const save = (profile: Profile | null) =>
  profile === null ? incomplete : accepted(call(session.saveProfile, { body: profile }));

export const supplementSetup = setup({
  types: {
    context: {} as SupplementContext,
    events: {} as SupplementEvent,
    input: {} as SupplementInput,
    output: {} as SupplementOutput,
    tags: {} as 'loading' | 'profileFailed' | 'saving' | 'restored',
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
    edit: assign(({ context, event }) => {
      const edit = editOf(event);
      return edit ? { ...changed(context, edit.field, edit.change), ...failed(context, 'save', null) } : context;
    }),
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
    settle: assign(({ context }) => settled(context)),
    takeBack: assign(({ context }) => ({ typed: unsaved(context), sent: {} })),
    forgetOffline: assign(({ context }) =>
      context.failures.save?.tag === 'offline' ? failed(context, 'save', null) : {},
    ),
    discard: assign(({ context }) => ({ typed: {}, errors: {}, attempts: 0, ...failed(context, 'save', null) })),
    notifySession: sendToResident('session', { type: 'member.changed' }),
    showSaved: sendToResident('notices', { type: 'notice.show', tone: 'good', key: 'registration:supplement.saved' }),
  },
  guards: {
    isRested: stateIn('#formReady'),
    isLoading: stateIn('#profileLoading'),
    hasTyped: ({ context }) => Object.keys(context.typed).length > 0,
    isCostly: ({ context }) => isEdited(context),
    isComplete: ({ context }) => isComplete(context),
    isSendable: and([not(stateIn('#profileLoading')), ({ context }) => isComplete(context)]),
    isEmailTaken: (_, { error }: { error: unknown }) => refusalCode(toFailure(error)) === sessionRefusal.emailTaken,
  },
  delays: { submitThrottle },
});

export const failed = ({ failures }: SupplementContext, of: keyof Failures, error: unknown) => ({
  failures: { ...failures, [of]: error === null ? null : toFailure(error) },
});
