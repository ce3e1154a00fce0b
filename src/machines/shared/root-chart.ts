import { Context } from 'effect';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { Views } from '#services/env.ts';
import { envOf } from './env.ts';

/** The chart of the app, once the code of all its charts is there: to fold what another page recorded. */
export const rootChartOf = ({ system }: Pick<AnyActorRef, 'system'>): Promise<AnyStateMachine> =>
  Context.get(envOf(system), Views).root();
