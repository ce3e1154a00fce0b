import { useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { whenNear } from './when-seen.ts';

/** As far from the window as the window is high: what is asked for there is there, mostly, when it is seen. */
const margin = '100% 0px';

/** The height that is kept, in px, about. */
const room = 480;

/** Keeps the place of what stands below the rest of a page, and tells it once the reader comes near. */
export function Far({ actor }: { readonly actor: AnyActorRef }) {
  const place = useMemo(() => whenNear(margin, () => actor.send({ type: 'part.near' })), [actor]);
  return <div ref={place} style={{ blockSize: room }} />;
}
