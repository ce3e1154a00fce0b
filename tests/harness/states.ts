import type { AnyActorRef } from 'xstate';
import { pathOf } from '#machines/kit/actor-path.ts';

const texts = new WeakMap<object, string>();

/** What tells two states of one actor apart, as text. */
export const stateText = (snapshot: unknown): string => {
  if (typeof snapshot !== 'object' || snapshot === null) return String(snapshot);
  const known = texts.get(snapshot);
  if (known !== undefined) return known;
  const { value, context, status, output, error } = snapshot as Record<string, unknown>;
  const text = JSON.stringify({ value, context, status, output, error });
  texts.set(snapshot, text);
  return text;
};

/** The state of an actor and of everything below it, by path. */
export const statesUnder = (ref: AnyActorRef): Record<string, string> => {
  const snapshot = ref.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  const children = Object.values(snapshot.children ?? {}).filter((child) => child !== undefined);
  return Object.assign({ [pathOf(ref)]: stateText(snapshot) }, ...children.map(statesUnder));
};
