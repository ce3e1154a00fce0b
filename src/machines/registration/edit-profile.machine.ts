import { type ActorRefFrom, and, assign, not } from 'xstate';
import { typedOf } from './profile-draft.ts';
import { type Edited, formIn, judged } from './profile-edit.ts';
import { profileOf } from './profile-form.ts';
import { failed, supplementSetup } from './supplement.setup.ts';
import { formEdits, throttleState } from './supplement.state.form.ts';
import { profileState, regionsState } from './supplement.state.loading.ts';

/** What was saved is what is known, until the backend has been asked again. */
const settled = (edited: Edited): Pick<Edited, 'typed' | 'loaded'> => {
  const profile = profileOf(formIn(edited));
  const nameEditable = edited.loaded?.nameEditable ?? true;
  return profile ? { typed: {}, loaded: { ...profile, nameEditable } } : edited;
};

/** The own profile, changed at any time by the rules of §5.3 (/edit-info). What is not saved is kept as a draft. */
export const editProfileMachine = supplementSetup.createMachine({
  id: 'editProfile',
  description: 'A member changes the own profile.',
  context: ({ input }) => ({
    subject: 'profile',
    typed: typedOf(input.draft),
    loaded: null,
    regions: null,
    errors: {},
    attempts: 0,
    failures: { profile: null, regions: null, save: null },
  }),
  type: 'parallel',
  invoke: { id: 'companySuggest', src: 'companySuggest', onError: {} },
  states: {
    profile: profileState,
    regions: regionsState,
    form: {
      initial: 'editing',
      states: {
        editing: {
          description: 'The member changes the form; what is typed is kept as a draft.',
          meta: { requirements: ['R6-11'] },
          on: {
            ...formEdits,
            'profile.submit': [
              {
                guard: and(['isRested', 'isSendable']),
                target: 'saving',
                actions: assign(({ context }) => ({ ...judged(context), ...failed(context, 'save', null) })),
              },
              {
                guard: and(['isRested', not('isLoading')]),
                meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
                actions: assign(({ context }) => ({ ...judged(context), attempts: context.attempts + 1 })),
              },
            ],
          },
        },
        saving: {
          description: 'The profile is being saved.',
          tags: 'saving',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => ({ profile: profileOf(formIn(context)) }),
            onDone: {
              target: ['#editProfile.form.editing', '#editProfile.profile.loading', '#editProfile.draft.none'],
              actions: [assign(({ context }) => settled(context)), 'dropDraft', 'saySaved', 'tellChanged'],
              meta: { see: 'registration:supplement.saved', requirements: ['R8.3-4'] },
            },
            onError: [
              {
                guard: { type: 'isEmailTaken', params: ({ event }) => ({ error: event.error }) },
                target: 'editing',
                meta: { see: 'registration:error.emailTaken', requirements: ['R8.3-5'] },
                actions: assign(({ context }) => ({
                  errors: { ...context.errors, email: { code: 'emailTaken' } },
                  attempts: context.attempts + 1,
                })),
              },
              {
                target: 'editing',
                meta: { see: 'registration:supplement.saveFailed', requirements: ['R8.3-3'] },
                actions: assign(({ context, event }) => failed(context, 'save', event.error)),
              },
            ],
          },
        },
      },
    },
    throttle: throttleState,
    draft: {
      initial: 'looking',
      states: {
        looking: {
          description: 'Was something typed here before and not saved?',
          always: [{ guard: 'hasTyped', target: 'restored' }, { target: 'none' }],
        },
        restored: {
          description: 'What was typed before and not saved stands in the form again; it can be given up.',
          tags: 'restored',
          meta: { see: 'account:draft.restored' },
          on: { 'draft.discard': { target: 'none', actions: ['discard', 'dropDraft'] } },
        },
        none: { description: 'Nothing is left over from before.' },
      },
    },
  },
});

export type EditProfileActor = ActorRefFrom<typeof editProfileMachine>;
