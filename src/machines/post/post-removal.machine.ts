import { type ActorRefFrom, sendParent, setup } from 'xstate';
import { post } from '#services/contract/post.contract.ts';
import { call } from '#services/env.ts';
import { failedWith } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import { ignoreMissing } from '../kit/ignore-missing.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { type RouteWanted, sendToResident } from '../kit/residents.ts';
import { showFailure } from '../kit/show-failure.ts';

type PostRemovalEvent =
  | { readonly type: 'post.delete' }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' };

export const postRemovalMachine = setup({
  types: {
    context: {} as { readonly params: Params },
    input: {} as Params,
    events: {} as PostRemovalEvent,
    tags: {} as 'confirming' | 'removing',
    meta: {} as Meta,
  },
  actors: {
    remove: fromEffect<boolean, { id: string }>(({ id }) => ignoreMissing(call(post.delete, { params: { id } }))),
  },
  actions: {
    showNotice: sendToResident('notices', { type: 'notice.show', tone: 'good', key: 'post:delete.done' }),
    leave: sendParent(
      (): RouteWanted => ({ type: 'route.wanted', name: 'post.tagPosts', params: { postTag: 'latest' } }),
    ),
    showFailure: showFailure(),
  },
}).createMachine({
  id: 'postRemoval',
  description: 'A member deletes one of their own posts.',
  context: ({ input }) => ({ params: input }),
  initial: 'resting',
  states: {
    resting: { description: 'Nothing is being deleted.', on: { 'post.delete': { target: 'confirming' } } },
    confirming: {
      description: 'Should the post really be deleted?',
      tags: 'confirming',
      meta: { see: 'post:delete.title' },
      on: { 'delete.confirm': { target: 'removing' }, 'delete.cancel': { target: 'resting' } },
    },
    removing: {
      description: 'The post is being deleted in the backend.',
      tags: ['confirming', 'removing'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.params.id ?? '' }),
        onDone: { target: 'gone', actions: ['showNotice', 'leave'] },
        onError: { target: 'resting', actions: { type: 'showFailure', params: failedWith } },
      },
    },
    gone: { description: 'The post is deleted, and the list opens.' },
  },
});

export type PostRemovalActor = ActorRefFrom<typeof postRemovalMachine>;
