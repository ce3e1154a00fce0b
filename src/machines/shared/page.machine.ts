import { type AnyActorLogic, enqueueActions, sendParent, setup } from 'xstate';
import type { PlaceName } from '#services/address/places.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import type { DraftReport } from './drafts.machine.ts';
import { hears } from './hears.ts';
import type { DoorShut, DraftFound, DraftWanted, LoginWanted, Reader, ReaderChanged } from './reader.ts';

export type Params = Readonly<Record<string, string>>;

export type PageEvent =
  | { readonly type: 'connection.returned' }
  /** The reader came back to a room that was kept. */
  | { readonly type: 'room.returned' }
  | ReaderChanged
  | DoorShut;

/**
 * The reader is to be led on, because what he did here is done. `from` is the id of the room that asks: one that he has
 * left meanwhile leads him nowhere.
 */
export interface PageWanted {
  readonly type: 'page.wanted';
  readonly place: PlaceName;
  readonly params: Params;
  readonly from?: string;
}

/** What the page is about exists, and has come. */
export interface PageFound {
  readonly type: 'page.found';
  readonly from?: string;
}

/** There may be more unread system messages than before, or fewer. */
export interface NoticesChanged {
  readonly type: 'notices.changed';
}

/** The backend has said that there is a new system message (R4.6-6), or that the own ones were read elsewhere. */
export interface SystemSignalled {
  readonly type: 'system.signalled';
}

/** What a part says to the root, through its page. */
export type Relayed = LoginWanted | DraftReport | DraftWanted | PageWanted | PageFound | NoticesChanged;

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
) => {
  const hearing = (type: string) => Object.keys(parts).filter((name) => hears(parts[name], type));
  return setup({
    types: {
      context: {} as PageInput & { readonly reader: Reader | null },
      input: {} as PageInput,
      events: {} as PageEvent | DraftFound | Relayed,
    },
    actors: parts as Readonly<Record<string, AnyActorLogic>>,
    actions: {
      /** Who reads is known already when most pages are opened. */
      introduce: enqueueActions(({ context: { reader }, enqueue }) => {
        if (!reader) return;
        for (const name of hearing('reader.changed'))
          enqueue.sendTo(name, { ...reader, type: 'reader.changed', how: 'known' });
      }),
      relay: sendParent(({ event }) => event),
      relayFrom: sendParent(({ event, self }) => ({ ...event, from: self.id })),
      tellParts: enqueueActions(({ event, enqueue }) => {
        for (const name of hearing(event.type)) enqueue.sendTo(name, event);
      }),
    },
  }).createMachine({
    id,
    description,
    on: {
      'connection.returned': { actions: 'tellParts' },
      'room.returned': { actions: 'tellParts' },
      'reader.changed': { actions: 'tellParts' },
      'door.shut': { actions: 'tellParts' },
      'login.wanted': { actions: 'relay' },
      'draft.found': { actions: 'tellParts' },
      'draft.wanted': { actions: 'relay' },
      'draft.keep': { actions: 'relay' },
      'draft.drop': { actions: 'relay' },
      'page.wanted': { actions: 'relayFrom' },
      'page.found': { actions: 'relayFrom' },
      'notices.changed': { actions: 'relay' },
    },
    context: ({ input: { params, reader = null, known = null } }) => ({ params, reader, known }),
    entry: 'introduce',
    invoke: Object.keys(parts).map((name) => ({
      id: name,
      src: name,
      input: ({ context }: { context: { params: Params } }) => context.params,
    })),
  });
};
