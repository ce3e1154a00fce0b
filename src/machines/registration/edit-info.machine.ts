import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { draftIn } from '../drafts/drafts.machine.ts';
import type { Meta } from '../kit/meta.ts';
import type { UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { editProfileMachine } from './edit-profile.machine.ts';
import { ownListMachine } from './own-list.machine.ts';

export const editInfoMachine = setup({
  types: {
    events: {} as UserChanged,
    meta: {} as Meta,
    children: {} as { profile: 'editProfile'; work: 'ownList'; education: 'ownList'; tags: 'ownList' },
  },
  actors: { editProfile: editProfileMachine, ownList: ownListMachine },
  guards: { isAnother: (_, { how }: UserChanged) => how !== 'known' },
}).createMachine({
  id: 'editInfo',
  description: 'A member views and edits their own profile page.',
  meta: { requirements: ['R2.6-18', 'R6-11'] },
  initial: 'open',
  states: {
    open: {
      description: 'Each section loads and saves its own part.',
      invoke: [
        { id: 'profile', src: 'editProfile', input: ({ self }) => ({ draft: draftIn(self.system, 'profile') }) },
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
    'user.changed': {
      guard: withEvent('isAnother'),
      target: '.open',
      reenter: true,
    },
  },
});

export type EditInfoActor = ActorRefFrom<typeof editInfoMachine>;

export const selectSections = ({ children }: SnapshotFrom<typeof editInfoMachine>) => children;
