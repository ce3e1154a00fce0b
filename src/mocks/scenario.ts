import type { BilingualText, FaultRule } from '#services/contract/backstage.ts';
import type { Seed } from './domain/domain-seed.ts';

export interface Scenario {
  readonly says: BilingualText;
  /** Persona, or `newcomer` for a new account. */
  readonly signIn?: string;
  /** In ms. */
  readonly tokenLife?: number;
  readonly isLoginOver?: true;
  readonly faults?: readonly FaultRule[];
  readonly isQuiet?: true;
  readonly seed?: (seed: Seed) => Seed;
}

export type ScenarioTable = Readonly<Record<string, Scenario>>;

export const withConversation =
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
