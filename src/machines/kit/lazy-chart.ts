import { Effect } from 'effect';
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  enqueueActions,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
  StateMachine,
  setup,
} from 'xstate';
import { type Services, Views } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { type Fact, isFact, subscribersBelow } from './announce.ts';
import { handlesEvent } from './handles-event.ts';
import { lazyChartMachine } from './lazy-chart.machine.ts';
import { loadCode } from './load-code.ts';

/** Logic of a chart that is loaded on first use; once loaded, its snapshots are the chart's own. */
export interface LazyChart<M extends AnyStateMachine = AnyStateMachine>
  extends ActorLogic<SnapshotFrom<M>, EventFromLogic<M>, InputFrom<M>, AnyActorRef['system'], EmittedFrom<M>> {
  readonly load: () => Promise<M>;
  /** Throws before the code is loaded. */
  readonly chart: () => M;
  readonly with: (change: <T extends AnyStateMachine>(machine: T) => T) => LazyChart<M>;
}

/** When loading fails: `sendToResident` shows a notice, `end` fails the actor; default: retry only. */
interface Options {
  readonly onFailure?: 'notify' | 'end';
}

const loaded = 'xstate.done.actor.loadChart';

/** Sent by a lazy chart to itself after each held fact, for the children that it has by then. */
export const queuedFact = 'fact.queued';

const spreader = setup({
  types: { events: {} as { readonly type: typeof queuedFact; readonly fact: Fact } },
}).createMachine({
  on: {
    [queuedFact]: {
      actions: enqueueActions(({ event: { fact }, self, enqueue }) => {
        for (const ref of subscribersBelow(self.getSnapshot(), fact.type)) enqueue.sendTo(ref, fact);
      }),
    },
  },
});
const spreading = spreader.resolveState({ value: {}, context: {} });

const isStandIn = (snapshot: AnyMachineSnapshot): boolean => snapshot.machine?.id === 'lazyChart';

/** Null for a loaded chart and for other logic. */
export const loadingOf = (snapshot: Snapshot<unknown>): 'loading' | 'failed' | null => {
  const stood = snapshot as AnyMachineSnapshot;
  if (!isStandIn(stood)) return null;
  return stood.hasTag('failed') ? 'failed' : 'loading';
};

export const pendingInput = (snapshot: Snapshot<unknown>): unknown =>
  loadingOf(snapshot) === null ? null : (snapshot as AnyMachineSnapshot).context.input;

export const isLazyChart = (logic: unknown): logic is LazyChart =>
  typeof logic === 'object' && logic !== null && 'load' in logic && 'chart' in logic;

export const loadCharts = async ({ implementations }: AnyStateMachine): Promise<void> => {
  const lazy: readonly unknown[] = Object.values(implementations.actors);
  await Promise.all(lazy.filter(isLazyChart).map(({ load }) => load()));
};

/** The charts among these logics; throws for a lazy one that is not loaded. */
export const chartsIn = (logics: readonly unknown[]): readonly AnyStateMachine[] =>
  logics.flatMap((logic) => {
    if (isLazyChart(logic)) return [logic.chart()];
    return logic instanceof StateMachine ? [logic] : [];
  });

/** Events received while loading are sent to the chart afterwards, in order. */
export const lazyChart = <M extends AnyStateMachine>(load: () => Promise<M>, { onFailure }: Options = {}) => {
  let found: M | null = null;
  let standIn: AnyStateMachine | null = null;
  const ready = new WeakSet<object>();
  const loadOnce = async (): Promise<M> => {
    found ??= await load();
    return found;
  };
  const chart = (): M => {
    if (!found) throw new Error('the code of this chart has not been loaded');
    return found;
  };
  const loading = ({ name }: { readonly name: string }): Effect.Effect<void, Failure, Services> =>
    Effect.gen(function* () {
      const views = yield* Views;
      if (ready.has(views)) return;
      // Renders the skeleton first: starting the request alone takes half a frame.
      yield* Effect.yieldNow;
      const both = [loadCode(loadOnce), loadCode(() => views.load(name))] as const;
      yield* Effect.all(both, { concurrency: 'unbounded' });
      ready.add(views);
    });
  const waiting = (): AnyStateMachine => {
    standIn ??= lazyChartMachine(loading, onFailure === 'notify');
    return standIn;
  };

  const logic = (change: <T extends AnyStateMachine>(machine: T) => T): LazyChart<M> => {
    const of = (snapshot: AnyMachineSnapshot): AnyStateMachine => change(isStandIn(snapshot) ? waiting() : chart());
    /** In the order of a new actor: children start, entry actions run, held events follow. */
    const begun = (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope): AnyMachineSnapshot => {
      const machine = change(chart());
      scope.defer(() => machine.start(first));
      const first: AnyMachineSnapshot = machine.getInitialSnapshot(scope, snapshot.context.input);
      const { queued } = snapshot.context;
      const known = queued.flatMap((event: AnyEventObject) => [
        ...(handlesEvent(machine, event.type) ? [event] : []),
        ...(isFact(event.type) ? [{ type: queuedFact, fact: event }] : []),
      ]);
      of(snapshot).transition({ ...snapshot, context: { ...snapshot.context, queued: known } }, event, scope);
      return first;
    };
    const made: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> = {
      getInitialSnapshot: (scope, input) => change(waiting()).getInitialSnapshot(scope, { input }),
      transition: (snapshot, event, scope) => {
        if (isStandIn(snapshot) && event.type === loaded) return begun(snapshot, event, scope);
        if (!isStandIn(snapshot) && event.type === queuedFact) {
          spreader.transition(spreading, { type: queuedFact, fact: event.fact }, scope);
          return snapshot;
        }
        const next = of(snapshot).transition(snapshot, event, scope);
        const failure: Failure = { tag: 'offline' };
        const gaveUp = onFailure === 'end' && loadingOf(next) === 'failed';
        return gaveUp ? { ...next, status: 'error', output: undefined, error: failure } : next;
      },
      start: (snapshot) => of(snapshot).start(snapshot),
      getPersistedSnapshot: (snapshot, options) => ({
        ...of(snapshot).getPersistedSnapshot(snapshot, options),
        ...(isStandIn(snapshot) ? { isStandIn: true } : {}),
      }),
      restoreSnapshot: (persisted, scope) =>
        change('isStandIn' in persisted ? waiting() : chart()).restoreSnapshot(persisted, scope),
    };
    return { ...(made as unknown as LazyChart<M>), load: loadOnce, chart: () => change(chart()), with: logic };
  };
  return logic((machine) => machine);
};
