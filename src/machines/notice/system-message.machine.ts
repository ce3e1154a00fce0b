import { assign, sendTo, setup } from 'xstate';
import { friendRequestsMachine } from '../friends/friend-requests.machine.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { type FriendshipChanged, type SystemSignalled, sendToResident } from '../kit/residents.ts';
import type { User, UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { keepIsRead, loadNotices, partOf } from './notice-loads.ts';
import { noticeReadingMachine } from './notice-reading.machine.ts';

type SystemMessageEvent = UserChanged | SystemSignalled | { readonly type: 'notices.shown' } | FriendshipChanged;

interface Context {
  readonly params: Params;
  readonly user: User | null;
}

/** /system-message (R2.6-14 to R2.6-17): the part that its anchor names. */
export const systemMessageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { params: Params; user?: User | null },
    events: {} as SystemMessageEvent,
    children: {} as { list: 'list'; reading: 'reading'; requests: 'requests' },
    tags: {} as 'read' | 'answered',
    meta: {} as Meta,
  },
  actors: {
    list: pagedListMachine(loadNotices, 10, keepIsRead),
    reading: noticeReadingMachine,
    requests: friendRequestsMachine,
  },
  actions: {
    knowUser: assign({ user: (_, { memberId, role }: User) => ({ memberId, role }) }),
    reportChanged: sendToResident('app', { type: 'notices.changed' }),
  },
  guards: { isApply: ({ context }) => partOf(context.params) === 'apply' },
}).createMachine({
  id: 'systemMessage',
  description: 'System messages: notices, comments, friend applications.',
  context: ({ input }) => ({ params: input.params, user: input.user ?? null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Decides which tab the address asks for.',
      always: [{ guard: 'isApply', target: 'applications' }, { target: 'messages' }],
    },
    messages: {
      description: 'Notices or comments; after a moment on screen they are marked as read.',
      tags: 'read',
      meta: { requirements: ['R2.6-16', 'R2.6-17'] },
      invoke: [
        { id: 'list', src: 'list', input: ({ context }) => context.params },
        { id: 'reading', src: 'reading', input: ({ context }) => context.params },
      ],
      on: {
        'system.signalled': { actions: sendTo('list', { type: 'list.reload' }) },
        'notices.shown': { actions: sendTo('reading', { type: 'notices.shown' }) },
      },
    },
    applications: {
      description: 'Friend requests that can be answered in place.',
      tags: 'answered',
      meta: { requirements: ['R2.6-15', 'R1-10'] },
      invoke: {
        id: 'requests',
        src: 'requests',
        input: ({ context }) => ({ role: context.user?.role ?? 'guest' }),
      },
      on: {
        'user.changed': { actions: withEvent('knowUser') },
        'system.signalled': { actions: sendTo('requests', { type: 'list.reload' }) },
        'friendship.changed': { actions: 'reportChanged' },
      },
    },
  },
});
