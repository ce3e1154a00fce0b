import { prepareReplay, type Recording } from '../journal/replay.ts';
import { bindEnv } from '../shared/env.ts';
import { appMachine } from './app.machine.ts';
import { type AppHost, makeEnv } from './create-app.ts';

/** The app as a journal left it (docs/journal.md), once `loadApp` has resolved: start it, `run` to the end, then `goLive`. */
export const replayApp = (host: AppHost, recording: Recording) => {
  const { actor, journal, run, goLive } = prepareReplay({
    logic: appMachine,
    input: host.input,
    clock: host.clock,
    ...recording,
  });
  bindEnv(actor.system, makeEnv(host, actor, journal));
  return { app: actor, journal, run, goLive };
};
