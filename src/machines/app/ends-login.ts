import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { Recorder } from '../journal/recorder.ts';
import { prepareReplay } from '../journal/replay.ts';
import { actorAt } from '../kit/actor-path.ts';
import { bindEnv, envOf } from '../kit/env.ts';
import { rootChartOf } from '../kit/root-chart.ts';
import type { AppActor } from './app.machine.ts';

interface Tried {
  readonly app: AppActor;
  readonly journal: Pick<Recorder, 'startedAt' | 'base' | 'entries'>;
  readonly input: unknown;
  readonly path: string;
  readonly event: AnyEventObject;
}

export const isLoggedIn = (app: AnyActorRef): boolean =>
  (app as AppActor).getSnapshot().children.session?.getSnapshot().hasTag('authenticated') === true;

const stopped = { now: () => 0, setTimeout: () => 0, clearTimeout: () => {} };

/** Tries the event on a copy of the app whose effects are blocked. */
export const endsLogin = async ({ app, journal, input, path, event }: Tried): Promise<boolean> => {
  const env = envOf(app.system);
  const { startedAt, entries } = journal;
  const copy = prepareReplay({
    logic: await rootChartOf(app),
    input,
    clock: stopped,
    startedAt,
    base: journal.base(),
    entries: [...entries],
  });
  bindEnv(copy.actor.system, env);
  copy.actor.start();
  copy.run();
  const wasLoggedIn = isLoggedIn(copy.actor);
  actorAt(copy.actor, path)?.send(event);
  const isOver = wasLoggedIn && !isLoggedIn(copy.actor);
  copy.actor.stop();
  return isOver;
};
