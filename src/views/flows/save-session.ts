import type { AnyActorRef } from 'xstate';
import type { Annotations, OpenReel } from '#machines/flows/open-reel.ts';
import type { Reel } from '#machines/flows/reel.ts';
import { annotatedFile } from '#machines/flows/reel-file.ts';
import { encodeFlow } from '#machines/journal/flow-file.ts';
import { newKey } from '#machines/shared/env.ts';
import { saveBlob } from './save-picture.ts';

/** With annotations, redacted. */
export const saveSession = async (
  reel: Reel,
  session: OpenReel,
  written: Annotations,
  system: AnyActorRef['system'],
): Promise<void> => {
  const bytes = await encodeFlow(annotatedFile(reel, session, written, newKey(system)));
  const name = (written.name || session.name || 'shiye').replace(/\.flow$/, '');
  saveBlob(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), `${name}.flow`);
};
