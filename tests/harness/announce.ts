import type { AnyActorRef } from 'xstate';
import { type Fact, subscribersFrom } from '#machines/kit/announce.ts';

/** What the root does with a fact, where a chart runs without it: the chart and all below it that handle the fact are told. */
export const announce = (ref: AnyActorRef, fact: Fact): void => {
  for (const subscriber of subscribersFrom(ref, fact.type)) subscriber.send(fact);
};
