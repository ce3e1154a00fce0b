import { useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { onceNear } from './viewport.ts';

/** One window height ahead, so that the content has usually loaded when it is visible. */
const margin = '100% 0px';

/** Estimated height of the content, in px. */
const height = 480;

/** Reserves space for content below the fold and sends `part.near` when scrolling brings it near. */
export function LoadWhenNear({ actor }: { readonly actor: AnyActorRef }) {
  const placeholder = useMemo(() => onceNear(margin, () => actor.send({ type: 'part.near' })), [actor]);
  return <div ref={placeholder} style={{ blockSize: height }} />;
}
