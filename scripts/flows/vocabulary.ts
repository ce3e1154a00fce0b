import type { Words } from '#machines/kit/path-spec.ts';
import actions from './words/actions.json' with { type: 'json' };
import events from './words/events.json' with { type: 'json' };
import features from './words/features.json' with { type: 'json' };
import guards from './words/guards.json' with { type: 'json' };
import served from './words/served.json' with { type: 'json' };

type Pairs = Readonly<Record<string, readonly string[]>>;

/** Descriptions of code names in product words; records unknown and unused ones. */
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
    guard: (name: string) => look(guards, 'guard', name),
    action: (name: string) => look(actions, 'action', name),
    feature: (name: string) => look(features, 'feature', name),
    event: (type: string) => look(events, 'event', type.replace(/^(xstate\.done\.state)\..*$/, '$1')),
    served: (machine: string): Words | null =>
      Object.hasOwn(served, machine) ? look(served, 'service', machine) : null,
    missing: (): readonly string[] => [...missing].toSorted(),
    unused: (): readonly string[] =>
      Object.entries({ guard: guards, action: actions, event: events, service: served })
        .flatMap(([kind, pairs]) => Object.keys(pairs).map((name) => `${kind} ${name}`))
        .filter((name) => !asked.has(name))
        .toSorted(),
  };
};

export type Vocabulary = ReturnType<typeof vocabulary>;
