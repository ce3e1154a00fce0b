import type { BothWords, FaultRule } from '#services/contract/backstage.ts';
import type { Seed } from './domain/seed.ts';

/** A named world to begin with: who is logged in, what is disturbed, what is missing. */
export interface Scenario {
  readonly says: BothWords;
  /** Persona to log in, or `newcomer` for an account opened on the spot. */
  readonly signIn?: string;
  /** Life of the token at the beginning, in milliseconds. */
  readonly tokenLife?: number;
  /** The backend no longer knows the login: neither its token nor a renewal is taken. */
  readonly isLoginOver?: true;
  readonly faults?: readonly FaultRule[];
  /** Nobody does anything by himself: the world is about something else. */
  readonly isQuiet?: true;
  readonly seed?: (seed: Seed) => Seed;
}

export type ScenarioTable = Readonly<Record<string, Scenario>>;

/** Two personas have talked, and have said nothing yet. */
export const withTalk =
  (id: string, one: string, other: string) =>
  (seed: Seed): Seed => ({
    ...seed,
    conversations: [
      {
        id,
        memberIds: [seed.personas.get(one) ?? '', seed.personas.get(other) ?? ''],
        anonymousId: null,
        contextType: null,
        contextId: null,
        createdTime: Math.max(0, ...seed.conversations.map(({ createdTime }) => createdTime)),
      },
      ...seed.conversations,
    ],
    messages: (convId) => (convId === id ? [] : seed.messages(convId)),
  });
