import { type AnyActorLogic, enqueueActions, setup } from 'xstate';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { handlesEvent } from './handles-event.ts';
import { type PageFound, type RouteWanted, sendToResident } from './residents.ts';
import type { User } from './user.ts';
import { withEvent } from './with-event.ts';

export type Params = Readonly<Record<string, string>>;

type PartReport = RouteWanted | PageFound;

/** `known`: the row of a list for the article of this page. */
export interface PageInput {
  readonly params: Params;
  readonly user?: User | null;
  readonly known?: NewsItem | null;
}

/** A page that only has data: its parts start together with the route's parameters. Views find a part by its name as id. */
export const pageMachine = <Parts extends Readonly<Record<string, AnyActorLogic>>>(
  id: string,
  description: string,
  parts: Parts,
) =>
  setup({
    types: {
      context: {} as PageInput & { readonly user: User | null },
      input: {} as PageInput,
      events: {} as PartReport,
    },
    actors: parts as Readonly<Record<string, AnyActorLogic>>,
    actions: {
      introduce: enqueueActions(({ context: { user }, enqueue }) => {
        if (!user) return;
        for (const name of Object.keys(parts))
          if (handlesEvent(parts[name], 'user.changed'))
            enqueue.sendTo(name, { ...user, type: 'user.changed', how: 'known' });
      }),
      notifyApp: sendToResident('app', ({ self }, report: PartReport) => ({ ...report, from: self.id })),
    },
  }).createMachine({
    id,
    description,
    on: {
      'route.wanted': { actions: withEvent('notifyApp') },
      'page.found': { actions: withEvent('notifyApp') },
    },
    context: ({ input: { params, user = null, known = null } }) => ({ params, user, known }),
    entry: 'introduce',
    invoke: Object.keys(parts).map((name) => ({
      id: name,
      src: name,
      input: ({ context }: { context: { params: Params } }) => context.params,
    })),
  });

/** The parameters and the query of the page's address. */
export const selectParams = ({ context }: { readonly context: { readonly params: Params } }): Params => context.params;
