import type { Domain } from './domain.ts';
import type { DomainEvent } from './events.ts';

/** A projection of the events, updated incrementally. */
export const createProjection = <T>(begin: () => T, take: (state: T, event: DomainEvent, domain: Domain) => void) => {
  const known = new WeakMap<readonly DomainEvent[], { readonly state: T; seen: number }>();
  return (domain: Domain): T => {
    const { events } = domain;
    const view = known.get(events) ?? { state: begin(), seen: 0 };
    known.set(events, view);
    for (const event of events.slice(view.seen)) take(view.state, event, domain);
    view.seen = events.length;
    return view.state;
  };
};
