import { type AnyActorRef, type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate';
import type { PathSpec } from '../kit/path-spec.ts';
import { chartOf } from './chart.ts';
import type { Path } from './cover.ts';
import { type Edge, type Graph, stateOf } from './explore.ts';
import { listeningRoot } from './listening-root.ts';
import { PathClock } from './path-clock.ts';
import { answeredBy, settleStub, stubbed } from './stubs.ts';

interface Disagreement {
  readonly machine: string;
  readonly step: number;
  readonly event: string;
  readonly what: 'state' | 'transitions' | 'timers';
  readonly model: unknown;
  readonly run: unknown;
}

type Inspect = (inspected: InspectionEvent) => void;

/** Runs paths on a real actor with stubs and a virtual clock; null where it agrees with the graph after every step. */
export const executor = (spec: PathSpec, graph: Graph) => {
  const machine = stubbed(spec.machine, spec.stubs);
  const chart = chartOf(machine);

  return (path: Path, inspect?: Inspect): Disagreement | null => {
    const clock = new PathClock();
    const parent = listeningRoot(machine, clock).start();
    let hits: string[] = [];
    parent.system.inspect((inspected) => {
      if (inspected.type === '@xstate.microstep') hits.push(...inspected._transitions.map(chart.idOf));
    });
    if (inspect) parent.system.inspect(inspect);

    let actor: AnyActorRef | undefined;
    for (const [step, edge] of path.entries()) {
      hits = [];
      if (actor) perform(actor, clock, edge);
      else {
        actor = createActor(machine, { input: edge.event.input, parent, logger: () => {} });
        actor.start();
      }
      const different = difference(spec, graph, edge, { snapshot: actor.getSnapshot(), hits, clock });
      if (different) return { machine: machine.id, step, event: edge.event.type, ...different };
    }
    return null;
  };
};

const perform = (actor: AnyActorRef, clock: PathClock, { event }: Edge): void => {
  const child = answeredBy(event.type);
  const ref: AnyActorRef | undefined = child === null ? undefined : actor.getSnapshot().children[child];
  if (ref) settleStub(ref, event);
  else if (event.type.startsWith('xstate.after.')) clock.fireNext();
  else actor.send(event);
};

interface Running {
  readonly snapshot: AnyMachineSnapshot;
  readonly hits: readonly string[];
  readonly clock: PathClock;
}

const difference = (spec: PathSpec, graph: Graph, edge: Edge, { snapshot, hits, clock }: Running) => {
  const node = graph.nodes.get(edge.to);
  const compared = [
    ['transitions', edge.hits, hits],
    ['state', node?.state, snapshot.status === 'error' ? String(snapshot.error) : stateOf(spec, snapshot)],
    ['timers', node?.timers.map(({ left }) => left) ?? [], clock.pending],
  ] as const;
  const found = compared.find(([, model, run]) => String(model) !== String(run));
  return found ? { what: found[0], model: found[1], run: found[2] } : null;
};
