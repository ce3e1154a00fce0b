import { assign, emit, enqueueActions, raise, sendTo } from 'xstate';
import { placeOf } from '#routes/routes.ts';
import { createHref } from '#routes/to.ts';
import type { SearchWanted } from '../search/search-box.machine.ts';
import type { LoginWanted, PageFound, PageWanted } from '../shared/residents.ts';
import type { Held } from './app.events.ts';
import { tellingSetup } from './app.telling.ts';
import { homeOf, hrefOf, isGuarded, isNewTab, leadsToTab, nextUrlOf, redirectOf, resultsOf } from './app.ways.ts';

/** Where the root leads the reader: to another page, another site, another tab. */
export const leadingSetup = tellingSetup.extend({
  actions: {
    turnAway: emit(({ context }) => ({
      type: 'route.wanted',
      to: context.route ? homeOf(context, context.route, { redirect: context.route.href }) : '/',
      replace: true,
    })),
    goHome: enqueueActions(({ context, enqueue }) => {
      if (context.route && isGuarded(context.route)) {
        enqueue.emit({ type: 'route.wanted', to: homeOf(context, context.route), replace: true });
      }
    }),
    /** The box says what the page is about, and is empty on pages that are not about a word. */
    tellSearch: sendTo('searchBox', ({ context: { route } }) => ({
      type: 'search.typed',
      text: (route && placeOf(route.place).room === 'search' && route.params.word) || '',
    })),
    showResults: emit(({ context }, { word }: SearchWanted) => ({
      type: 'route.wanted',
      to: context.route ? resultsOf(context, context.route, word) : '/',
      replace: false,
    })),
    follow: emit((_, { href }: { href: string }) => ({ type: 'route.wanted', to: href, replace: false })),
    hold: assign((_, held: Held | LoginWanted) => ({ held })),
    doHeld: enqueueActions(({ context: { held }, enqueue }) => {
      if (!held) return;
      enqueue.assign({ held: null });
      enqueue.raise(held);
    }),
    askIn: raise((_, after: Held) => ({ type: 'login.wanted', byTap: true, after })),
    /** Its address is remembered, for who comes back from WeChat or loads the page anew before it can be done. */
    keepHeld: assign(({ context }, { after }: { after?: Held }) =>
      after
        ? { held: after, errand: { redirect: hrefOf(context, after), nextUrl: null, newTab: false } }
        : { held: null },
    ),
    leadOn: emit(({ context }, { place, params }: PageWanted) => ({
      type: 'route.wanted',
      to: createHref(context)(place, params),
      replace: true,
    })),
    followRedirect: emit(({ context }) => ({ type: 'route.wanted', to: redirectOf(context) ?? '/', replace: true })),
    followNextUrl: emit(({ context }) => ({
      type: 'leave.wanted',
      url: nextUrlOf(context) ?? '/',
      newTab: isNewTab(context),
    })),
    openTab: enqueueActions(({ context, enqueue }) => {
      if (leadsToTab(context)) enqueue.emit({ type: 'tab.wanted' });
    }),
    dropTab: enqueueActions(({ context, enqueue }) => {
      if (leadsToTab(context)) enqueue.emit({ type: 'tab.unwanted' });
    }),
    reload: emit({ type: 'reload.wanted' }),
    leaveForWechat: emit((_, { url }: { url: string }) => ({ type: 'leave.wanted', url, newTab: false })),
  },
  guards: {
    isFromHere: ({ context: { route } }, { from }: PageWanted | PageFound) =>
      from === undefined || from === `room-${route?.entry}`,
    isHereGuarded: ({ context }) => context.route !== null && isGuarded(context.route),
    hasHeld: ({ context }) => context.held !== null,
    hasRedirect: ({ context }) => redirectOf(context) !== null,
    hasNextUrl: ({ context }) => nextUrlOf(context) !== null,
    wantsNewTab: ({ context }) => leadsToTab(context),
  },
});
