import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate';
import { type Comment, type CommentKind, commentContracts } from '#services/contract/comment.contract.ts';
import { commentMaxLength } from '#services/contract/constants.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import { isBlank, lengthOf } from '#services/contract/text.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { findDraft, guestOwner } from '../drafts/drafts.machine.ts';
import { askLogin } from '../kit/ask-login.ts';
import { fromEffect } from '../kit/from-effect.ts';
import { ignoreMissing } from '../kit/ignore-missing.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { type DraftFound, sendToResident } from '../kit/residents.ts';
import { showFailure } from '../kit/show-failure.ts';
import { hasLeft, roleNow, type UserChanged } from '../kit/user.ts';
import { findThread } from './find-comment.ts';
import { type Answered, sendComment, type ToSend, type Written } from './send-comment.ts';

const repliesPerPage = 20;

type CommentsEvent =
  | { readonly type: 'comment.type'; readonly text: string }
  | ({ readonly type: 'comment.reply' } & Answered)
  | { readonly type: 'comment.unreply' }
  | { readonly type: 'comment.submit' }
  | { readonly type: 'comment.delete'; readonly id: string }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'thread.open'; readonly id: string }
  | { readonly type: 'thread.close'; readonly id: string }
  | { readonly type: 'comment.shown' }
  | { readonly type: 'search.retry' }
  | { readonly type: 'connection.returned' }
  | UserChanged
  | DraftFound;

/** `older`: the member's draft, found when a guest with a text logs in; put back once that text is sent. `error`: the text cannot be sent; `failure`: sending failed. `toDelete`: deletion to be confirmed; `leaving`: hidden, deletions in progress. */
interface Context {
  readonly kind: CommentKind;
  readonly params: Params;
  readonly role: Role;
  readonly text: string;
  readonly older: string;
  readonly answered: Answered | null;
  readonly error: 'empty' | 'tooLong' | null;
  readonly failure: Failure | null;
  readonly written: readonly Written[];
  readonly gone: readonly string[];
  readonly toDelete: string | null;
  readonly leaving: readonly string[];
  readonly threads: Readonly<Record<string, ThreadActor>>;
}

const lists = (kind: CommentKind) => ({
  list: pagedListMachine<Comment, Params>(
    ({ id = '' }, current, size) => call(commentContracts[kind].list, { query: { entityId: id, current, size } }),
    undefined,
    undefined,
    true,
  ),
  replies: pagedListMachine<Comment, Params>(
    ({ id = '' }, current, size) => call(commentContracts[kind].replies, { params: { id }, query: { current, size } }),
    repliesPerPage,
  ),
});

export type ThreadActor = ActorRefFrom<ReturnType<typeof lists>['replies']>;

const subjectOf = ({ kind, params }: Pick<Context, 'kind' | 'params'>): string => `comment:${kind}:${params.id ?? ''}`;

const draftOf = ({ older, text }: Pick<Context, 'older' | 'text'>): string =>
  [older, text].filter((part) => part !== '').join('\n');

/** The text of a draft on this item; null for other drafts. */
const textIn = (event: CommentsEvent, context: Context): string | null => {
  if (event.type !== 'draft.found' || event.subject !== subjectOf(context)) return null;
  const { text } = event.fields;
  return typeof text === 'string' ? text : '';
};

interface Listing {
  readonly getSnapshot: () => { readonly context?: { readonly items?: readonly Comment[] } };
}

export const newestOf = (lists: readonly (Listing | undefined)[], written: readonly Written[]): number =>
  [
    ...lists.flatMap((list) => list?.getSnapshot().context?.items ?? []),
    ...written.map(({ comment }) => comment),
  ].reduce((newest, { createdTime }) => Math.max(newest, createdTime ?? 0), 0);

