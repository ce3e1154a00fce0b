import { apply } from './apply.ts';
import type { Seed } from './domain-seed.ts';
import type { DomainEvent, DomainFact } from './events.ts';
import { emptyTables, type Tables } from './tables.ts';

export interface Domain {
  readonly seed: Seed;
  readonly tables: Readonly<Tables>;
  readonly events: readonly DomainEvent[];
  readonly now: () => number;
  readonly random: () => number;
  commit(fact: DomainFact): DomainEvent;
  adopt(events: readonly DomainEvent[]): void;
  restart(seed?: Seed): void;
  subscribe(listener: (event: DomainEvent) => void): () => void;
}

/** One mock backend's state. `random` gives [0, 1); used when a fact is made, never in a reducer. */
export const createDomain = (options: {
  readonly now: () => number;
  readonly random: () => number;
  readonly seed: Seed;
}): Domain => {
  let seed = options.seed;
  let tables = emptyTables(seed);
  let events: DomainEvent[] = [];
  const listeners = new Set<(event: DomainEvent) => void>();
  const take = (event: DomainEvent): void => {
    events.push(event);
    apply(tables, seed, event);
    for (const listener of listeners) listener(event);
  };
  return {
    now: options.now,
    random: options.random,
    get seed() {
      return seed;
    },
    get tables() {
      return tables;
    },
    get events() {
      return events;
    },
    commit: (fact) => {
      const event: DomainEvent = { ...fact, seq: events.length + 1, at: options.now() };
      take(event);
      return event;
    },
    adopt: (news) => {
      for (const event of news) if (event.seq === events.length + 1) take(event);
    },
    restart: (next) => {
      seed = next ?? seed;
      events = [];
      tables = emptyTables(seed);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
