import { type FlowFile, makeFlow } from '../journal/flow-file.ts';
import type { Annotations, OpenReel } from './open-reel.ts';
import type { Reel } from './reel.ts';

/** The first `count` entries, redacted. */
export const fileOf = (reel: Reel, { appVersion, language, route }: OpenReel, count: number, key: string): FlowFile => {
  const { base, input, recordedAs, startedAt } = reel;
  const entries = reel.entries.slice(0, count);
  const savedAt = entries.at(-1)?.time ?? base?.time ?? startedAt;
  return {
    ...makeFlow({ appVersion, language, route, startedAt, savedAt, input }, { base, entries }, key),
    ...(recordedAs === undefined ? {} : { recordedAs }),
  };
};

/** Without the entries after the end mark. */
export const annotatedFile = (
  reel: Reel,
  session: OpenReel,
  { name, notes, from, to }: Annotations,
  key: string,
): FlowFile => {
  const count = to ?? reel.entries.length;
  return {
    ...fileOf(reel, session, count, key),
    session: { name, notes: notes.filter(({ index }) => index <= count), from, to: to === null ? null : count },
  };
};
