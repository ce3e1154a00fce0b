import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { Meta } from '../kit/meta.ts';

type Node = AnyStateMachine['root'];

export interface StateInfo {
  readonly id: string;
  readonly path: string;
  readonly description: string;
  readonly meta: Meta;
  readonly isLeaf: boolean;
}

/** `id` is `<source>/<event>/<index>`, `event` is `always` for eventless ones. */
export interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly index: number;
  readonly targets: readonly string[];
  readonly isGuarded: boolean;
  readonly meta: Meta;
}

export interface Chart {
  readonly machine: string;
  readonly states: ReadonlyMap<string, StateInfo>;
  readonly arrows: ReadonlyMap<string, Arrow>;
  readonly idOf: (definition: AnyTransitionDefinition) => string;
}

const charts = new WeakMap<AnyStateMachine, Chart>();

export const chartOf = (machine: AnyStateMachine): Chart => {
  const chart = charts.get(machine) ?? readChart(machine);
  charts.set(machine, chart);
  return chart;
};

const readChart = (machine: AnyStateMachine): Chart => {
  const states = new Map<string, StateInfo>();
  const arrows = new Map<string, Arrow>();
  const ids = new Map<AnyTransitionDefinition, string>();

  const addArrow = (node: Node, event: string) => (definition: AnyTransitionDefinition, index: number) => {
    const id = `${node.id}/${event}/${index}`;
    ids.set(definition, id);
    arrows.set(id, {
      id,
      source: node.id,
      event,
      index,
      targets: (definition.target ?? []).map((target) => target.id),
      isGuarded: definition.guard !== undefined,
      meta: definition.meta ?? {},
    });
  };
  const visit = (node: Node): void => {
    if (node.type === 'history') return;
    states.set(node.id, {
      id: node.id,
      path: node.path.join('.'),
      description: node.description ?? '',
      meta: node.meta ?? {},
      isLeaf: node.type !== 'compound' && node.type !== 'parallel',
    });
    for (const [event, definitions] of node.transitions) definitions.forEach(addArrow(node, String(event)));
    (node.always ?? []).forEach(addArrow(node, 'always'));
    for (const child of Object.values<Node>(node.states)) visit(child);
  };
  visit(machine.root);

  return {
    machine: machine.id,
    states,
    arrows,
    idOf: (definition) => ids.get(definition) ?? `${definition.source.id}/${definition.eventType}/?`,
  };
};

/** False for promises and callbacks. */
export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

/** In chart order: XState's own depends on how the states were entered. */
export const activeIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id);

export interface Taken {
  readonly machine: string;
  /** Distinguishes runs, so that pairs do not span two of them. */
  readonly actor: string;
  readonly from: readonly string[];
  readonly event: string;
  readonly transitions: readonly string[];
  readonly to: readonly string[];
}

/** By path: ids do not show nesting, as a state may have one of its own. */
export const isInside = ({ states }: Chart, inner: string, outer: string): boolean => {
  const [one, other] = [states.get(inner)?.path, states.get(outer)?.path];
  return one !== undefined && other !== undefined && inner !== outer && (other === '' || one.startsWith(`${other}.`));
};

/** Guarded arrows evaluated in a step and not taken. */
export const refusedIn = (chart: Chart, { from, event, transitions, to }: Omit<Taken, 'actor'>): Set<string> => {
  const { arrows } = chart;
  const taken = transitions.flatMap((id) => arrows.get(id) ?? []);
  const refused = new Set<string>();
  for (const arrow of arrows.values()) {
    if (!arrow.isGuarded || transitions.includes(arrow.id)) continue;
    const isPassedOver = taken.some(
      (other) => other.source === arrow.source && other.event === arrow.event && other.index > arrow.index,
    );
    const hasSibling = taken.some((other) => other.source === arrow.source && other.event === arrow.event);
    const isInnerFirst = taken.some((other) => other.event === event && isInside(chart, other.source, arrow.source));
    const isAsked = matches(arrow.event, event) && from.includes(arrow.source) && !isInnerFirst;
    const isStillWaiting = arrow.event === 'always' && to.includes(arrow.source) && taken.length > 0;
    if (isPassedOver || (!hasSibling && (isAsked || isStillWaiting))) refused.add(arrow.id);
  }
  return refused;
};

export const matches = (descriptor: string, type: string): boolean =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));
