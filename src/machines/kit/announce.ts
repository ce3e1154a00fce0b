import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { handlesEvent } from './handles-event.ts';
import type { DraftsRemoved, SystemSignalled } from './residents.ts';
import type { UserChanged } from './user.ts';

/** The root sends a fact to every chart that handles it (docs/decisions/020); no chart forwards it. */
export type Fact =
  | UserChanged
  | DraftsRemoved
  | SystemSignalled
  | { readonly type: 'connection.returned' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  /** For one page and its parts: the user returned, or the data may have changed. */
  | { readonly type: 'page.returned' };

const facts: Readonly<Record<Fact['type'], true>> = {
  'user.changed': true,
  'drafts.removed': true,
  'system.signalled': true,
  'connection.returned': true,
  'page.hidden': true,
  'page.shown': true,
  'page.returned': true,
};

export const isFact = (type: string): boolean => Object.hasOwn(facts, type);

type Shown = Partial<Pick<AnyMachineSnapshot, 'machine' | 'children' | 'status'>> | undefined;

export const subscribersBelow = (snapshot: Shown, type: string): readonly AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(snapshot?.children ?? {}).flatMap((ref) =>
    ref ? subscribersFrom(ref, type) : [],
  );

export const subscribersFrom = (ref: AnyActorRef, type: string): readonly AnyActorRef[] => {
  const snapshot: Shown = ref.getSnapshot();
  if (snapshot?.status !== 'active') return [];
  const isSubscriber = snapshot.machine !== undefined && handlesEvent(snapshot.machine, type);
  return [...(isSubscriber ? [ref] : []), ...subscribersBelow(snapshot, type)];
};
