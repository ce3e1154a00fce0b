import type { Words } from '#machines/shared/path-spec.ts';
import actions from './words/actions.json' with { type: 'json' };
import events from './words/events.json' with { type: 'json' };
import guards from './words/guards.json' with { type: 'json' };
import rooms from './words/rooms.json' with { type: 'json' };
import served from './words/served.json' with { type: 'json' };

type Pairs = Readonly<Record<string, readonly string[]>>;

/** What the names of the code mean, in product words; it notes which names were asked for, and which it does not know. */
export const vocabulary = () => {
  const asked = new Set<string>();
  const missing = new Set<string>();
  const look = (pairs: Pairs, kind: string, name: string): Words | null => {
    const [zh, en] = pairs[name] ?? [];
    asked.add(`${kind} ${name}`);
    if (zh !== undefined && en !== undefined) return { zh, en };
    missing.add(`${kind} ${name}`);
    return null;
  };
  return {
    /** Of a named guard, or of one written in place, by its arrow's id. */
    guard: (name: string) => look(guards, 'guard', name),
    action: (name: string) => look(actions, 'action', name),
    room: (name: string) => look(rooms, 'room', name),
    /** Of an event that no single example tells. */
    event: (type: string) => look(events, 'event', type.replace(/^(xstate\.done\.state)\..*$/, '$1')),
    /** What a chart without a page of its own serves; null where those that start it say so. */
    served: (machine: string): Words | null =>
      Object.hasOwn(served, machine) ? look(served, 'service', machine) : null,
    /** `guard isGuest`: used by a chart and without words. */
    missing: (): readonly string[] => [...missing].toSorted(),
    /** Words of guards, actions, events and services that no chart uses any longer. */
    unused: (): readonly string[] =>
      [
        ...Object.keys(guards).map((name) => `guard ${name}`),
        ...Object.keys(actions).map((name) => `action ${name}`),
        ...Object.keys(events).map((name) => `event ${name}`),
        ...Object.keys(served).map((name) => `service ${name}`),
      ]
        .filter((name) => !asked.has(name))
        .toSorted(),
  };
};

export type Vocabulary = ReturnType<typeof vocabulary>;
