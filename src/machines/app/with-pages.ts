import { type AnyActorRef, enqueueActions } from 'xstate';
import { routeOf } from '#routes/routes.ts';
import { mountedPagesCap } from '#services/contract/constants.ts';
import { knownNews } from '../content/known-news.ts';
import { subscribersFrom } from '../kit/announce.ts';
import type { PageInput } from '../kit/page.machine.ts';
import type { Context } from './app.events.ts';
import { appMachine } from './app.machine.ts';
import { appParts } from './app.setup.ts';
import { chartsOf, modulesAt, ownModules, type PageTable, pageAt } from './pages.ts';
import { pageHere, returned, routeEntered } from './route.state.ts';
import { entityAt, pageParams } from './route-params.ts';

const listsIn = ({ pages }: Context, self: AnyActorRef): readonly AnyActorRef[] => {
  const { modules } = self.getSnapshot().children;
  return [...pages.map(({ ref }) => ref).reverse(), ...(modules ? [modules] : [])];
};

const pageParts = (pages: PageTable) =>
  appParts({
    actions: {
      enterPage: enqueueActions(({ context, self, enqueue }) => {
        const { route, user, isMobile } = context;
        if (!route) return;
        const { page: name } = routeOf(route.name);
        const hasChart = pageAt(pages, route.name).chart !== null;
        const known = pageHere(context);
        const others = context.pages.filter((mounted) => mounted !== known);
        for (const { ref } of others.slice(0, Math.max(0, others.length - mountedPagesCap + 1))) enqueue.stopChild(ref);
        const mounted = others.slice(-mountedPagesCap + 1);
        if (known || !name || !hasChart) enqueue.assign({ pages: known ? [...mounted, known] : mounted });
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
        enqueue.sendTo('modules', { type: 'modules.show', names: [...modulesAt(pages, route.name, isMobile), ...own] });
      }),
      showModules: enqueueActions(({ context: { route, isMobile }, enqueue }) => {
        if (route) enqueue.sendTo('modules', { type: 'modules.show', names: modulesAt(pages, route.name, isMobile) });
      }),
    },
    guards: {},
  });

/** The root over a table of pages. */
export const withPages = (pages: PageTable): typeof appMachine =>
  appMachine.provide({ actors: chartsOf(pages), actions: pageParts(pages).actions });
