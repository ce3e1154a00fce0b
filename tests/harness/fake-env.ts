import { Context, Effect } from 'effect';
import type { AnyActor } from 'xstate';
import { bindEnv } from '#machines/kit/env.ts';
import {
  type Call,
  Chance,
  type Env,
  HostInfo,
  Http,
  HumanCheck,
  Locks,
  RecentEntries,
  Sockets,
  Store,
  Time,
  Uploads,
  Views,
  Wechat,
} from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { settle, VirtualClock } from './virtual-clock.ts';

/** A call as it reached the network. */
export interface Sent extends Call {
  readonly path: string;
}

/** An answer that is given when the test says so. */
export interface Pending {
  readonly sent: Sent;
  readonly answer: (data: unknown) => Promise<void>;
  readonly fail: (failure: Failure) => Promise<void>;
  readonly isAborted: () => boolean;
}

type WechatService = Context.Service.Shape<typeof Wechat>;
type HumanCheckService = Context.Service.Shape<typeof HumanCheck>;

export interface FakeOptions {
  readonly humanCheck?: Partial<HumanCheckService>;
  readonly wechat?: Partial<WechatService>;
  /** Takes what is sent to the upload host. */
  readonly uploads?: typeof fetch;
  readonly clock?: VirtualClock;
}

const unused = () => Effect.die('not part of this test');

/** Services for a chart under test: every call waits until it is answered, time stands still until it is advanced. */
export const fakeEnv = ({ humanCheck, wechat, uploads, clock = new VirtualClock() }: FakeOptions = {}) => {
  const calls: Pending[] = [];
  let minted = 0;

  const request = (path: string, call: Call) =>
    Effect.callback<unknown, Failure>((resume) => {
      let aborted = false;
      const settled = async (effect: Effect.Effect<unknown, Failure>) => {
        resume(effect);
        await settle();
      };
      calls.push({
        sent: { path, ...call },
        answer: (data) => settled(Effect.succeed(data)),
        fail: (failure) => settled(Effect.fail(failure)),
        isAborted: () => aborted,
      });
      return Effect.sync(() => {
        aborted = true;
      });
    });

  const mint = (kind: string) => () => Effect.sync(() => `${kind}-${++minted}`);
  const env: Env = Context.empty().pipe(
    Context.add(Http, { request: ({ path }, call) => request(path, call), kept: new Map() }),
    Context.add(Store, makeStore(memoryOrigin().tab())),
    Context.add(Time, clock),
    Context.add(Chance, { token: (length) => `${++minted}`.padStart(length, 'k') }),
    Context.add(HumanCheck, { silent: mint('nvc'), slider: mint('slide'), ...humanCheck }),
    Context.add(Locks, { acquire: makeAcquire(undefined) }),
    Context.add(Sockets, {
      open: () => {
        throw new Error('no live channel in this test');
      },
    }),
    Context.add(Views, { load: async () => {}, root: () => Promise.reject(new Error('not part of this test')) }),
    Context.add(RecentEntries, { last: (_, beside) => Effect.succeed({ ...beside, entries: [] }) }),
    Context.add(HostInfo, { origin: 'https://shiye.test', describe: () => ({ url: '/', userAgent: 'test' }) }),
    Context.add(Uploads, { baseUrl: '', fetch: uploads ?? (() => Promise.reject(new Error('not part of this test'))) }),
    Context.add(Wechat, { open: unused, poll: unused, authorize: unused, showCard: unused, ...wechat }),
  );

  return {
    env,
    clock,
    calls,
    /** The latest call. */
    call: (): Pending => {
      const last = calls.at(-1);
      if (!last) throw new Error('nothing was called');
      return last;
    },
    paths: (): readonly string[] => calls.map(({ sent }) => sent.path),
    /** Gives the services to a root actor made with `clock`, and starts it. */
    run: async <A extends AnyActor>(actor: A): Promise<A> => {
      bindEnv(actor.system, env);
      actor.start();
      await settle();
      return actor;
    },
  };
};
