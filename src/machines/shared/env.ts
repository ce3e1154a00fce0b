import { Context } from 'effect';
import type { AnyActorRef } from 'xstate';
import { Chance, type Env, Time } from '#services/env.ts';

const envs = new WeakMap<AnyActorRef['system'], Env>();

/** Gives the services to all actors of a system. Called once, before the root actor starts. */
export const bindEnv = (system: AnyActorRef['system'], env: Env): void => {
  envs.set(system, env);
};

export const envOf = (system: AnyActorRef['system']): Env => {
  const env = envs.get(system);
  if (!env) throw new Error('bindEnv was not called for this actor system');
  return env;
};

/** What the clock of a system says, for words that are worked out when they are drawn. ms since 1970. */
export const nowIn = (system: AnyActorRef['system']): number => Context.get(envOf(system), Time).now();

/** What nobody can guess, for what has to be told apart in one file alone. */
export const newKey = (system: AnyActorRef['system']): string => Context.get(envOf(system), Chance).token(32);
