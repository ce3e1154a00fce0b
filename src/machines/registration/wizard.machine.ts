import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import { type Fields, type NoticeWords, sendToResident } from '../kit/residents.ts';
import { withOutput } from '../kit/with-event.ts';
import { educationHistoryMachine } from './education-history.machine.ts';
import type { EntryHistoryOutput } from './entry-history.setup.ts';
import { industryTagsMachine } from './industry-tags.machine.ts';
import { supplementMachine } from './supplement.machine.ts';
import { workHistoryMachine } from './work-history.machine.ts';

export const wizardSubjects = ['supplement', 'work', 'education', 'tags', 'wizard'] as const;
type WizardSubject = (typeof wizardSubjects)[number];

/** `needsProfile`: the server asks for the profile; otherwise the draft's step comes next. */
export interface WizardInput {
  readonly needsProfile: boolean;
  readonly drafts: { readonly [S in WizardSubject]: Fields | null };
}

type WizardOutput = { readonly outcome: 'finished' } | { readonly outcome: 'abandoned' };

type Step = 'work' | 'education' | 'tags';

const crashed = { type: 'raise', params: { tone: 'bad', key: 'failure:crashed' } } as const;

/** Registration (§4.2): each step has a chart of its own; this one decides on the next. */
export const wizardMachine = setup({
  types: {
    context: {} as WizardInput,
    input: {} as WizardInput,
    output: {} as WizardOutput,
    meta: {} as Meta,
    children: {} as {
      supplement: 'supplement';
      workHistory: 'workHistory';
      educationHistory: 'educationHistory';
      industryTags: 'industryTags';
    },
  },
  actors: {
    supplement: supplementMachine,
    workHistory: workHistoryMachine,
    educationHistory: educationHistoryMachine,
    industryTags: industryTagsMachine,
  },
  actions: {
    saveStep: sendToResident('drafts', (_, { step }: { step: Step }) => ({
      type: 'draft.save',
      subject: 'wizard',
      fields: { step },
    })),
    reportTried: sendToResident('app', { type: 'entry.tried' }),
    drop: sendToResident('drafts', (_, { subject }: { subject: WizardSubject }) => ({ type: 'draft.drop', subject })),
    raise: sendToResident('notices', (_, notice: NoticeWords) => ({ ...notice, type: 'notice.show' })),
  },
  guards: {
    needsProfile: ({ context }) => context.needsProfile,
    isAt: ({ context }, { step }: { step: Step }) => context.drafts.wizard?.step === step,
    isOver: (_, { outcome }: EntryHistoryOutput) => outcome !== 'closed',
    hasEntries: (_, output: EntryHistoryOutput) => output.outcome === 'closed' && output.hasEntries,
  },
}).createMachine({
  id: 'wizard',
  description: 'A new member registers: profile, work history, education history, industry tags.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Which step comes first?',
      meta: { requirements: ['R4.2-1'] },
      always: [
        { guard: 'needsProfile', target: 'supplement' },
        { guard: { type: 'isAt', params: { step: 'education' } }, target: 'education' },
        { guard: { type: 'isAt', params: { step: 'tags' } }, target: 'tags' },
        { target: 'work' },
      ],
    },
    supplement: {
      description: 'Step 2: the profile.',
      meta: { see: 'registration:supplement.title', requirements: ['R2.2-4'] },
      invoke: {
        id: 'supplement',
        src: 'supplement',
        input: ({ context }) => ({ draft: context.drafts.supplement }),
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'saved', target: 'work' },
          { target: 'abandoned', meta: { requirements: ['R4.1-23'] } },
        ],
        onError: { target: 'abandoned', actions: crashed },
      },
    },
    work: {
      description: 'Step 3: the work history.',
      meta: { see: 'registration:work.title', requirements: ['R2.2-5'] },
      entry: { type: 'saveStep', params: { step: 'work' } },
      invoke: {
        id: 'workHistory',
        src: 'workHistory',
        input: ({ context }) => ({ draft: context.drafts.work }),
        onDone: [
          {
            guard: withOutput('isOver'),
            target: 'education',
            meta: { requirements: ['R4.2-2', 'R4.2-5'] },
          },
          {
            guard: withOutput('hasEntries'),
            target: 'finished',
            meta: { requirements: ['R4.2-10'] },
          },
          { target: 'abandoned', meta: { requirements: ['R4.2-9'] } },
        ],
        onError: { target: 'finished', actions: crashed },
      },
    },
    education: {
      description: 'Step 4: the education history.',
      meta: { see: 'registration:education.title', requirements: ['R2.2-6'] },
      entry: { type: 'saveStep', params: { step: 'education' } },
      invoke: {
        id: 'educationHistory',
        src: 'educationHistory',
        input: ({ context }) => ({ draft: context.drafts.education }),
        onDone: [
          {
            guard: withOutput('isOver'),
            target: 'tags',
            meta: { requirements: ['R4.2-3', 'R4.2-6'] },
          },
          { target: 'finished', meta: { requirements: ['R4.2-11'] } },
        ],
        onError: { target: 'finished', actions: crashed },
      },
    },
    tags: {
      description: 'Step 5: the industry tags.',
      meta: { see: 'registration:tags.title', requirements: ['R2.2-7'] },
      entry: { type: 'saveStep', params: { step: 'tags' } },
      invoke: {
        id: 'industryTags',
        src: 'industryTags',
        input: ({ context }) => ({ draft: context.drafts.tags }),
        onDone: { target: 'finished', meta: { requirements: ['R4.2-4', 'R4.2-7', 'R4.2-12'] } },
        onError: { target: 'finished', actions: crashed },
      },
    },
    finished: {
      description: 'The registration is finished.',
      type: 'final',
      entry: [...wizardSubjects.map((subject) => ({ type: 'drop' as const, params: { subject } })), 'reportTried'],
      output: 'finished',
    },
    abandoned: {
      description: 'A required dialog was closed: the member is logged out.',
      type: 'final',
      entry: { type: 'drop', params: { subject: 'wizard' } },
      output: 'abandoned',
    },
  },
  output: ({ event }) => ({ outcome: event.output === 'finished' ? 'finished' : 'abandoned' }),
});

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
type Snapshot = SnapshotFrom<typeof wizardMachine>;

export const selectSteps = ({ children }: Snapshot) => children;
