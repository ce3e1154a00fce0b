import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { activeIn } from '#machines/paths/chart.ts';
import type { Path } from '#machines/paths/cover.ts';
import type { Edge, Graph } from '#machines/paths/explore.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { type Held, holdCalls } from '../hold-calls.ts';
import { type BackendFixture, type ChartFixture, openBackendFixture, openChartFixture } from './fixture.ts';
import { until } from './until.ts';

/** What is left to be done when the calls have gone on. */
type FollowUp = () => Promise<void>;

/** `next` is the step that follows, or the step itself. */
type StoryStep = (fixture: ChartFixture, next: Edge) => void | FollowUp | Promise<void>;

/** What a chart's paths need beside the simulated backend itself. */
export interface Driver {
  /** Sets the stage for the path and gives the chart's input; that of the path unless given. */
  readonly begin?: (backendFixture: BackendFixture, path: Path) => unknown;
  /** By the names that causes give them. */
  readonly stories?: Readonly<Record<string, StoryStep>>;
  /** What is sent in place of an event of the path. */
  readonly sends?: Readonly<
    Record<string, (fixture: ChartFixture, event: AnyEventObject) => AnyEventObject | Promise<AnyEventObject>>
  >;
}

type RunStory = (story: string, fixture: ChartFixture, next: Edge) => Promise<FollowUp | undefined>;

/** Where the chart and the model part. `step` 0 is the start. */
export interface Divergence {
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
export const playPath = async (
  spec: PathSpec,
  graph: Graph,
  path: Path,
  driver: Driver,
  inspect: (inspected: InspectionEvent) => void = () => {},
  isLost: (snapshot: AnyMachineSnapshot) => boolean = () => false,
): Promise<Divergence | null> => {
  const backendFixture = openBackendFixture();
  const { add: fault, release, remove, held: heldBy } = backendFixture.backend.faults;
  const arrived = (ids: readonly string[]) => until(() => ids.some((id) => heldBy(id) > 0));
  const held = await holdCalls({ fault, release, remove, arrived }, Object.values(spec.calls ?? {}).flat());
  const runStory: RunStory = async (story, fixture, next) => {
    const storyStep = driver.stories?.[story];
    if (!storyStep) throw new Error(`${spec.machine.id}: nothing is written for "${story}"`);
    const followUp = await storyStep(fixture, next);
    await settle();
    return followUp ?? undefined;
  };
  let fixture: ChartFixture | null = null;
  let step = -1;
  try {
    for (const group of groupsOf(path)) {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last) continue;
      step += group.length;
      if (fixture) {
        const followUps: (FollowUp | undefined)[] = [];
        for (const { cause } of group)
          if (cause && 'before' in cause && cause.before) followUps.push(await runStory(cause.before, fixture, first));
        await perform(fixture, first, held, driver, runStory);
        for (const followUp of followUps) await followUp?.();
      } else {
        const input = driver.begin ? driver.begin(backendFixture, path) : path[0]?.event.input;
        fixture = openChartFixture(backendFixture, spec.machine, input, inspect);
      }
      const model = stateOf(spec, graph.nodes.get(last.to)?.snapshot);
      const run = await arrive(spec, fixture.chart, model, isLost);
      if (run !== model) return { machine: spec.machine.id, step, event: last.event.type, model, run };
    }
    return null;
  } finally {
    fixture?.stop();
  }
};

const perform = async (
  fixture: ChartFixture,
  edge: Edge,
  held: Held,
  driver: Driver,
  runStory: RunStory,
): Promise<void> => {
  const { cause, event } = edge;
  switch (cause?.by) {
    case 'event':
      fixture.chart.send((await driver.sends?.[event.type]?.(fixture, event)) ?? event);
      return;
    case 'story':
      await runStory(cause.story, fixture, edge);
      return;
    case 'calls':
      return held.releaseCalls(cause.calls, cause.fault);
    case 'time':
      return fixture.backend.clock.advance(cause.ms);
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