export const commentsSetup = (kind: CommentKind) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Params,
      events: {} as CommentsEvent,
      tags: {} as 'sending' | 'failed' | 'confirming' | 'found' | 'gone' | 'searchFailed' | 'arriving',
      meta: {} as Meta,
      children: {} as { list: 'list' },
    },
    actors: {
      ...lists(kind),
      send: fromEffect<Written, ToSend>((comment) => sendComment(kind, comment)),
      findThread: fromEffect<string | null, { entityId: string; id: string }>((wanted) => findThread(kind, wanted)),
      remove: fromEffect<boolean, { id: string }>(({ id }) =>
        ignoreMissing(call(commentContracts[kind].delete, { params: { id } })),
      ),
    },
    actions: {
      saveDraft: enqueueActions(({ context, enqueue }) => {
        const subject = subjectOf(context);
        const text = draftOf(context);
        enqueue(
          sendToResident(
            'drafts',
            text === '' ? { type: 'draft.drop', subject } : { type: 'draft.save', subject, fields: { text } },
          ),
        );
      }),
      /** A guest's text becomes the member's draft. */
      takeOver: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'user.changed' || event.memberId === null || context.text === '') return;
        const subject = subjectOf(context);
        enqueue(sendToResident('drafts', { type: 'draft.save', subject, fields: { text: draftOf(context) } }));
        enqueue(sendToResident('drafts', { type: 'draft.drop', owner: guestOwner, subject }));
      }),
      restore: assign({ text: ({ context, event }) => textIn(event, context) ?? '', older: '' }),
      setAside: assign({ older: ({ context, event }) => textIn(event, context) ?? '' }),
      askDraft: findDraft(subjectOf),
      askLogin: askLogin(),
      knowRole: assign({ role: roleNow }),
      openThread: assign({
        threads: ({ context: { threads }, spawn }, { id }: { id: string }) =>
          threads[id] ? threads : { ...threads, [id]: spawn('replies', { id: `thread-${id}`, input: { id } }) },
      }),
      /** Pages are loaded down to the thread, and in it down to the reply. */
      goToComment: enqueueActions(({ context: { params, threads }, enqueue }, { thread }: { thread: string }) => {
        enqueue.sendTo('list', { type: 'list.filter', filter: { sought: thread } });
        const { comment: sought = thread } = params;
        if (sought === thread || threads[thread]) return;
        enqueue.assign({
          threads: ({ spawn }) => ({
            ...threads,
            [thread]: spawn('replies', { id: `thread-${thread}`, input: { id: thread, sought } }),
          }),
        });
      }),
      closeThread: enqueueActions(({ context: { threads }, enqueue }, { id }: { id: string }) => {
        const { [id]: closed, ...others } = threads;
        if (closed) enqueue(stopChild(closed));
        enqueue.assign({ threads: others });
      }),
      forget: enqueueActions(({ context: { threads }, enqueue }) => {
        for (const ref of Object.values(threads)) enqueue(stopChild(ref));
        enqueue.assign({ ...blank, threads: {} });
      }),
      refuseText: assign({ error: ({ context: { text } }) => (isBlank(text) ? 'empty' : 'tooLong') }),
      markForDeletion: assign(({ context: { gone, leaving, toDelete } }) =>
        toDelete === null || gone.includes(toDelete)
          ? { toDelete: null }
          : { gone: [...gone, toDelete], leaving: [...leaving, toDelete], toDelete: null },
      ),
      part: assign({ leaving: ({ context }) => context.leaving.slice(1) }),
      restoreComment: assign({ gone: ({ context: { gone, leaving } }) => gone.filter((id) => id !== leaving[0]) }),
      showFailure: showFailure(),
    },
    guards: {
      isSought: ({ context: { params } }) => /^\d+$/.test(params.comment ?? ''),
      isUnfit: ({ context: { text } }) => isBlank(text) || lengthOf(text) > commentMaxLength,
      isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
      hasDeletions: ({ context: { leaving } }) => leaving.length > 0,
      isMuted: ({ context: { role } }) => may(role, 'comment') === 'muted',
      isAllowed: ({ context: { role } }) => may(role, 'comment') === 'yes',
      hasLeft: ({ event }) => hasLeft(event),
      isOwnDraft: ({ context, event }) => context.text === '' && textIn(event, context) !== null,
      isOtherDraft: ({ context, event }) => {
        const text = textIn(event, context);
        return text !== null && text !== draftOf(context);
      },
    },
  });

export const blank = {
  text: '',
  older: '',
  answered: null,
  error: null,
  failure: null,
  written: [],
  gone: [],
  toDelete: null,
  leaving: [],
} satisfies Partial<Context>;
