import type { DomainEvent } from './events.ts';
import type { World } from './world.ts';

/** A projection of the events, updated incrementally. */
export const createView = <T>(begin: () => T, take: (state: T, event: DomainEvent, world: World) => void) => {
  const known = new WeakMap<readonly DomainEvent[], { readonly state: T; seen: number }>();
  return (world: World): T => {
    const { events } = world;
    const view = known.get(events) ?? { state: begin(), seen: 0 };
    known.set(events, view);
    for (const event of events.slice(view.seen)) take(view.state, event, world);
    view.seen = events.length;
    return view.state;
  };
};
