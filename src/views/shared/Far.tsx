import { useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { whenNear } from './when-seen.ts';

/** One window height ahead, so that the content has usually loaded when it is visible. */
const margin = '100% 0px';

/** Estimated height of the content, in px. */
const height = 480;

/** Reserves space for content below the fold and sends `part.near` when scrolling brings it near. */
export function Far({ actor }: { readonly actor: AnyActorRef }) {
  const placeholder = useMemo(() => whenNear(margin, () => actor.send({ type: 'part.near' })), [actor]);
  return <div ref={placeholder} style={{ blockSize: height }} />;
}
