import { assign, not } from 'xstate';
import { sentState } from '../kit/sent.state.ts';
import { withEvent } from '../kit/with-event.ts';
import { profileForm, profileOf } from './profile-form.ts';
import { failed, supplementSetup } from './supplement.setup.ts';

const fieldEdits = supplementSetup.createStateConfig({
  on: {
    'field.change': [
      {
        guard: withEvent('isCompany'),
        actions: [withEvent('edit'), 'saveDraft', withEvent('suggest')],
        meta: { requirements: ['R5.3-18', 'R5.3-19'] },
      },
      { actions: [withEvent('edit'), 'saveDraft'], meta: { requirements: ['R5.3-11'] } },
    ],
    'field.leave': {
      meta: { requirements: ['R5.3-20', 'R5.3-21'] },
      actions: [assign(({ context, event }) => profileForm.left(context, event.field)), 'saveDraft'],
    },
    'connection.returned': { actions: 'forgetOffline' },
  },
}).on;

const submits = supplementSetup.createStateConfig({
  on: {
    'profile.submit': [
      {
        guard: 'isSendable',
        target: 'sent',
        actions: ['send', assign(({ context }) => failed(context, 'save', null))],
      },
      {
        guard: not('isLoading'),
        meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
        actions: assign(({ context }) => ({
          ...profileForm.judged(context),
          ...failed(context, 'save', null),
          attempts: context.attempts + 1,
        })),
      },
    ],
  },
}).on;

/** A taken email is shown on its field, other failures above the form. */
const profileSave = supplementSetup.createStateConfig({
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: ({ context }) => ({ profile: profileOf(context.base) }),
    onError: [
      {
        guard: { type: 'isEmailTaken', params: ({ event }) => ({ error: event.error }) },
        target: 'refused',
        meta: { see: 'registration:error.emailTaken', requirements: ['R8.3-5'] },
        actions: [
          'takeBack',
          assign(({ context }) => ({
            errors: { ...context.errors, email: { code: 'emailTaken' } },
            attempts: context.attempts + 1,
          })),
        ],
      },
      {
        target: 'refused',
        meta: { see: 'registration:step.profileFailed', requirements: ['R8.3-3'] },
        actions: ['takeBack', assign(({ context, event }) => failed(context, 'save', event.error))],
      },
    ],
  },
}).invoke;

/** `saved`: where the answer leads. What is typed while it is awaited stays, and is not saved yet. */
export const formState = <const Saved extends object, const Accepted extends object = object>(
  saved: Saved,
  accepted?: Accepted,
) =>
  ({
    initial: 'editing',
    on: fieldEdits,
    states: {
      editing: {
        id: 'editing',
        description: 'The member fills in the form; the input is kept as a draft.',
        on: submits,
      },
      sent: sentState({
        submits: ['profile.submit'],
        awaiting: { description: 'The profile is being saved.', invoke: { ...profileSave, onDone: saved } },
        ...(accepted && { accepted }),
      }),
    },
  }) as const;
