import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { askGuard, type GuardAnswer } from './guard-answer.ts';

/** `open`: depends on the event's payload. `behind`: another transition takes precedence. */
export type Verdict = 'taken' | 'refused' | 'open' | 'behind';

export interface Candidate {
  readonly source: string;
  readonly event: string;
  readonly at: number;
  readonly verdict: Verdict;
  readonly guard: GuardAnswer | null;
  readonly definition: AnyTransitionDefinition;
}

/** `candidates`: in evaluation order. `ignored`: handled without effect. `elsewhere`: no active state has a transition. */
export interface EventAnswer {
  readonly event: string;
  readonly result: 'can' | 'refused' | 'open' | 'ignored' | 'elsewhere';
  readonly candidates: readonly Candidate[];
  /** Ids of all states with a transition for it. */
  readonly states: readonly string[];
}

type Node = AnyMachineSnapshot['machine']['root'];
type Before = 'none' | 'maybe' | 'surely';

const always = 'always';

const transitionsOf = (node: Node, event: string): readonly AnyTransitionDefinition[] =>
  (event === always ? node.always : node.transitions.get(event)) ?? [];

const strongest = (all: readonly Before[]): Before =>
  all.includes('surely') ? 'surely' : all.includes('maybe') ? 'maybe' : 'none';

const candidatesFor = (
  snapshot: AnyMachineSnapshot,
  event: string,
  sample: AnyEventObject | null,
): readonly Candidate[] => {
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const found: Candidate[] = [];

  const judged = (guard: GuardAnswer | null, before: Before): Verdict => {
    const result = guard?.result ?? 'yes';
    if (result === 'no') return 'refused';
    if (before === 'surely') return 'behind';
    return result === 'open' || before === 'maybe' ? 'open' : 'taken';
  };

  const look = (node: Node): Before => {
    const inner = Object.values<Node>(node.states).filter(({ id }) => active.has(id));
    let before = strongest(inner.map(look));
    for (const [at, definition] of transitionsOf(node, event).entries()) {
      const guard = definition.guard === undefined ? null : askGuard(definition.guard, snapshot, event, sample);
      const verdict = judged(guard, before);
      found.push({ source: node.id, event, at, verdict, guard, definition });
      if (verdict === 'taken' || (verdict === 'open' && guard?.result !== 'open')) before = 'surely';
      else if (verdict === 'open') before = 'maybe';
    }
    return before;
  };

  look(snapshot.machine.root);
  return found;
};

const statesWith = (root: Node, event: string): readonly string[] => [
  ...(transitionsOf(root, event).length > 0 ? [root.id] : []),
  ...Object.values<Node>(root.states).flatMap((child) => statesWith(child, event)),
];

const eventsIn = (node: Node): readonly string[] => [
  ...[...node.transitions.keys()].map(String),
  ...((node.always ?? []).length > 0 ? [always] : []),
  ...Object.values<Node>(node.states).flatMap(eventsIn),
];

const doesSomething = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target !== undefined || actions.length > 0;

const saysOf = (candidates: readonly Candidate[]): EventAnswer['result'] => {
  const verdicts = candidates.map(({ verdict }) => verdict);
  if (candidates.some(({ verdict, definition }) => verdict === 'taken' && doesSomething(definition))) return 'can';
  if (verdicts.includes('open')) return 'open';
  if (verdicts.includes('taken')) return 'ignored';
  return verdicts.includes('refused') ? 'refused' : 'elsewhere';
};

/** Runs nothing. `lastOf`: the last event of that type, or null. */
export const whyNot = (
  snapshot: AnyMachineSnapshot,
  lastOf: (event: string) => AnyEventObject | null = () => null,
): readonly EventAnswer[] => {
  const { root } = snapshot.machine;
  return [...new Set(eventsIn(root))].map((event) => {
    const candidates = snapshot.status === 'active' ? candidatesFor(snapshot, event, lastOf(event)) : [];
    return { event, result: saysOf(candidates), candidates, states: statesWith(root, event) };
  });
};
