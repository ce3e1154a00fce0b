import type { AnyActorRef } from 'xstate';
import type { Annotations, OpenRecording } from '#machines/flows/open-recording.ts';
import type { Recording } from '#machines/flows/recording.ts';
import { annotatedFile } from '#machines/flows/recording-file.ts';
import { encodeFlow, type Persons } from '#machines/journal/flow-file.ts';
import { newKey } from '#machines/kit/env.ts';
import { saveBlob } from '../kit/save-blob.ts';

/** With annotations, redacted. */
export const saveSession = async (
  recording: Recording,
  session: OpenRecording,
  annotations: Annotations,
  system: AnyActorRef['system'],
  persons: Persons,
): Promise<void> => {
  const bytes = await encodeFlow(annotatedFile(recording, session, annotations, newKey(system), persons));
  const name = (annotations.name || session.name || 'shiye').replace(/\.flow$/, '');
  saveBlob(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), `${name}.flow`);
};
