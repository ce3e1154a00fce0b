import { Effect } from 'effect';
import type { Failure } from '#services/failure.ts';
import { prepareReplay, type Recording } from '../journal/replay.ts';
import { bindEnv } from '../shared/env.ts';
import { type AppHost, makeEnv } from './create-app.ts';
import { wholeApp } from './whole-app.ts';

/** All charts are there; texts and views may come with them. */
const fetched = (fetch: () => Promise<unknown>): Effect.Effect<void, Failure> =>
  Effect.asVoid(Effect.tryPromise({ try: fetch, catch: (): Failure => ({ tag: 'offline' }) }));

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
    makeEnv(host, actor, journal, {
      door: fetched(host.fetchDoor),
      later: (name) => fetched(() => host.fetchChart(name)),
      whole: Effect.succeed(wholeApp),
    }),
  );
  return { app: actor, journal, run, goLive };
};
