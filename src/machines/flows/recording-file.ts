import { type FlowFile, makeFlow, type Persons } from '../journal/flow-file.ts';
import type { Annotations, OpenRecording } from './open-recording.ts';
import type { Recording } from './recording.ts';

/** The first `count` entries, redacted. Where persons were hidden they stay so. */
export const fileOf = (
  recording: Recording,
  { appVersion, language, route, persons: before }: OpenRecording,
  count: number,
  key: string,
  persons: Persons = 'shown',
): FlowFile => {
  const { base, input, recordedAs, startedAt } = recording;
  const entries = recording.entries.slice(0, count);
  const savedAt = entries.at(-1)?.time ?? base?.time ?? startedAt;
  return {
    ...makeFlow(
      { appVersion, language, route, startedAt, savedAt, input },
      { base, entries },
      key,
      before === 'hidden' ? before : persons,
    ),
    ...(recordedAs === undefined ? {} : { recordedAs }),
  };
};

/** Without the entries after the end mark. */
export const annotatedFile = (
  recording: Recording,
  session: OpenRecording,
  { name, notes, from, to }: Annotations,
  key: string,
  persons?: Persons,
): FlowFile => {
  const count = to ?? recording.entries.length;
  return {
    ...fileOf(recording, session, count, key, persons),
    session: { name, notes: notes.filter(({ index }) => index <= count), from, to: to === null ? null : count },
  };
};
