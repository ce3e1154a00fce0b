import { type ActorRefFrom, assertEvent, assign, emit, enqueueActions, raise, type SnapshotFrom, sendTo } from 'xstate';
import type { Sites } from '#services/address/sites.ts';
import { roleOf } from '#services/contract/permissions.ts';
import { guestOwner } from '../drafts/drafts.machine.ts';
import { rootPath } from '../kit/actor-path.ts';
import type { User, UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { selectCurrentUser } from '../session/session.machine.ts';
import type { AppEvent } from './app.events.ts';
import { appParts, appSetup } from './app.setup.ts';
import { auth, authParts } from './auth.state.ts';
import { wantedIn } from './page-links.ts';
import { ownModules } from './pages.ts';
import { isMessagesRoute, route, routeEntered, routeParts } from './route.state.ts';
import type { Route } from './route.ts';

const isRegistered = (event: AppEvent) => event.type === 'session.ready' && event.isRegistered;

const roleIn = (user: User | null) => ({ role: user?.role ?? ('guest' as const) });

const userParts = appParts({
  actions: {
    /** The session reports its end while it still knows the member. */
    updateUser: enqueueActions(({ context, event, self, enqueue }) => {
      const session = event.type === 'session.ended' ? undefined : self.getSnapshot().children.session;
      const current = session && selectCurrentUser(session.getSnapshot());
      const user: User = { memberId: current?.memberId ?? null, role: current ? roleOf(current) : 'guest' };
      const before = context.user;
      if (before?.memberId === user.memberId && before.role === user.role) return;
      const isOther = before !== null && before.memberId !== null && before.memberId !== user.memberId;
      const how = before === null ? 'known' : isOther ? 'left' : 'entered';
      const fact: UserChanged = { ...user, type: 'user.changed', how };
      enqueue.assign({ user });
      enqueue({ type: 'announce', params: fact });
      if (user.memberId !== null && context.route)
        enqueue.sendTo('modules', { type: 'modules.show', names: ownModules });
    }),
    notifyVisits: sendTo('visits', ({ event }) => ({ type: 'user.known', isRegistered: isRegistered(event) })),
    showOwnModules: enqueueActions(({ context, enqueue }) => {
      if (context.user?.memberId != null) enqueue.sendTo('modules', { type: 'modules.show', names: ownModules });
    }),
    /** One for each member, so that the next login never sees their messages. */
    changeConversations: enqueueActions(({ context: { user, conversationsOwner, route }, event, enqueue }) => {
      const memberId = isRegistered(event) && user ? user.memberId : null;
      if (conversationsOwner === memberId) return;
      if (conversationsOwner !== null) enqueue.stopChild('conversations');
      enqueue.assign({ conversationsOwner: memberId });
      if (memberId === null) return;
      enqueue.spawnChild('conversations', { id: 'conversations', input: { ...roleIn(user), memberId } });
      if (route) enqueue.sendTo('conversations', routeEntered(route));
    }),
    forwardToMessages: enqueueActions(({ context, event, enqueue }) => {
      if (context.conversationsOwner !== null) enqueue.sendTo('conversations', event);
    }),
    openMessages: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'link.followed');
      if (context.conversationsOwner === null) return;
      for (const wanted of wantedIn(context, event.href)) enqueue.sendTo('conversations', wanted);
    }),
    startReactions: enqueueActions(({ context: { hasQueuedReactions, user }, enqueue }) => {
      if (hasQueuedReactions) enqueue.spawnChild('reactions', { id: 'reactions', input: roleIn(user) });
    }),
    forwardReaction: enqueueActions(({ context: { user }, event, self, enqueue }) => {
      if (!self.getSnapshot().children.reactions)
        enqueue.spawnChild('reactions', { id: 'reactions', input: roleIn(user) });
      enqueue.sendTo('reactions', event);
    }),
    forwardFriendRequest: enqueueActions(({ event, self, enqueue }) => {
      if (!self.getSnapshot().children.friends) enqueue.spawnChild('friends', { id: 'friends', systemId: 'friends' });
      enqueue.sendTo('friends', event);
    }),
    /** A logout by the user deletes drafts, searches and unsent messages. */
    forget: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'session.ended' || event.reason !== 'closed') return;
      enqueue.sendTo('drafts', { type: 'drafts.forget', owner: event.memberId ?? guestOwner });
      enqueue.sendTo('searchBox', { type: 'search.clear' });
      if (context.conversationsOwner !== null) enqueue.sendTo('conversations', { type: 'messages.forget' });
    }),
    follow: emit((_, { href }: { href: string }) => ({ type: 'navigation.wanted', to: href, replace: false })),
    askLogin: raise(({ event }) => ({ type: 'login.wanted', byTap: true, pending: { to: rootPath, event } })),
    reload: emit({ type: 'reload.wanted' }),
  },
  guards: {
    isRegistered: ({ event }) => isRegistered(event),
    isMessagesRoute: ({ event }) => event.type === 'link.followed' && isMessagesRoute(event.name),
    leadsToDialog: ({ context: { isMobile, route }, event }) =>
      event.type === 'link.followed' &&
      isMessagesRoute(event.name) &&
      !isMobile &&
      !(route && isMessagesRoute(route.name)),
  },
});

