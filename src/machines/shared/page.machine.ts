import { type AnyActorLogic, enqueueActions, setup } from 'xstate';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { hears } from './hears.ts';
import type { Reader } from './reader.ts';
import { type PageFound, type PageWanted, tell } from './residents.ts';

export type Params = Readonly<Record<string, string>>;

/** What a part says of its page. */
type PartReport = PageWanted | PageFound;

/** `known`: what a list has shown of the article that the page is about. */
interface PageInput {
  readonly params: Params;
  readonly reader?: Reader | null;
  readonly known?: NewsItem | null;
}

/**
 * A room that is nothing but data: its parts (resources, lists) start together when the room is entered and are given
 * the address's parameters. Views reach a part by its name, as the child of that id.
 */
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
      /** Who reads is known already when most pages are opened. */
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
      'page.wanted': { actions: { type: 'tellApp', params: ({ event }) => event } },
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
