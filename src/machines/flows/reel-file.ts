import { type FlowFile, makeFlow } from '../journal/flow-file.ts';
import type { Annotations, OpenReel } from './open-reel.ts';
import type { Reel } from './reel.ts';

/** The first `count` entries of a recording as a file, without secrets. */
export const fileOf = (reel: Reel, { appVersion, language, route }: OpenReel, count: number, key: string): FlowFile => {
  const entries = reel.entries.slice(0, count);
  const savedAt = entries.at(-1)?.time ?? reel.base?.time ?? reel.startedAt;
  return makeFlow(
    { appVersion, language, route, startedAt: reel.startedAt, savedAt, input: reel.input },
    { base: reel.base, entries },
    key,
  );
};

/** The session with what was written to it; what comes after its end mark is left out. */
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
