import type { AnyActorRef } from 'xstate';
import { settle } from './virtual-clock.ts';

/** An actor and all below it. */
export const actorsOf = (ref: AnyActorRef): readonly AnyActorRef[] => {
  const children: readonly (AnyActorRef | undefined)[] = Object.values(ref.getSnapshot()?.children ?? {});
  return [ref, ...children.flatMap((child) => (child ? actorsOf(child) : []))];
};

/** Those of them with this tag. */
export const tagged = (ref: AnyActorRef, tag: string): readonly AnyActorRef[] =>
  actorsOf(ref).filter((actor) => actor.getSnapshot()?.hasTag?.(tag));

/** Presses every button that tries again. */
export const retry = async (ref: AnyActorRef): Promise<void> => {
  for (const actor of actorsOf(ref)) {
    const events: readonly string[] = actor.getSnapshot()?.machine?.events ?? [];
    for (const type of events.filter((name) => name.endsWith('.retry'))) actor.send({ type });
  }
  await settle();
};
