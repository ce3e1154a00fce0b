import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { CommentKind } from '#services/contract/comment.contract.ts';
import { asSent } from '#services/contract/text.ts';
import { assignFailure, failedWith } from '../kit/assign-failure.ts';
import { withEvent } from '../kit/with-event.ts';
import { blank, commentsSetup, newestOf, type ThreadActor } from './comments.setup.ts';
import type { Written } from './send-comment.ts';

/** The member's own draft is looked for before the guest's text takes its place. */
const becomes = ['knowRole', 'askDraft', 'takeOver'] as const;

export const commentsMachine = (kind: CommentKind) =>
  commentsSetup(kind).createMachine({
    id: 'comments',
    description: 'The comments on one item: reading, writing, replying, deleting.',
    context: ({ input }) => ({ kind, params: input, role: 'guest', ...blank, threads: {} }),
    type: 'parallel',
    invoke: { id: 'list', src: 'list', input: ({ context }) => context.params },
    on: {
      'thread.open': { actions: withEvent('openThread') },
      'thread.close': { actions: withEvent('closeThread') },
    },
    states: {
      writing: {
        initial: 'resting',
        on: {
          'comment.type': {
            target: '.resting',
            actions: [assign({ text: ({ event }) => event.text, error: null, failure: null }), 'saveDraft'],
          },
          'comment.submit': [
            { guard: 'isUnfit', actions: 'refuseText' },
            { guard: 'isAllowed', target: '.sending' },
            {
              guard: 'isMuted',
              actions: { type: 'showFailure', params: { tag: 'forbidden' } },
              meta: { requirements: ['R6-15'] },
            },
            { actions: 'askLogin' },
          ],
          'comment.reply': { actions: assign({ answered: ({ event: { type: _, ...answered } }) => answered }) },
          'comment.unreply': { actions: assign({ answered: null }) },
          'draft.found': [
            { guard: 'isOwnDraft', actions: 'restore' },
            { guard: 'isOtherDraft', actions: ['setAside', 'saveDraft'] },
          ],
          'user.changed': [
            { guard: 'hasLeft', target: '.resting', actions: ['forget', ...becomes] },
            { actions: becomes },
          ],
        },
        states: {
          resting: { description: 'The user can write a comment.' },
          sending: {
            description: 'The comment is shown already and is being sent.',
            tags: 'sending',
            invoke: {
              id: 'send',
              src: 'send',
              input: ({ context: { params, text, answered, threads, written }, self }) => ({
                entityId: params.id ?? '',
                content: asSent(text),
                answered,
                newest: newestOf([self.getSnapshot().children.list, ...Object.values(threads)], written),
              }),
              onDone: {
                target: 'resting',
                actions: [
                  assign({
                    written: ({ context, event }) => [event.output, ...context.written],
                    text: ({ context }) => context.older,
                    older: '',
                    answered: null,
                    failure: null,
                  }),
                  'saveDraft',
                ],
              },
              onError: { target: 'failed', actions: assignFailure },
            },
            on: { 'comment.submit': {}, 'comment.type': {}, 'comment.reply': {}, 'comment.unreply': {} },
          },
          failed: {
            description: 'The comment could not be sent; the text stays and can be sent again.',
            tags: 'failed',
            on: {
              'connection.returned': { guard: 'isOffline', target: 'resting', actions: assign({ failure: null }) },
            },
          },
        },
      },
      searching: {
        initial: 'deciding',
        states: {
          deciding: {
            description: 'Does the address name a comment?',
            always: [{ guard: 'isSought', target: 'finding' }, { target: 'none' }],
          },
          none: { description: 'The comments are read from the newest on.' },
          finding: {
            description: 'The comment that the address names is being looked for.',
            invoke: {
              id: 'findThread',
              src: 'findThread',
              input: ({ context: { params } }) => ({ entityId: params.id ?? '', id: params.comment ?? '' }),
              onDone: [
                { guard: ({ event }) => event.output === null, target: 'gone' },
                {
                  target: 'found',
                  actions: { type: 'goToComment', params: ({ event }) => ({ thread: event.output ?? '' }) },
                },
              ],
              onError: { target: 'failed' },
            },
          },
          found: {
            description: 'The pages down to the comment are loaded; it is marked.',
            tags: 'found',
            initial: 'arriving',
            states: {
              arriving: {
                description: 'The comment gets the focus as soon as it is shown.',
                tags: 'arriving',
                on: { 'comment.shown': { target: 'reached' } },
              },
              reached: { description: 'The user has been taken to the comment.' },
            },
          },
          gone: {
            description: 'The comment is not there any more; the others are shown.',
            tags: 'gone',
            initial: 'arriving',
            states: {
              arriving: {
                description: 'What is said about it gets the focus as soon as it is shown.',
                tags: 'arriving',
                on: { 'comment.shown': { target: 'reached' } },
              },
              reached: { description: 'The user has been told.' },
            },
          },
          failed: {
            description: 'The comment could not be looked for; the user can try again.',
            tags: 'searchFailed',
            on: { 'search.retry': { target: 'finding' }, 'connection.returned': { target: 'finding' } },
          },
        },
      },
      deleting: {
        initial: 'none',
        states: {
          none: {
            description: 'Nothing is being deleted.',
            on: {
              'comment.delete': { target: 'confirming', actions: assign({ toDelete: ({ event }) => event.id }) },
            },
          },
          confirming: {
            description: 'Should the comment really be deleted?',
            tags: 'confirming',
            meta: { see: 'shared:comments.deleteTitle' },
            on: {
              'delete.confirm': { target: 'none', actions: 'markForDeletion' },
              'delete.cancel': { target: 'none', actions: assign({ toDelete: null }) },
              'user.changed': { guard: 'hasLeft', target: 'none' },
            },
          },
        },
      },
      removing: {
        initial: 'idle',
        states: {
          idle: {
            description: 'Every deletion is known to the backend.',
            always: { guard: 'hasDeletions', target: 'sending' },
          },
          sending: {
            description:
              'The comment is gone from the page and is being deleted in the backend; further deletions wait.',
            invoke: {
              id: 'remove',
              src: 'remove',
              input: ({ context: { leaving } }) => ({ id: leaving[0] ?? '' }),
              onDone: { target: 'idle', actions: 'part' },
              onError: {
                target: 'idle',
                actions: ['restoreComment', 'part', { type: 'showFailure', params: failedWith }],
              },
            },
            on: { 'user.changed': { guard: 'hasLeft', target: 'idle' } },
          },
        },
      },
    },
  });

export type CommentsActor = ActorRefFrom<ReturnType<typeof commentsMachine>>;

type Snapshot = SnapshotFrom<CommentsActor>;

export const selectCommentKind = ({ context }: Snapshot): CommentKind => context.kind;
export const selectAnnotations = ({ context }: Snapshot): readonly Written[] => context.written;
export const selectIsGone = ({ context }: Snapshot, id: string): boolean => context.gone.includes(id);
/** Whether it is the one that the address names. */
export const selectIsMarked = (snapshot: Snapshot, id: string): boolean =>
  snapshot.hasTag('found') && snapshot.context.params.comment === id;
/** Whether the user is still to be taken there. */
export const selectIsArriving = (snapshot: Snapshot): boolean => snapshot.hasTag('arriving');
export const selectThread = ({ context }: Snapshot, id: string): ThreadActor | undefined => context.threads[id];

/** The text in the form, the comment that it answers, and what is wrong with it. */
export const selectCommentForm = ({ context: { text, answered, error, failure } }: Snapshot) => ({
  text,
  answered,
  error,
  failure,
});

export const selectCountChange = ({ context: { written, gone } }: Snapshot): number => written.length - gone.length;
