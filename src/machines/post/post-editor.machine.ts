import { type ActorRefFrom, assign, not, or, type SnapshotFrom, stateIn } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { draftIn } from '../drafts/drafts.machine.ts';
import { assignFailure, failedWith } from '../kit/assign-failure.ts';
import { nothing, textOf, valuesOf } from '../kit/form.ts';
import { sentState } from '../kit/sent.state.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import { circleToShow, clean, isTouched, postEditorSetup, subjectOf, toSave } from './post-editor.setup.ts';
import { imagesIn } from './post-pictures.ts';

const removedElsewhere = postEditorSetup.createStateConfig({
  on: {
    'drafts.removed': { guard: withEvent('isPartedFrom'), target: '#editorParted' },
  },
}).on;

const edits = postEditorSetup.createStateConfig({
  on: {
    'field.change': { actions: [withEvent('edit'), 'saveDraft'] },
    'field.leave': { actions: withEvent('leave') },
    'images.add': {
      actions: [withEvent('takeImages'), 'saveDraft'],
      meta: { requirements: ['R5.7-8'] },
    },
    'image.remove': { actions: [withEvent('dropImage'), 'saveDraft'] },
    'image.lead': { actions: [withEvent('leadWith'), 'saveDraft'] },
    'preview.open': { target: '#postEditor.page.previewing' },
    'editor.leave': [{ guard: 'isTouched', target: '#postEditor.page.leaving' }, { actions: 'goBack' }],
    'connection.returned': { guard: 'isOffline', actions: assign({ failure: null }) },
    ...removedElsewhere,
  },
}).on;

const awaiting = postEditorSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Pictures are still being uploaded; the post is published after that.',
      always: { guard: 'areImagesSent', target: 'saving' },
      on: {
        ...removedElsewhere,
        'image.failed': {
          target: '#refused',
          actions: assign({ failure: ({ event }) => event.failure }),
          meta: { see: 'upload:failed' },
        },
        'image.refused': {
          target: '#refused',
          actions: [withEvent('showUnfit'), withEvent('dropImage'), 'saveDraft'],
        },
      },
    },
    saving: {
      description: 'The post is being saved by the backend.',
      entry: assign({ failure: null }),
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => toSave(context),
        onDone: {
          target: '#postEditor.page.saved',
          actions: [assign({ savedId: ({ event }) => event.output }), 'dropDraft', 'showSaved', 'showPost'],
          meta: { requirements: ['R7.3-17'] },
        },
        onError: { target: '#refused', actions: assignFailure },
      },
    },
  },
});

