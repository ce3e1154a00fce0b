import { Context } from 'effect';
import type { AnyActorRef } from 'xstate';
import { Chance, type Env, Time } from '#services/env.ts';

const envs = new WeakMap<AnyActorRef['system'], Env>();

/** Provides the services to all actors of a system. Call once, before the root actor starts. */
export const bindEnv = (system: AnyActorRef['system'], env: Env): void => {
  envs.set(system, env);
};

export const envOf = (system: AnyActorRef['system']): Env => {
  const env = envs.get(system);
  if (!env) throw new Error('bindEnv was not called for this actor system');
  return env;
};

export const nowIn = (system: AnyActorRef['system']): number => Context.get(envOf(system), Time).now();

/** Unguessable key, unique within one store. */
export const newKey = (system: AnyActorRef['system']): string => Context.get(envOf(system), Chance).token(32);
