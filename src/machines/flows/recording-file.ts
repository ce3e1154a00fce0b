import { type FlowFile, makeFlow } from '../journal/flow-file.ts';
import type { Annotations, OpenRecording } from './open-recording.ts';
import type { Recording } from './recording.ts';

/** The first `count` entries, redacted. */
export const fileOf = (
  recording: Recording,
  { appVersion, language, route }: OpenRecording,
  count: number,
  key: string,
): FlowFile => {
  const { base, input, recordedAs, startedAt } = recording;
  const entries = recording.entries.slice(0, count);
  const savedAt = entries.at(-1)?.time ?? base?.time ?? startedAt;
  return {
    ...makeFlow({ appVersion, language, route, startedAt, savedAt, input }, { base, entries }, key),
    ...(recordedAs === undefined ? {} : { recordedAs }),
  };
};

/** Without the entries after the end mark. */
export const annotatedFile = (
  recording: Recording,
  session: OpenRecording,
  { name, notes, from, to }: Annotations,
  key: string,
): FlowFile => {
  const count = to ?? recording.entries.length;
  return {
    ...fileOf(recording, session, count, key),
    session: { name, notes: notes.filter(({ index }) => index <= count), from, to: to === null ? null : count },
  };
};
