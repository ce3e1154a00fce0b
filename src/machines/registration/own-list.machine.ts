import { Effect } from 'effect';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type LoadedEducationEntry, type LoadedWorkEntry, session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { draftIn } from '../drafts/drafts.machine.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { educationHistoryMachine } from './education-history.machine.ts';
import { industryTagsMachine } from './industry-tags.machine.ts';
import { type TagChoice, tagDraftOf } from './tag-choice.ts';
import { workHistoryMachine } from './work-history.machine.ts';

export type OwnListKind = 'work' | 'education' | 'tags';

export interface OwnItems {
  readonly work: readonly LoadedWorkEntry[];
  readonly education: readonly LoadedEducationEntry[];
  readonly tags: readonly TagChoice[];
}

type OwnListEvent =
  | { readonly type: 'entry.new' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'connection.returned' };

interface Context {
  readonly kind: OwnListKind;
  readonly items: OwnItems;
  readonly failure: Failure | null;
}

const none: OwnItems = { work: [], education: [], tags: [] };

const load = (kind: OwnListKind) => {
  switch (kind) {
    case 'work':
      return Effect.map(call(session.workHistory), (work) => ({ ...none, work }));
    case 'education':
      return Effect.map(call(session.educationHistory), (education) => ({ ...none, education }));
    case 'tags':
      return Effect.map(call(session.industryTags), ({ industryTagList }) => ({
        ...none,
        tags: industryTagList.map(({ tagId, tagName }) => ({ id: tagId, name: tagName })),
      }));
  }
};

interface Ended {
  readonly outcome: string;
  readonly hasEntries?: boolean;
}

const back = {
  onDone: [
    {
      guard: {
        type: 'isUnchanged',
        params: ({ event }: { readonly event: { readonly output: Ended } }) => event.output,
      },
      target: 'viewing',
    },
    { target: 'reloading' },
  ],
  onError: { target: 'viewing' },
} as const;

export const ownListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OwnListEvent,
    input: {} as { readonly kind: OwnListKind },
    tags: {} as 'loading' | 'shown' | 'failed' | 'stale',
    meta: {} as Meta,
    children: {} as {
      workHistory: 'workHistory';
      educationHistory: 'educationHistory';
      industryTags: 'industryTags';
    },
  },
  actors: {
    loadItems: fromEffect<OwnItems, { kind: OwnListKind }>(({ kind }) => load(kind)),
    workHistory: workHistoryMachine,
    educationHistory: educationHistoryMachine,
    industryTags: industryTagsMachine,
  },
  actions: {
    take: assign((_, { items }: { items: OwnItems }) => ({ items, failure: null })),
  },
  guards: {
    isWork: ({ context }) => context.kind === 'work',
    isEducation: ({ context }) => context.kind === 'education',
    isUnchanged: (_, output: Ended) => output.outcome === 'closed' && output.hasEntries !== true,
  },
}).createMachine({
  id: 'ownList',
  description: "A member's own history or tags, with the form that adds an entry.",
  context: ({ input }) => ({ ...input, items: none, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is being loaded behind a placeholder.',
      tags: 'loading',
      invoke: {
        id: 'loadItems',
        src: 'loadItems',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ items: event.output }) } },
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    failed: {
      description: 'The list could not be loaded; the member can retry.',
      tags: 'failed',
      on: { 'list.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
    shown: {
      description: 'The list is shown.',
      tags: 'shown',
      initial: 'viewing',
      states: {
        viewing: {
          description: 'The member views the list.',
          on: {
            'entry.new': [
              { guard: 'isWork', target: 'writingWork' },
              { guard: 'isEducation', target: 'writingEducation' },
              { target: 'choosingTags' },
            ],
          },
        },
        writingWork: {
          description: 'A new work entry is being filled in.',
          meta: { see: 'registration:work.title', requirements: ['R7.1-24'] },
          invoke: {
            id: 'workHistory',
            src: 'workHistory',
            input: ({ context, self }) => ({ draft: draftIn(self.system, context.kind), isAlone: true }),
            ...back,
          },
        },
        writingEducation: {
          description: 'A new education entry is being filled in.',
          meta: { see: 'registration:education.title', requirements: ['R7.1-25'] },
          invoke: {
            id: 'educationHistory',
            src: 'educationHistory',
            input: ({ context, self }) => ({ draft: draftIn(self.system, context.kind), isAlone: true }),
            ...back,
          },
        },
        choosingTags: {
          description: 'The member chooses industry tags; those already chosen are included.',
          meta: { see: 'registration:tags.title', requirements: ['R7.1-26'] },
          invoke: {
            id: 'industryTags',
            src: 'industryTags',
            input: ({ context, self }) => ({
              draft: draftIn(self.system, 'tags') ?? tagDraftOf('', context.items.tags),
              isAlone: true,
            }),
            ...back,
          },
        },
        reloading: {
          description: 'The new entry is saved; the list stays while it is reloaded.',
          invoke: {
            id: 'loadItems',
            src: 'loadItems',
            input: ({ context }) => ({ kind: context.kind }),
            onDone: { target: 'viewing', actions: { type: 'take', params: ({ event }) => ({ items: event.output }) } },
            onError: { target: 'stale', actions: assignFailure },
          },
        },
        stale: {
          description: 'The new entry is saved, but the reload failed: the list says so, and the member can retry.',
          tags: 'stale',
          on: { 'list.retry': { target: 'reloading' }, 'connection.returned': { target: 'reloading' } },
        },
      },
    },
  },
});

export type OwnListActor = ActorRefFrom<typeof ownListMachine>;
type Snapshot = SnapshotFrom<typeof ownListMachine>;

export const selectOwnKind = ({ context }: Snapshot): OwnListKind => context.kind;
export const selectOwnItems = ({ context }: Snapshot): OwnItems => context.items;
export const selectOwnFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectOwnForms = ({ children }: Snapshot) => children;
