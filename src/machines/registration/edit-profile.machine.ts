import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { supplementContext, supplementSetup } from './supplement.setup.ts';
import { formState } from './supplement.state.form.ts';
import { profileState } from './supplement.state.loading.ts';

/** Own profile by the rules of §5.3 (/edit-info); unsaved input is stored as a draft. */
export const editProfileMachine = supplementSetup.createMachine({
  id: 'editProfile',
  description: 'A member edits their own profile.',
  context: ({ input }) => supplementContext('profile', input),
  type: 'parallel',
  invoke: [
    { id: 'companySuggest', src: 'companySuggest', onError: {} },
    { id: 'regions', src: 'regions', onError: {} },
  ],
  states: {
    profile: {
      ...profileState({
        description: 'The profile could not be loaded; the user can retry.',
        see: 'account:list.failed',
      }),
      on: { 'profile.saved': { target: '.loading' } },
    },
    form: {
      meta: { requirements: ['R6-11'] },
      ...formState(
        [
          {
            guard: 'hasTyped',
            target: 'accepted',
            actions: ['settle', 'saveDraft', 'showSaved', 'notifySession', 'tellSaved'],
            meta: { see: 'registration:supplement.saved', requirements: ['R8.3-4'] },
          },
          {
            target: 'accepted',
            actions: ['settle', 'dropDraft', 'showSaved', 'notifySession', 'tellSaved'],
            meta: { see: 'registration:supplement.saved', requirements: ['R8.3-4'] },
          },
        ],
        { accepted: { description: 'The profile is saved; the member can go on editing.' } },
      ),
    },
    draft: {
      initial: 'looking',
      on: { 'profile.saved': { target: '.none' } },
      states: {
        looking: {
          description: 'Is there input from before that was not submitted?',
          always: [{ guard: 'hasTyped', target: 'restored' }, { target: 'none' }],
        },
        restored: {
          description: 'The earlier input is in the form again and can be discarded.',
          tags: 'restored',
          meta: { see: 'account:draft.restored' },
          on: { 'draft.discard': { target: 'none', actions: ['discard', 'dropDraft'] } },
        },
        none: { description: 'There is no input left from before.' },
      },
    },
  },
});

export type EditProfileActor = ActorRefFrom<typeof editProfileMachine>;
type Snapshot = SnapshotFrom<typeof editProfileMachine>;

export const selectIsProfileLoaded = ({ context }: Snapshot): boolean => context.loaded !== null;
export const selectIsNameFixed = ({ context }: Snapshot): boolean => context.loaded?.nameEditable === false;
