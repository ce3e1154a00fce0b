import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { valuesOf } from '../kit/form.ts';
import type { ProfileErrors, ProfileForm } from './profile-form.ts';
import { isUnsaved, type SupplementContext, supplementContext, supplementSetup } from './supplement.setup.ts';
import { formState } from './supplement.state.form.ts';
import { profileState } from './supplement.state.loading.ts';

/** Step 2 of registration (§5.3). */
export const supplementMachine = supplementSetup.createMachine({
  id: 'supplement',
  description: 'A new member completes their profile.',
  context: ({ input }) => supplementContext('supplement', input),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      description: 'The dialog is open.',
      meta: { see: 'registration:supplement.title', requirements: ['R2.2-4'] },
      invoke: [
        { id: 'companySuggest', src: 'companySuggest', onError: {} },
        { id: 'regions', src: 'regions', onError: {} },
        { id: 'closing', src: 'closing', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      ],
      on: { 'supplement.close': [{ guard: 'isCostly', actions: 'askToClose' }, { target: 'closed' }] },
      states: {
        profile: profileState({
          description: 'The profile could not be loaded; the form can still be filled in.',
          see: 'registration:supplement.loadFailed',
        }),
        form: formState({
          target: '#supplement.saved',
          actions: ['showSaved', 'dropDraft'],
          meta: { see: 'registration:supplement.saved', requirements: ['R8.3-4'] },
        }),
      },
    },
    saved: { description: 'The profile is complete.', type: 'final', output: 'saved' },
    closed: { description: 'The dialog was closed; the draft stays.', type: 'final', output: 'closed' },
  },
  output: ({ event }) => ({ outcome: event.output === 'saved' ? 'saved' : 'closed' }),
});

export type SupplementActor = ActorRefFrom<typeof supplementMachine>;

interface Snapshot {
  readonly context: SupplementContext;
}

export const selectForm = ({ context }: Snapshot): ProfileForm => valuesOf(context);

export const selectIsEdited = ({ context }: Snapshot): boolean => isUnsaved(context);

export const selectErrors = ({ context }: Snapshot): ProfileErrors => context.errors;

/** Refused submits: when it grows, the first field with an error gets the focus. */
export const selectAttempts = ({ context }: Snapshot): number => context.attempts;

export const selectProfileFailure = ({ context }: Snapshot): Failure | null => context.failures.profile;
export const selectSaveFailure = ({ context }: Snapshot): Failure | null => context.failures.save;

export const selectSupplementClosing = ({ children }: Pick<SnapshotFrom<typeof supplementMachine>, 'children'>) =>
  children.closing;

export const selectCompanySuggest = ({ children }: Pick<SnapshotFrom<typeof supplementMachine>, 'children'>) =>
  children.companySuggest;

export const selectProfileRegions = ({ children }: Pick<SnapshotFrom<typeof supplementMachine>, 'children'>) =>
  children.regions;