/** Creates or edits a post (R2.6-9 to R2.6-11). The draft is dropped by the event that records the post. */
export const postEditorMachine = postEditorSetup.createMachine({
  id: 'postEditor',
  description: 'A member writes a post or edits one of their own.',
  context: ({ input: { params, user }, self }) => ({
    ...clean,
    params,
    role: user?.role ?? 'guest',
    found: draftIn(self.system, subjectOf({ params })),
    before: null,
    base: nothing,
    pictures: [],
    chosen: 0,
  }),
  type: 'parallel',
  invoke: { id: 'circles', src: 'circles', input: ({ context }) => circleToShow(context), onError: {} },
  on: {
    'image.uploaded': { actions: [withEvent('setAddress'), 'saveDraft'] },
    'image.refused': { actions: [withEvent('showUnfit'), withEvent('dropImage'), 'saveDraft'] },
    'image.cancelled': { actions: [withEvent('dropImage'), 'saveDraft'] },
  },
  states: {
    page: {
      initial: 'deciding',
      on: {
        'user.changed': [
          {
            guard: withEvent('hasLeft'),
            target: '.deciding',
            actions: ['stopImages', 'forget', withEvent('knowRole'), 'askDraft'],
          },
          { actions: [withEvent('knowRole'), 'askDraft'] },
        ],
      },
      states: {
        deciding: {
          description: 'Is it a new post or an existing one?',
          always: [{ guard: 'isNew', target: 'writing', actions: 'begin' }, { target: 'loading' }],
        },
        loading: {
          description: 'The post is being loaded behind a placeholder of the form.',
          tags: 'loading',
          meta: { requirements: ['R2.6-11'] },
          invoke: {
            id: 'loadPost',
            src: 'loadPost',
            input: ({ context }) => ({ id: context.params.id ?? '' }),
            onDone: [
              {
                guard: withOutput('isOwn'),
                target: 'writing',
                actions: [assign({ before: ({ event }) => event.output, failure: null }), 'begin'],
              },
              { target: 'missing', actions: assign({ failure: null }) },
            ],
            onError: [
              {
                guard: { type: 'isMissing', params: failedWith },
                target: 'missing',
                actions: assign({ failure: null }),
              },
              { target: 'failed', actions: assignFailure },
            ],
          },
        },
        failed: {
          description: 'The post could not be loaded; the member can retry.',
          tags: 'failed',
          on: {
            'post.retry': { target: 'loading' },
            'connection.returned': { target: 'loading' },
          },
        },
        missing: {
          description: 'This member has no such post.',
          tags: 'missing',
          meta: { see: 'editor:missing' },
        },
        writing: {
          id: 'editing',
          description: 'The member writes; everything is saved as a draft.',
          tags: 'writing',
          meta: { requirements: ['R2.6-9', 'R2.6-10', 'R1-12', 'R1-13', 'R1-14'] },
          on: {
            ...edits,
            'post.submit': { target: 'checking', actions: assign({ asDraft: false }) },
            'post.store': { target: 'checking', actions: assign({ asDraft: true }) },
          },
        },
        previewing: {
          description: 'The post as others will see it; masked words appear as asterisks.',
          tags: 'previewing',
          meta: { see: 'editor:preview.title', requirements: ['R3-36'] },
          invoke: {
            id: 'findGreyWords',
            src: 'findGreyWords',
            input: ({ context }) => ({ title: textOf(valuesOf(context), 'title') }),
            onDone: { actions: assign({ greyWords: ({ event }) => event.output }) },
            onError: { actions: assign({ greyWords: [] }) },
          },
          on: {
            'preview.close': { target: 'writing' },
            ...removedElsewhere,
            'post.submit': { target: 'checking', actions: assign({ asDraft: false }) },
          },
        },
        leaving: {
          description: 'There is unpublished input: keep the draft or discard it?',
          tags: 'leaving',
          meta: { see: 'editor:leave.title' },
          on: {
            'leave.stay': { target: 'writing' },
            'leave.keep': { target: 'writing', actions: 'goBack' },
            'leave.discard': { target: 'writing', actions: ['stopImages', 'startAnew', 'dropDraft', 'goBack'] },
            ...removedElsewhere,
          },
        },
        parted: {
          id: 'editorParted',
          description: 'The draft was published or discarded elsewhere: keep this input or discard it too?',
          tags: 'parted',
          meta: { see: 'editor:parted.title', requirements: ['R1-12'] },
          on: {
            'parted.keep': { target: 'writing', actions: 'saveDraft' },
            'parted.discard': { target: 'deciding', actions: ['stopImages', 'startAnew'] },
          },
        },
        checking: {
          description: 'Can the post be published, and by this user?',
          always: [
            { guard: 'isUnfit', target: 'writing', actions: 'judge' },
            { guard: 'isMuted', target: 'writing', actions: 'showMuted', meta: { requirements: ['R6-15'] } },
            { guard: not('isAllowed'), target: 'writing', actions: 'askLogin', meta: { requirements: ['R6-3'] } },
            { target: 'sent' },
          ],
        },
        sent: sentState({ submits: ['post.submit', 'post.store'], awaiting, edits: { tags: 'writing', on: edits } }),
        saved: {
          description: 'The post is published, and its page opens.',
          tags: 'saved',
          meta: { see: 'editor:saved.title' },
          entry: 'stopImages',
          on: { 'post.another': { guard: 'isNew', target: 'writing', actions: 'startAnew' } },
        },
      },
    },
    draft: {
      initial: 'looking',
      states: {
        looking: {
          description: 'Is there input from before that was not submitted?',
          always: [{ guard: 'hasFound', target: 'restored' }, { target: 'none' }],
        },
        none: {
          description: 'There is no input left from before.',
          on: {
            'draft.found': { guard: withEvent('isOwnDraft'), target: 'restored', actions: withEvent('restore') },
          },
        },
        restored: {
          description: 'The earlier input is in the form again and can be discarded.',
          tags: 'restored',
          meta: { see: 'editor:restored' },
          on: {
            'draft.discard': {
              guard: or([stateIn('#editing'), 'isRefused']),
              target: 'none',
              actions: ['stopImages', 'startAnew', 'dropDraft'],
            },
          },
        },
      },
      on: {
        'user.changed': { guard: withEvent('hasLeft'), target: '.none' },
        'post.another': { target: '.none' },
        'leave.discard': { target: '.none' },
        'parted.discard': { target: '.none' },
      },
    },
  },
});

export type PostEditorActor = ActorRefFrom<typeof postEditorMachine>;
type Snapshot = SnapshotFrom<typeof postEditorMachine>;

export const selectForm = ({ context }: Snapshot) => valuesOf(context);
/** Images of the draft that were not uploaded when its page was closed. */
export const selectLost = ({ context }: Snapshot) => context.lost;
export const selectPictures = ({ context }: Snapshot) => context.pictures;
export const selectImages = ({ context }: Snapshot) => imagesIn(context.pictures);
export const selectIsTouched = ({ context }: Snapshot) => isTouched(context);
export const selectIsNew = ({ context }: Snapshot): boolean => context.params.id === undefined;

/** Whether the post is published already: a change of it is saved, not published. */
export const selectIsPublished = ({ context }: Snapshot): boolean => context.before !== null && !context.before.isDraft;
export const selectEditorFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectAttempts = ({ context }: Snapshot): number => context.attempts;
export const selectGreyWords = ({ context }: Snapshot) => context.greyWords;
export const selectSavedId = ({ context }: Snapshot) => context.savedId;
