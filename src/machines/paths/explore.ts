import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate';
import { isLazyChart } from '../kit/lazy-chart.ts';
import type { EventCase, PathSpec, StepKind, Words } from '../kit/path-spec.ts';
import { type Cause, causeOf, comesFirst, startCause } from './cause.ts';
import { activeIn, type Chart, chartOf, matches, refusedIn } from './chart.ts';
import { answeredBy, stubbed } from './stubs.ts';
import { type Timer, walker } from './walker.ts';

/** The first edge of a path leads from `before` to a start. */
export interface Edge {
  readonly from: string;
  readonly event: AnyEventObject;
  readonly to: string;
  readonly kind: StepKind;
  readonly words: Words;
  readonly then: Words | null;
  readonly see: string | null;
  readonly also: NonNullable<EventCase['also']>;
  readonly cause: Cause;
  readonly hits: readonly string[];
  /** Guarded arrows evaluated and not taken. */
  readonly refused: readonly string[];
}

export interface GraphNode {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** From `stateOf`; executed paths are compared with it. */
  readonly state: string;
  readonly timers: readonly Timer[];
  /** Ended children whose invoking state is still active. */
  readonly ended: readonly string[];
  readonly out: readonly Edge[];
}

export interface Graph {
  readonly chart: Chart;
  readonly starts: readonly Edge[];
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly reached: ReadonlySet<string>;
  /** One more step, beside the cases. */
  readonly take: ReturnType<typeof walker>['take'];
}

export const before = '';

export const edgesOf = (graph: Graph): readonly Edge[] => [
  ...graph.starts,
  ...[...graph.nodes.values()].flatMap(({ out }) => out),
];

const isRef = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value;

const toText = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, field: unknown) {
    const original = this[name];
    return isRef(original) ? `@${original.id}` : field;
  });

const historyOf = ({ historyValue }: AnyMachineSnapshot): unknown =>
  Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id).toSorted()]);

/** Includes history: different pasts lead to different futures. */
export const stateOf = (spec: Pick<PathSpec, 'key'>, snapshot: AnyMachineSnapshot): string =>
  toText([
    snapshot.status,
    activeIn(snapshot).join(' '),
    spec.key ? spec.key(snapshot) : snapshot.context,
    historyOf(snapshot),
  ]);

/** Breadth first, without running the chart: event cases stand for actors, time and user. */
export const explore = (spec: PathSpec): Graph => {
  const machine = stubbed(spec.machine, spec.stubs);
  const chart = chartOf(machine);
  const limit = spec.limit ?? 3_000;
  const nodes = new Map<string, GraphNode & { readonly out: Edge[] }>();
  const queue: (GraphNode & { readonly out: Edge[] })[] = [];
  const reached = new Set<string>();
  const keys = new Map<string, string>();

  const arrive = (snapshot: AnyMachineSnapshot, timers: readonly Timer[], ended: readonly string[]): string => {
    if (snapshot.status === 'error') throw new Error(`${machine.id}: ${text(snapshot.error)}`);
    const state = stateOf(spec, snapshot);
    const stateText = toText([state, timers.map(({ event, left }) => [event.type, left]), ended]);
    const known = keys.get(stateText);
    if (known !== undefined) return known;
    const key = `s${nodes.size + 1}`;
    keys.set(stateText, key);
    if (nodes.size >= limit) throw new Error(`${machine.id}: more than ${limit} states; declare a key projection`);
    const node = { key, snapshot, state, timers, ended, out: [] };
    nodes.set(key, node);
    queue.push(node);
    return key;
  };
  const walk = walker(machine, chart);

  const starts = spec.starts.map((begun): Edge => {
    const { input } = begun;
    const { snapshot, timers, hits } = walk.begin(input);
    for (const hit of hits) reached.add(hit);
    const to = arrive(snapshot, timers, []);
    const event = { type: 'xstate.init', ...(input === undefined ? {} : { input }) };
    const cause = startCause(spec, begun);
    const words = wordsOf(begun);
    return { from: before, event, to, kind: 'part', words, then: null, see: null, also: [], cause, hits, refused: [] };
  });

  for (const node of queue) {
    if (node.snapshot.status !== 'active') continue;
    const cases = [...casesIn(spec, machine, node)];
    const [first] = cases.find(([, chosen]) => comesFirst(chosen, node.snapshot)) ?? [];
    for (const [type, chosen] of cases) {
      const event = { ...chosen.payload, type };
      const { snapshot, timers, hits } = walk.take(node, event);
      const from = activeIn(node.snapshot);
      const step = { machine: machine.id, from, event: type, transitions: hits, to: activeIn(snapshot) };
      for (const hit of hits) reached.add(hit);
      const kind = chosen.by ?? kindOf(spec.machine, node.snapshot, type);
      node.out.push({
        from: node.key,
        event,
        to: arrive(snapshot, timers, endedAfter(node, type, snapshot)),
        kind,
        words: wordsOf(chosen),
        then: chosen.then ?? null,
        see: chosen.see ?? null,
        also: chosen.also ?? [],
        cause: causeOf(spec, { ...node, first }, kind, type, chosen),
        hits,
        refused: [...refusedIn(chart, step)],
      });
    }
  }
  return { chart, starts, nodes, reached, take: walk.take };
};

