import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { activeIn } from '#machines/paths/chart.ts';
import type { Path } from '#machines/paths/cover.ts';
import type { Edge, Graph } from '#machines/paths/explore.ts';
import type { PathSpec } from '#machines/shared/path-spec.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { type Held, holding } from '../holding.ts';
import { openScene, openStage, type Scene, type Stage } from './scene.ts';
import { until } from './until.ts';

/** What is left to be done when the calls have gone on. */
type Sequel = () => Promise<void>;

/** `next` is the step that follows, or the step itself. */
type Line = (scene: Scene, next: Edge) => void | Sequel | Promise<void>;

/** What a chart's paths need beside the simulated backend itself. */
export interface Script {
  /** Sets the stage for the path and gives the chart's input; that of the path unless given. */
  readonly begin?: (stage: Stage, path: Path) => unknown;
  /** By the names that causes give them. */
  readonly stories?: Readonly<Record<string, Line>>;
  /** What is sent in place of an event of the path. */
  readonly sends?: Readonly<
    Record<string, (scene: Scene, event: AnyEventObject) => AnyEventObject | Promise<AnyEventObject>>
  >;
}

type Tell = (line: string, scene: Scene, next: Edge) => Promise<Sequel | undefined>;

/** Where the chart and the model part. `step` 0 is the start. */
export interface Parting {
  readonly machine: string;
  readonly step: number;
  readonly event: string;
  readonly model: unknown;
  readonly run: unknown;
}

/** A step and what follows from it at once: nobody sees what is between. */
const groupsOf = (path: Path): readonly (readonly Edge[])[] => {
  const groups: Edge[][] = [];
  for (const edge of path) {
    const last = groups.at(-1);
    if (edge.cause?.by === 'itself' && last) last.push(edge);
    else groups.push([edge]);
  }
  return groups;
};

/**
 * Plays a path on the chart with its real effects against the simulated backend: calls are held until the path says
 * how they end. Null when the chart is where the model says after every step. `isLost`: it is elsewhere for good, and
 * nobody needs to wait for it.
 */
export const play = async (
  spec: PathSpec,
  graph: Graph,
  path: Path,
  script: Script,
  inspect: (inspected: InspectionEvent) => void = () => {},
  isLost: (snapshot: AnyMachineSnapshot) => boolean = () => false,
): Promise<Parting | null> => {
  const stage = openStage();
  const { add: fault, release, remove, held: heldBy } = stage.backend.faults;
  const arrived = (ids: readonly string[]) => until(() => ids.some((id) => heldBy(id) > 0));
  const held = await holding({ fault, release, remove, arrived }, Object.values(spec.calls ?? {}).flat());
  const tell: Tell = async (line, scene, next) => {
    const told = script.stories?.[line];
    if (!told) throw new Error(`${spec.machine.id}: nothing is written for "${line}"`);
    const sequel = await told(scene, next);
    await settle();
    return sequel ?? undefined;
  };
  let scene: Scene | null = null;
  let step = -1;
  try {
    for (const group of groupsOf(path)) {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last) continue;
      step += group.length;
      if (scene) {
        const sequels: (Sequel | undefined)[] = [];
        for (const { cause } of group)
          if (cause && 'before' in cause && cause.before) sequels.push(await tell(cause.before, scene, first));
        await perform(scene, first, held, script, tell);
        for (const sequel of sequels) await sequel?.();
      } else {
        const input = script.begin ? script.begin(stage, path) : path[0]?.event.input;
        scene = openScene(stage, spec.machine, input, inspect);
      }
      const model = stateOf(spec, graph.nodes.get(last.to)?.snapshot);
      const run = await arrive(spec, scene.chart, model, isLost);
      if (run !== model) return { machine: spec.machine.id, step, event: last.event.type, model, run };
    }
    return null;
  } finally {
    scene?.stop();
  }
};

const perform = async (scene: Scene, edge: Edge, held: Held, script: Script, tell: Tell): Promise<void> => {
  const { cause, event } = edge;
  switch (cause?.by) {
    case 'event':
      scene.chart.send((await script.sends?.[event.type]?.(scene, event)) ?? event);
      return;
    case 'story':
      await tell(cause.story, scene, edge);
      return;
    case 'calls':
      return held.letGo(cause.calls, cause.fault);
    case 'time':
      return scene.backend.clock.advance(cause.ms);
    default:
      throw new Error(`${event.type} cannot be brought about`);
  }
};

const stateOf = ({ agrees, key }: PathSpec, snapshot: AnyMachineSnapshot | undefined): string =>
  snapshot
    ? JSON.stringify([
        snapshot.status,
        activeIn(snapshot),
        snapshot.status === 'error' ? String(snapshot.error) : (agrees ?? key)?.(snapshot),
      ])
    : '';

/** The chart's state as soon as it is the expected one; when that takes too long, whatever it is. */
const arrive = async (
  spec: PathSpec,
  chart: AnyActorRef,
  wanted: string,
  isLost: (snapshot: AnyMachineSnapshot) => boolean,
): Promise<string> => {
  const now = (): string => stateOf(spec, chart.getSnapshot());
  await until(() => now() === wanted || isLost(chart.getSnapshot()));
  return now();
};
