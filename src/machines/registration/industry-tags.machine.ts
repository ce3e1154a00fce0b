import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FoundTag } from '#services/contract/basic.contract.ts';
import { sentState } from '../kit/sent.state.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import type { StepFailure } from './entry-history.setup.ts';
import { stepFailed } from './entry-history.setup.ts';
import { industryTagsSetup } from './industry-tags.setup.ts';
import { hotState, searchState } from './industry-tags.state.offers.ts';
import { cleanTag, hasTagNamed, type TagChoice, type TagError, tagsOfDraft } from './tag-choice.ts';

const choices = industryTagsSetup.createStateConfig({
  on: {
    'tag.choose': [
      {
        guard: withEvent('isChosen'),
        actions: 'refuseTwice',
        meta: { see: 'registration:error.tagTwice', requirements: ['R5.6-2'] },
      },
      { actions: [withEvent('take'), 'saveDraft'] },
    ],
    'tag.remove': { actions: [withEvent('remove'), 'saveDraft'] },
    'tag.create': [
      { guard: 'isTypedBlank' },
      {
        guard: 'isTypedChosen',
        actions: 'refuseTwice',
        meta: { see: 'registration:error.tagTwice', requirements: ['R5.6-2'] },
      },
      { guard: 'isTypedOffered', actions: ['takeTyped', 'saveDraft'] },
      {
        guard: 'isTypedLong',
        actions: 'refuseLong',
        meta: { see: 'registration:error.tooLong', requirements: ['R5.6-1'] },
      },
      { target: '#creating', actions: 'unfail', meta: { requirements: ['R5.6-3'] } },
    ],
  },
}).on;

const awaiting = industryTagsSetup.createStateConfig({
  initial: 'saving',
  entry: 'reportTried',
  states: {
    saving: {
      description: 'The tags are being saved.',
      invoke: {
        id: 'saveTags',
        src: 'saveTags',
        input: ({ context }) => ({ ids: context.chosen.map(({ id }) => id) }),
        onDone: { target: '#saved', actions: ['showSaved', 'dropDraft'] },
        onError: {
          target: '#refused',
          meta: { see: 'registration:step.saveFailed', requirements: ['R8.3-7'] },
          actions: [stepFailed('save'), 'reportFailed'],
        },
      },
    },
    skipping: {
      description: 'The step is being skipped: an empty list is sent.',
      invoke: {
        id: 'skipStep',
        src: 'skipStep',
        onDone: { target: '#skipped', actions: 'dropDraft' },
        onError: {
          target: '#refused',
          meta: { see: 'registration:step.skipFailed', requirements: ['R8.3-8'] },
          actions: [stepFailed('skip'), 'reportFailed'],
        },
      },
    },
  },
});

/** Step 5 of registration (§5.6). */
export const industryTagsMachine = industryTagsSetup.createMachine({
  id: 'industryTags',
  description: 'A new member chooses industry tags.',
  context: ({ input }) => ({
    ...tagsOfDraft(input.draft),
    isAlone: input.isAlone ?? false,
    searched: cleanTag(input.draft?.keyword ?? ''),
    again: null,
    hot: [],
    found: [],
    error: null,
    failure: null,
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      description: 'The dialog is open.',
      meta: { see: 'registration:tags.title', requirements: ['R2.2-7'] },
      invoke: { id: 'closing', src: 'closing', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      on: { 'step.close': [{ guard: 'isCostly', actions: 'askToClose' }, { target: 'closed' }] },
      states: {
        hot: hotState,
        search: searchState,
        form: {
          initial: 'editing',
          on: {
            'keyword.change': {
              actions: [withEvent('type'), 'saveDraft'],
            },
            'connection.returned': { actions: 'forgetOffline' },
          },
          states: {
            editing: {
              id: 'editing',
              description: 'The member chooses, finds and creates tags.',
              on: {
                ...choices,
                'tags.confirm': { guard: 'isSendable', target: 'sent.answer.awaiting.saving', actions: 'unfail' },
                'step.skip': { target: 'sent.answer.awaiting.skipping', actions: 'unfail' },
              },
            },
            creating: {
              id: 'creating',
              description: 'A new tag is being created from the typed text.',
              tags: 'creating',
              invoke: {
                id: 'createTag',
                src: 'createTag',
                input: ({ context }) => ({ name: cleanTag(context.keyword) }),
                onDone: {
                  target: 'editing',
                  actions: [withOutput('take'), 'saveDraft'],
                  meta: { requirements: ['R5.6-3'] },
                },
                onError: [
                  {
                    guard: withEvent('isUnusable'),
                    target: 'editing',
                    actions: 'warnUnusable',
                    meta: { see: 'registration:tags.unusable', requirements: ['R7.4-6', 'R8.3-9'] },
                  },
                  {
                    target: 'editing',
                    actions: stepFailed('create'),
                  },
                ],
              },
            },
            sent: sentState({ submits: ['tags.confirm', 'step.skip'], awaiting, edits: { on: choices } }),
          },
        },
      },
    },
    saved: {
      id: 'saved',
      description: 'The tags are saved; the registration is finished.',
      meta: { see: 'registration:tags.saved', requirements: ['R4.2-4', 'R4.2-22'] },
      type: 'final',
      output: 'saved',
    },
    skipped: {
      id: 'skipped',
      description: 'No tags are chosen; the registration is finished.',
      meta: { requirements: ['R4.2-7'] },
      type: 'final',
      output: 'skipped',
    },
    closed: {
      description: 'The dialog was closed.',
      meta: { requirements: ['R4.2-8'] },
      type: 'final',
      output: 'closed',
    },
  },
  output: ({ event }) => ({
    outcome: event.output === 'saved' || event.output === 'skipped' ? event.output : 'closed',
  }),
});

export type IndustryTagsActor = ActorRefFrom<typeof industryTagsMachine>;
type Snapshot = SnapshotFrom<typeof industryTagsMachine>;

export const selectTagKeyword = ({ context }: Snapshot): string => context.keyword;
export const selectChosenTags = ({ context }: Snapshot): readonly TagChoice[] => context.chosen;
export const selectHotTags = ({ context }: Snapshot): readonly TagChoice[] => context.hot;

export const selectFoundTags = ({ context }: Snapshot): readonly FoundTag[] => context.found;

export const selectTagError = ({ context }: Snapshot): TagError | null => context.error;
export const selectTagsFailure = ({ context }: Snapshot): StepFailure | null => context.failure;

/** Name of the tag that the input would create, or null. */
export const selectNewTag = ({ context }: Snapshot): string | null => {
  const name = cleanTag(context.keyword);
  const isKnown = [context.found, context.hot, context.chosen].some((tags) => hasTagNamed(tags, name));
  return name === '' || isKnown ? null : name;
};
