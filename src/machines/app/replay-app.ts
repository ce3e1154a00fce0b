import { Effect } from 'effect';
import { prepareReplay, type Recording } from '../journal/replay.ts';
import { bindEnv } from '../shared/env.ts';
import { type AppHost, makeEnv } from './create-app.ts';
import { wholeApp } from './whole-app.ts';

/** The app as a journal left it (docs/journal.md): start it, `run` to the end, then `goLive`. */
export const replayApp = (host: AppHost, recording: Recording) => {
  const { actor, journal, run, goLive } = prepareReplay({
    logic: wholeApp,
    input: host.input,
    clock: host.clock,
    ...recording,
  });
  bindEnv(
    actor.system,
    makeEnv(host, actor, journal, { door: Effect.void, later: () => Effect.void, whole: Effect.succeed(wholeApp) }),
  );
  return { app: actor, journal, run, goLive };
};