export const appMachine = appSetup
  .extend({
    actions: { ...userParts.actions, ...routeParts.actions, ...authParts.actions },
    guards: { ...userParts.guards, ...routeParts.guards, ...authParts.guards },
  })
  .createMachine({
    id: 'app',
    description: 'The whole app: who the user is, which page is open, and login.',
    context: ({ input }) => ({
      ...input,
      route: null,
      returnTarget: null,
      pages: [],
      user: null,
      pending: null,
      conversationsOwner: null,
    }),
    type: 'parallel',
    entry: 'startReactions',
    invoke: [
      {
        id: 'preferences',
        src: 'preferences',
        input: ({ context: { browserLanguage, browserTheme } }) => ({ browserLanguage, browserTheme }),
      },
      { id: 'notices', systemId: 'notices', src: 'notices' },
      { id: 'drafts', systemId: 'drafts', src: 'drafts' },
      { id: 'modules', src: 'modules' },
      { id: 'reports', src: 'reports' },
      { id: 'visits', src: 'visits' },
      {
        id: 'visitLog',
        src: 'visitLog',
        input: ({ context }) => ({ client: context.isMobile ? 'mobile' : 'web' }),
      },
      { id: 'minutes', src: 'minutes' },
      { id: 'wechatCard', src: 'wechatCard', input: ({ context: { isInWechat } }) => ({ isInWechat }) },
      { id: 'searchBox', src: 'searchBox' },
      { id: 'session', systemId: 'session', src: 'session' },
    ],
    on: {
      'viewport.changed': { actions: [assign({ isMobile: ({ event }) => event.isMobile }), 'showModules'] },
      'link.followed': { actions: withEvent('follow') },
      'connection.returned': { actions: withEvent('announce') },
      'page.hidden': { actions: withEvent('announce') },
      // Another tab may have changed the page's data meanwhile.
      'page.shown': { actions: [withEvent('announce'), 'reloadData', 'showOwnModules'] },
      'session.overtaken': { actions: 'reload', meta: { requirements: ['R4.3-9'] } },
      'notices.changed': { actions: 'showOwnModules' },
      'system.signalled': {
        actions: ['showOwnModules', withEvent('announce'), sendTo('session', { type: 'member.changed' })],
        meta: { requirements: ['R4.6-6'] },
      },
      'drafts.removed': { actions: 'notifyForms' },
      'draft.dropped': { actions: 'notifyForms' },
    },
    states: {
      user: {
        initial: 'unknown',
        states: {
          unknown: {
            initial: 'asking',
            states: {
              asking: {
                description: 'The app checks whose the stored login is, if there is one.',
                on: { 'link.followed': { guard: 'leadsToDialog', actions: 'askLogin' } },
              },
              unverified: {
                description: 'The stored login could not be verified. The app retries; the user can retry at once.',
                meta: { see: 'shell:unverified.title' },
                on: {
                  'page.retry': { target: 'asking', actions: sendTo('session', { type: 'session.retry' }) },
                },
              },
            },
          },
          known: {
            initial: 'guest',
            entry: ['updateUser', 'notifyVisits', 'changeConversations'],
            states: {
              guest: {
                description: 'The user is not logged in.',
                on: {
                  'link.followed': [
                    { guard: 'isUserKnown', actions: 'askLogin', meta: { requirements: ['R6-3'] } },
                    { actions: withEvent('follow') },
                  ],
                },
              },
              unregistered: {
                description: 'Logged in without a mobile or a complete profile.',
                meta: { requirements: ['R6-9'] },
                on: {
                  'link.followed': [
                    { guard: 'isMessagesRoute', actions: 'askLogin', meta: { requirements: ['R6-6'] } },
                    { actions: withEvent('follow') },
                  ],
                },
              },
              member: {
                description: 'The user is a registered member.',
                on: {
                  'session.reread': { actions: 'updateUser', meta: { requirements: ['R6-15'] } },
                  'conversation.begin': { actions: 'forwardToMessages' },
                  'reaction.press': { actions: 'forwardReaction' },
                  'friend.apply': { actions: 'forwardFriendRequest' },
                  'link.followed': {
                    guard: 'leadsToDialog',
                    actions: 'openMessages',
                    description: 'On desktop the messages open over the page.',
                    meta: { requirements: ['R2.2-14'] },
                  },
                },
              },
            },
          },
        },
        on: {
          'conversation.begin': { actions: 'askLogin', meta: { requirements: ['R6-2', 'R6-6'] } },
          'reaction.press': { actions: 'askLogin' },
          'friend.apply': { actions: 'askLogin', meta: { requirements: ['R6-1', 'R6-7'] } },
          'session.ended': { target: '.known.guest', actions: 'forget' },
          'session.unverified': { target: '.unknown.unverified' },
          'session.unbound': { target: '.known.unregistered' },
          'session.incomplete': { target: '.known.unregistered' },
          'session.ready': [{ guard: 'isRegistered', target: '.known.member' }, { target: '.known.unregistered' }],
        },
      },
      route: route,
      auth: auth,
    },
  });

export interface AppActor extends ActorRefFrom<typeof appMachine> {}

type Snapshot = SnapshotFrom<typeof appMachine>;
export const selectRoute = ({ context }: Snapshot): Route | null => context.route;
export const selectPages = ({ context }: Snapshot) => context.pages;
export const selectSites = ({ context }: Snapshot): Sites => context.sites;
export const selectOrigin = ({ context }: Snapshot): string => context.origin;
export const selectIsMobile = ({ context }: Snapshot): boolean => context.isMobile;
export const selectIsInWechat = ({ context }: Snapshot): boolean => context.isInWechat;
export const selectMemberId = ({ context }: Snapshot): string | null => context.user?.memberId ?? null;

/** Whether the page of the address is open to the user. */
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches({ route: 'there' });

/** Whether the page waits for a role that could not be loaded. */
export const selectIsUnverified = (snapshot: Snapshot): boolean =>
  snapshot.matches({ route: 'waiting', user: { unknown: 'unverified' } });
