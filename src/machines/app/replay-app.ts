import { prepareReplay, type RecordedRun } from '../journal/replay.ts';
import { bindEnv } from '../kit/env.ts';
import { type AppHost, makeEnv } from './create-app.ts';
import { withPages } from './with-pages.ts';

/** After `loadApp`: start the app, `run` to the end of the journal, then `goLive` (docs/journal.md). */
export const replayApp = (host: AppHost, recordedRun: RecordedRun) => {
  const { actor, journal, run, goLive } = prepareReplay({
    logic: withPages(host.pages),
    input: host.input,
    clock: host.clock,
    ...recordedRun,
  });
  bindEnv(actor.system, makeEnv(host, actor, journal));
  return { app: actor, journal, run, goLive };
};
