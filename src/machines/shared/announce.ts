import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { DraftsGone } from './drafts.machine.ts';
import { hears } from './hears.ts';
import type { DoorShut, ReaderChanged } from './reader.ts';
import type { SystemSignalled } from './residents.ts';

/** What the root says to all whom it concerns: a chart subscribes by handling it, and passes it on to none of its children. */
export type Fact =
  | ReaderChanged
  | DoorShut
  | DraftsGone
  | SystemSignalled
  | { readonly type: 'connection.returned' }
  /** The tab is no longer seen, or is seen again. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  /** To one page and its parts: the user is back on it, or what it shows may have changed. */
  | { readonly type: 'room.returned' };

const facts: Readonly<Record<Fact['type'], true>> = {
  'reader.changed': true,
  'door.shut': true,
  'drafts.gone': true,
  'system.signalled': true,
  'connection.returned': true,
  'page.hidden': true,
  'page.shown': true,
  'room.returned': true,
};

export const isFact = (type: string): boolean => Object.hasOwn(facts, type);

type Shown = Partial<Pick<AnyMachineSnapshot, 'machine' | 'children' | 'status'>> | undefined;

/**
 * The charts below an actor, at any depth, that handle such an event; each comes before its children, in the order in
 * which they were started (docs/decisions/020).
 */
export const subscribersBelow = (snapshot: Shown, type: string): readonly AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(snapshot?.children ?? {}).flatMap((ref) =>
    ref ? subscribersFrom(ref, type) : [],
  );

/** The same, with the actor itself. */
export const subscribersFrom = (ref: AnyActorRef, type: string): readonly AnyActorRef[] => {
  const snapshot: Shown = ref.getSnapshot();
  if (snapshot?.status !== 'active') return [];
  const isSubscriber = snapshot.machine !== undefined && hears(snapshot.machine, type);
  return [...(isSubscriber ? [ref] : []), ...subscribersBelow(snapshot, type)];
};
