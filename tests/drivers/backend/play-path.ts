import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { activeIn } from '#machines/paths/chart.ts';
import type { Path } from '#machines/paths/cover.ts';
import type { Graph } from '#machines/paths/explore.ts';
import { holdCalls } from '#machines/paths/hold-calls.ts';
import { callsOf, entryOf, type PathStep } from '#machines/paths/path-file.ts';
import { type PathHost, play } from '#machines/paths/play.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { type BackendFixture, type ChartFixture, openBackendFixture, openChartFixture } from './fixture.ts';
import { loginOfPersona } from './logins.ts';
import { until } from './until.ts';

/** What is left to be done when the calls have gone on. */
type FollowUp = () => Promise<void>;

type StoryStep = (fixture: ChartFixture, next: PathStep) => void | FollowUp | Promise<void>;

/** What a chart's paths need beside the simulated backend itself. */
export interface Driver {
  /** Sets the stage; may give another input than that of the path. */
  readonly begin?: (
    backendFixture: BackendFixture,
    input: Readonly<Record<string, unknown>>,
    stories: readonly string[],
    steps: readonly PathStep[],
  ) => unknown;
  /** By the names that causes give them. */
  readonly stories?: Readonly<Record<string, StoryStep>>;
  /** What is sent in place of an event of the path. */
  readonly sends?: Readonly<
    Record<string, (fixture: ChartFixture, event: AnyEventObject) => AnyEventObject | Promise<AnyEventObject>>
  >;
}

/** Where the chart and the model part. `step` -1 is the start. */
export interface Divergence {
  readonly machine: string;
  readonly step: number;
  readonly event: string;
  readonly model: string;
  readonly run: string;
}

/**
 * Plays a path on the chart with its real effects against the simulated backend. Null when the chart is where the model
 * says after every step. `isLost`: it is elsewhere for good, and nobody needs to wait for it.
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
  const held = await holdCalls({ fault, release, remove, arrived }, callsOf(spec));
  const stage: { fixture?: ChartFixture } = {};
  const running = (): ChartFixture => {
    if (!stage.fixture) throw new Error(`${spec.machine.id} has not begun`);
    return stage.fixture;
  };

  const host: PathHost<Pick<Divergence, 'model' | 'run'>> = {
    begin: async ({ input, as, steps }, stories) => {
      const { backend, store } = backendFixture;
      if (as) store.save(stored.session, loginOfPersona(backend, as));
      const given = driver.begin?.(backendFixture, (input ?? {}) as Record<string, unknown>, stories, steps);
      stage.fixture = openChartFixture(backendFixture, spec.machine, given ?? input, inspect);
    },
    send: async ({ event }) => {
      const { chart } = running();
      chart.send((await driver.sends?.[event.type]?.(running(), event)) ?? event);
    },
    tell: async (story, next) => {
      const storyStep = driver.stories?.[story];
      if (!storyStep) throw new Error(`${spec.machine.id}: nothing is written for "${story}"`);
      const followUp = await storyStep(running(), next);
      await settle();
      return followUp ?? undefined;
    },
    release: held.releaseCalls,
    advance: async (ms) => backendFixture.backend.clock.advance(ms),
    look: async (_, step) => {
      const model = stateOf(spec, graph.nodes.get(path[step + 1]?.to ?? '')?.snapshot);
      const run = await arrive(spec, running().chart, model, isLost);
      return run === model ? null : { model, run };
    },
  };

  try {
    for await (const { step, difference } of play(entryOf(spec, graph, path, spec.machine.id), host)) {
      const event = path[step + 1]?.event.type ?? '';
      if (difference) return { machine: spec.machine.id, step, event, ...difference };
    }
    return null;
  } finally {
    stage.fixture?.stop();
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
