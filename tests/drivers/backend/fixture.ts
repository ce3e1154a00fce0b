import { Context, Effect } from 'effect';
import { type AnyActorRef, type AnyStateMachine, createActor, type InspectionEvent, setup } from 'xstate';
import { bindEnv } from '#machines/kit/env.ts';
import { parentOf } from '#machines/kit/xstate-internals.ts';
import { createClock, stoppedTime } from '#mocks/clock.ts';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { simulatedHumanCheck } from '#services/captcha/human-check.ts';
import { stored } from '#services/contract/stored.contract.ts';
import {
  type Env,
  Http,
  HumanCheck,
  Locks,
  type RecordStore,
  Sockets,
  Store,
  Time,
  Uploads,
  Wechat,
} from '#services/env.ts';
import { makeRequest } from '#services/http/request.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { qrLogin } from '#services/wechat/qr-login.ts';
import { fakeEnv } from '../../harness/fake-env.ts';
import { type Line, openLine } from './line.ts';

const baseUrl = 'http://localhost';
const start = Date.UTC(2026, 7, 3, 1);

/** What is there before the chart begins. */
export interface BackendFixture {
  readonly backend: NodeBackend;
  /** This tab's storage, and that of another tab of the same browser. */
  readonly store: RecordStore;
  readonly otherTab: RecordStore;
  /** The next captcha that is asked for fails. */
  readonly captcha: { fails: boolean };
  readonly line: Line;
  readonly locks: Context.Service.Shape<typeof Locks>;
  /** Answers that the app keeps. */
  readonly kept: Context.Service.Shape<typeof Http>['kept'];
}

/** A chart that runs with the real services and the simulated backend, as a child, as it lives in the app. */
export interface ChartFixture extends BackendFixture {
  readonly chart: AnyActorRef;
  readonly stop: () => void;
}

export const openBackendFixture = (): BackendFixture => {
  const origin = memoryOrigin();
  const backend = createBackend({ now: start });
  return {
    backend,
    line: openLine(backend),
    locks: { acquire: makeAcquire(undefined) },
    store: makeStore(origin.tab()),
    otherTab: makeStore(origin.tab()),
    captcha: { fails: false },
    kept: new Map(),
  };
};

const unloadable = Effect.fail({ tag: 'crashed', reason: 'the script cannot be loaded' } as const);

/** The services of the app, with the simulated backend behind them. */
export const envFor = ({ backend: { clock, fetch }, store, captcha, kept, line, locks }: BackendFixture): Env => {
  let tokens = 0;
  const check = simulatedHumanCheck((length) => `${++tokens}`.padStart(length, '0'));
  const perhaps = (value: Effect.Effect<string>) =>
    Effect.suspend(() => {
      const { fails } = captcha;
      captcha.fails = false;
      return fails ? unloadable : value;
    });
  return fakeEnv().env.pipe(
    Context.add(Time, clock),
    Context.add(Store, store),
    Context.add(Locks, locks),
    Context.add(HumanCheck, { silent: () => perhaps(check.silent()), slider: () => perhaps(check.slider()) }),
    Context.add(Wechat, { ...qrLogin({ baseUrl, fetch, clock }), showCard: () => Effect.void }),
    Context.add(Uploads, { baseUrl, fetch }),
    Context.add(Sockets, { open: line.open }),
    Context.add(Http, {
      kept,
      request: makeRequest({
        baseUrl,
        fetch,
        // A held call waits as long as the path wants it to.
        clock: createClock(stoppedTime(start)),
        token: () => store.peek(stored.session)?.token ?? null,
        renew: () => Promise.resolve(null),
      }),
    }),
  );
};

export const openChartFixture = (
  backendFixture: BackendFixture,
  machine: AnyStateMachine,
  input: unknown,
  inspect: (inspected: InspectionEvent) => void,
): ChartFixture => {
  const { backend } = backendFixture;
  const parent = setup({ actors: { chart: machine } }).createMachine({
    invoke: { id: 'chart', src: 'chart', input, onError: {} },
    on: { '*': {} },
  });
  const root = createActor(parent, {
    clock: backend.clock,
    logger: () => {},
    inspect: (inspected) => {
      if (parentOf(inspected.actorRef)) inspect(inspected);
    },
  });
  bindEnv(root.system, envFor(backendFixture));
  root.start();
  const chart: AnyActorRef | undefined = root.getSnapshot().children.chart;
  if (!chart) throw new Error(`${machine.id} did not start`);
  return {
    ...backendFixture,
    chart,
    stop: () => {
      root.stop();
      backend.stop();
    },
  };
};
