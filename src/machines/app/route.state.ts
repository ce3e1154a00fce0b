import { type AnyActorRef, and, assign, emit, enqueueActions, not, raise, sendTo } from 'xstate';
import { type RouteName, routeOf } from '#routes/routes.ts';
import { createHref } from '#routes/to.ts';
import { knownNews } from '../content/known-news.ts';
import type { RouteForMessages } from '../messages/conversations.setup.ts';
import type { SearchWanted } from '../search/search-box.machine.ts';
import { subscribersFrom } from '../shared/announce.ts';
import type { PageInput } from '../shared/page.machine.ts';
import type { RouteWanted } from '../shared/residents.ts';
import { withEvent } from '../shared/with-event.ts';
import type { Context } from './app.events.ts';
import { appParts, appSetup } from './app.setup.ts';
import { homeOf, isGuarded, resultsOf } from './page-links.ts';
import type { Route } from './route.ts';
import { entityAt, modulesAt, ownModules, pageAt, pageParams } from './route-pages.ts';

const mostMountedPages = 8;

const pageHere = ({ pages, route }: Context) => pages.find(({ entry }) => entry === route?.entry);

const listsIn = ({ pages }: Context, self: AnyActorRef): readonly AnyActorRef[] => {
  const { modules } = self.getSnapshot().children;
  return [...pages.map(({ ref }) => ref).reverse(), ...(modules ? [modules] : [])];
};

const returned = { type: 'page.returned' } as const;

/** docs/choices.md R6-6 */
export const isMessagesRoute = (name: RouteName): boolean => routeOf(name).page.startsWith('message');

export const routeEntered = (route: Route): RouteForMessages => ({
  type: 'route.entered',
  name: route.name,
  params: pageParams(route),
});

export const routeParts = appParts({
  actions: {
    notifySearchBox: sendTo('searchBox', ({ context: { route } }) => ({
      type: 'search.typed',
      text: (route && routeOf(route.name).page === 'search' && route.params.word) || '',
    })),
    turnAway: emit(({ context }) => ({
      type: 'navigation.wanted',
      to: context.route ? homeOf(context, context.route, { redirect: context.route.href }) : '/',
      replace: true,
    })),
    enterPage: enqueueActions(({ context, self, enqueue }) => {
      const { route, user, isMobile } = context;
      if (!route) return;
      const name = pageAt(route.name);
      const known = pageHere(context);
      const others = context.pages.filter((mounted) => mounted !== known);
      for (const { ref } of others.slice(0, Math.max(0, others.length - mostMountedPages + 1))) enqueue.stopChild(ref);
      const mounted = others.slice(-mostMountedPages + 1);
      if (known || !name) enqueue.assign({ pages: known ? [...mounted, known] : mounted });
      else {
        const shown = name === 'article' ? { known: knownNews(listsIn(context, self), route.params.id ?? '') } : {};
        const input: PageInput = { params: pageParams(route), user, ...shown };
        enqueue.assign({
          pages: ({ spawn }) => [
            ...mounted,
            { entry: route.entry, ref: spawn(name, { id: `page-${route.entry}`, input }) },
          ],
        });
      }
      for (const ref of known ? subscribersFrom(known.ref, returned.type) : []) enqueue.sendTo(ref, returned);
      if (context.conversationsOwner !== null) enqueue.sendTo('conversations', routeEntered(route));
      enqueue.sendTo('visits', { type: 'page.entered', page: routeOf(route.name).counts });
      enqueue.sendTo('visitLog', { type: 'visit.entered', url: route.href, entity: entityAt(route) });
      const own = user?.memberId == null ? [] : ownModules;
      enqueue.sendTo('modules', { type: 'modules.show', names: [...modulesAt(route.name, isMobile), ...own] });
    }),
    showModules: enqueueActions(({ context: { route, isMobile }, enqueue }) => {
      if (route) enqueue.sendTo('modules', { type: 'modules.show', names: modulesAt(route.name, isMobile) });
    }),
    refreshPage: enqueueActions(({ context, enqueue }) => {
      const here = pageHere(context);
      for (const ref of here ? subscribersFrom(here.ref, returned.type) : []) enqueue.sendTo(ref, returned);
    }),
    goHome: enqueueActions(({ context, enqueue }) => {
      if (context.route && isGuarded(context.route)) {
        enqueue.emit({ type: 'navigation.wanted', to: homeOf(context, context.route), replace: true });
      }
    }),
    goToRoute: emit(({ context }, { name, params }: RouteWanted) => ({
      type: 'navigation.wanted',
      to: createHref(context)(name, params),
      replace: true,
    })),
    /** Counts only when the page exists. */
    countVisit: enqueueActions(({ context, enqueue }) => {
      const page = context.route && routeOf(context.route.name).counts;
      if (page) enqueue.sendTo('visits', { type: 'page.opened', page });
    }),
    showResults: emit(({ context }, { word }: SearchWanted) => ({
      type: 'navigation.wanted',
      to: context.route ? resultsOf(context, context.route, word) : '/',
      replace: false,
    })),
  },
  guards: {
    isHereGuarded: ({ context: { route } }) => route !== null && isGuarded(route),
    isAtMessages: ({ context: { route } }) => route !== null && isMessagesRoute(route.name),
    isEndedByUser: ({ event }) =>
      event.type === 'session.ended' && (event.reason === 'closed' || event.reason === 'paused'),
    /** A page that was left meanwhile must not navigate. */
    isFromHere: ({ context: { route }, event }) =>
      !('from' in event) || event.from === undefined || event.from === `page-${route?.entry}`,
  },
});

const routeSetup = appSetup.extend(routeParts);

/** Which page is shown, who may see it (§2.6), and where it leads. */
export const route = routeSetup.createStateConfig({
  initial: 'nowhere',
  on: {
    'route.entered': {
      target: '.deciding',
      actions: [assign({ route: ({ event: { type: _, ...route } }) => route }), 'notifySearchBox'],
    },
    'route.wanted': { guard: 'isFromHere', actions: withEvent('goToRoute') },
    'page.found': { guard: 'isFromHere', actions: 'countVisit' },
    'page.outdated': { actions: 'refreshPage' },
    'search.wanted': { actions: withEvent('showResults') },
  },
  states: {
    nowhere: { description: 'The address is not read yet.' },
    deciding: {
      description: 'May this user see this page?',
      always: [
        { guard: and(['isHereGuarded', not('isUserKnown')]), target: 'waiting' },
        {
          guard: and(['isHereGuarded', 'isGuest']),
          target: 'turnedAway',
          meta: { requirements: ['R2.6-85', 'R2.6-86'] },
        },
        {
          guard: and(['isAtMessages', 'isUnregistered']),
          target: 'there',
          actions: raise({ type: 'login.wanted', byTap: false }),
          meta: { requirements: ['R6-6'] },
        },
        { target: 'there' },
      ],
    },
    waiting: {
      description: 'The page is for members; the login is still being checked.',
      always: { guard: 'isUserKnown', target: 'deciding' },
    },
    turnedAway: {
      description: 'A page for members: the guest goes to the home page and is asked to log in.',
      entry: ['turnAway', raise({ type: 'login.wanted', byTap: false })],
    },
    there: {
      description: 'The page of the address is open.',
      entry: 'enterPage',
      on: {
        'session.ended': [
          { guard: 'isEndedByUser', actions: 'goHome' },
          { guard: 'isHereGuarded', target: 'turnedAway' },
        ],
      },
    },
  },
});
