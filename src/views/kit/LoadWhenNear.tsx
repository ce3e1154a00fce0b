import type { AnyActorRef } from 'xstate';
import { useNear } from './use-near.ts';

/** Estimated height of the content, in px. */
const height = 480;

/** Reserves space for content below the fold and sends `part.near` when scrolling brings it near. */
export function LoadWhenNear({ actor }: { readonly actor: AnyActorRef }) {
  return <div ref={useNear(actor)} style={{ blockSize: height }} />;
}
