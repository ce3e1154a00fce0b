import { type AnyActorLogic, enqueueActions, setup } from 'xstate';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { hears } from './hears.ts';
import type { Reader } from './reader.ts';
import { type PageFound, type RouteWanted, tell } from './residents.ts';

export type Params = Readonly<Record<string, string>>;

type PartReport = RouteWanted | PageFound;

/** `known`: the row of a list for the article of this page. */
interface PageInput {
  readonly params: Params;
  readonly reader?: Reader | null;
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
      context: {} as PageInput & { readonly reader: Reader | null },
      input: {} as PageInput,
      events: {} as PartReport,
    },
    actors: parts as Readonly<Record<string, AnyActorLogic>>,
    actions: {
      introduce: enqueueActions(({ context: { reader }, enqueue }) => {
        if (!reader) return;
        for (const name of Object.keys(parts))
          if (hears(parts[name], 'reader.changed'))
            enqueue.sendTo(name, { ...reader, type: 'reader.changed', how: 'known' });
      }),
      tellApp: tell('app', ({ self }, report: PartReport) => ({ ...report, from: self.id })),
    },
  }).createMachine({
    id,
    description,
    on: {
      'route.wanted': { actions: { type: 'tellApp', params: ({ event }) => event } },
      'page.found': { actions: { type: 'tellApp', params: ({ event }) => event } },
    },
    context: ({ input: { params, reader = null, known = null } }) => ({ params, reader, known }),
    entry: 'introduce',
    invoke: Object.keys(parts).map((name) => ({
      id: name,
      src: name,
      input: ({ context }: { context: { params: Params } }) => context.params,
    })),
  });

/** The parameters and the query of the page's address. */
export const selectParams = ({ context }: { readonly context: { readonly params: Params } }): Params => context.params;
