import { and, assign, not } from 'xstate';
import { withEvent } from '../kit/with-event.ts';
import { profileForm, profileOf } from './profile-form.ts';
import { failed, supplementSetup } from './supplement.setup.ts';

export const fieldEdits = supplementSetup.createStateConfig({
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
  },
}).on;

export const formEdits = supplementSetup.createStateConfig({
  on: {
    ...fieldEdits,
    'connection.returned': { actions: 'forgetOffline' },
    'profile.submit': [
      {
        guard: and(['isRested', 'isSendable']),
        target: 'saving',
        actions: ['send', assign(({ context }) => failed(context, 'save', null))],
      },
      {
        guard: and(['isRested', not('isLoading')]),
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
export const profileSave = supplementSetup.createStateConfig({
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: ({ context }) => ({ profile: profileOf(context.base) }),
    onError: [
      {
        guard: { type: 'isEmailTaken', params: ({ event }) => ({ error: event.error }) },
        target: 'editing',
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
        target: 'editing',
        meta: { see: 'registration:step.profileFailed', requirements: ['R8.3-3'] },
        actions: ['takeBack', assign(({ context, event }) => failed(context, 'save', event.error))],
      },
    ],
  },
}).invoke;

export const throttleState = supplementSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      id: 'formReady',
      description: 'The form can be submitted.',
      on: { 'profile.submit': { guard: 'isSendable', target: 'resting' } },
    },
    resting: {
      description: 'The form was submitted a moment ago; a second click is ignored.',
      meta: { requirements: ['R5.7-10'] },
      after: { submitThrottle: { target: 'ready' } },
    },
  },
});