const wordsOf = ({ zh, en }: Words): Words => ({ zh, en });
const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const endedAfter = (node: GraphNode, type: string, { children }: AnyMachineSnapshot): readonly string[] => {
  const ended = [...new Set([...node.ended, answeredBy(type) ?? []].flat())];
  return ended.filter((id) => children[id] !== undefined && children[id] === node.snapshot.children[id]).toSorted();
};

/** Cases that an active state handles; of timers only the next. */
function* casesIn(
  spec: PathSpec,
  machine: AnyStateMachine,
  { snapshot, timers, ended }: GraphNode,
): Generator<readonly [string, EventCase]> {
  const heard = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].map(String)));
  const cases: Readonly<Record<string, readonly EventCase[] | undefined>> = spec.events;
  const types = [...heard].flatMap((descriptor) =>
    descriptor.endsWith('*') ? Object.keys(cases).filter((type) => matches(descriptor, type)) : [descriptor],
  );
  for (const type of new Set(types)) {
    if (type.startsWith('xstate.done.state.')) continue;
    if (type.startsWith('xstate.after.') && timers[0]?.event.type !== type) continue;
    const child = answeredBy(type);
    if (child !== null && (!snapshot.children[child] || ended.includes(child))) continue;
    const listed = cases[type];
    if (!listed) throw new Error(`${machine.id}: ${type} has no case and no words in its paths file`);
    for (const chosen of listed) if (chosen.when?.(snapshot) ?? true) yield [type, chosen];
  }
}

const kindOf = ({ implementations }: AnyStateMachine, { children }: AnyMachineSnapshot, type: string): StepKind => {
  if (type.startsWith('xstate.after.')) return 'time';
  const child = answeredBy(type);
  if (child === null) return 'user';
  const source: unknown = children[child]?.src;
  const logic: unknown = typeof source === 'string' ? implementations.actors[source] : undefined;
  return isLazyChart(logic) || logic instanceof StateMachine ? 'part' : 'backend';
};

/** Unreached arrows, and reached ones listed as unreachable. */
export const findings = (spec: PathSpec, { chart, reached }: Graph): readonly string[] => {
  const listed = new Set(spec.unreachable?.map(({ transition }) => transition));
  const arrows = [...chart.arrows.keys()];
  return [
    ...arrows.filter((id) => !reached.has(id) && !listed.has(id)).map((id) => `nothing reaches ${id}`),
    ...arrows
      .filter((id) => reached.has(id) && listed.has(id))
      .map((id) => `${id} is listed as unreachable, but is not`),
    ...[...listed]
      .filter((id) => !chart.arrows.has(id))
      .map((id) => `${id} is listed as unreachable, but does not exist`),
  ];
};
