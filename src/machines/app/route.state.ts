import { and, assign, emit, enqueueActions, not, raise, sendTo } from 'xstate';
import { type RouteName, routeOf } from '#routes/routes.ts';
import { createHref } from '#routes/to.ts';
import { subscribersFrom } from '../kit/announce.ts';
import type { RouteWanted } from '../kit/residents.ts';
import { withEvent } from '../kit/with-event.ts';
import type { RouteForMessages } from '../messages/conversations.setup.ts';
import type { SearchWanted } from '../search/search-box.machine.ts';
import type { Context } from './app.events.ts';
import { appParts, appSetup } from './app.setup.ts';
import { homeOf, isGuarded, resultsOf } from './page-links.ts';
import type { Route } from './route.ts';
import { pageParams } from './route-params.ts';

export const pageHere = ({ pages, route }: Context) => pages.find(({ entry }) => entry === route?.entry);

export const returned = { type: 'page.returned' } as const;

/** docs/choices.md R6-6 */
export const isMessagesRoute = (name: RouteName): boolean => routeOf(name).page === 'messages';

export const routeEntered = (route: Route): RouteForMessages => ({
  type: 'route.entered',
  name: route.name,
  params: pageParams(route),
});

/** `withPages` gives the root what depends on the table of pages. */
const unprovided = (): never => {
  throw new Error('the root has no pages');
};

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
    enterPage: unprovided,
    showModules: unprovided,
    reloadData: enqueueActions(({ context, enqueue }) => {
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
    'page.outdated': { actions: 'reloadData' },
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
