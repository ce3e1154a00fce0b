import { Context } from 'effect';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { Views } from '#services/env.ts';
import { envOf } from './env.ts';

/** The app's chart with all lazy charts loaded, to fold a journal of another page. */
export const rootChartOf = ({ system }: Pick<AnyActorRef, 'system'>): Promise<AnyStateMachine> =>
  Context.get(envOf(system), Views).root();
