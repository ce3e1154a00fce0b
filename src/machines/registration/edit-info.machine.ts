import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { Meta } from '../shared/meta.ts';
import type { ReaderChanged } from '../shared/reader.ts';
import type { Fields } from '../shared/residents.ts';
import { editProfileMachine } from './edit-profile.machine.ts';
import { ownListMachine } from './own-list.machine.ts';

export type EditInfoEvent = { readonly type: 'connection.returned' } | ReaderChanged;

/** `drafts` are all drafts of the reader, by subject. */
export interface EditInfoInput {
  readonly drafts: Readonly<Record<string, Fields>>;
}

const parts = ['profile', 'work', 'education', 'tags'] as const;

/** The page /edit-info: the profile, the work and education history and the industry tags of the member himself. */
export const editInfoMachine = setup({
  types: {
    context: {} as EditInfoInput,
    events: {} as EditInfoEvent,
    input: {} as EditInfoInput,
    meta: {} as Meta,
    children: {} as { profile: 'editProfile'; work: 'ownList'; education: 'ownList'; tags: 'ownList' },
  },
  actors: { editProfile: editProfileMachine, ownList: ownListMachine },
  actions: {
    tellParts: enqueueActions(({ enqueue }) => {
      for (const part of parts) enqueue.sendTo(part, { type: 'connection.returned' });
    }),
  },
  guards: { isAnother: (_, { how }: ReaderChanged) => how !== 'known' },
}).createMachine({
  id: 'editInfo',
  description: 'A member looks at what he has told of himself, and changes it.',
  context: ({ input }) => input,
  meta: { requirements: ['R2.6-18', 'R6-11'] },
  initial: 'open',
  states: {
    open: {
      description: 'Every section loads and keeps its own part.',
      invoke: [
        { id: 'profile', src: 'editProfile', input: ({ context }) => ({ draft: context.drafts.profile ?? null }) },
        { id: 'work', src: 'ownList', input: { kind: 'work' } },
        {
          id: 'education',
          src: 'ownList',
          input: { kind: 'education' },
        },
        { id: 'tags', src: 'ownList', input: { kind: 'tags' } },
      ],
    },
  },
  on: {
    'connection.returned': { actions: 'tellParts' },
    'reader.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.open',
      reenter: true,
      actions: assign({ drafts: {} }),
    },
  },
});

export type EditInfoActor = ActorRefFrom<typeof editInfoMachine>;

/** The charts of the page's sections. */
export const selectSections = ({ children }: SnapshotFrom<typeof editInfoMachine>) => children;
