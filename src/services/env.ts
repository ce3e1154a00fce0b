import { Context, Effect } from 'effect';
import type { AnyStateMachine } from 'xstate';
import type { WechatJsConfig } from './contract/basic.contract.ts';
import type { Clock } from './contract/clock.ts';
import type { Data, Endpoint, Input } from './contract/contract.ts';
import type { StoredRecord } from './contract/stored.contract.ts';
import type { Failure } from './failure.ts';

export interface Call {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Request = (endpoint: Endpoint, call: Call) => Effect.Effect<unknown, Failure>;

/** Interrupting the effect aborts the request. */
export class Http extends Context.Service<
  Http,
  { readonly request: Request /** Answers of `callKept`. */; readonly kept: Map<string, KeptAnswer> }
>()('shiye/Http') {}

interface KeptAnswer {
  readonly data: unknown;
  readonly at: number;
}

/** Takes the number of rows that an answer was read without. */
export const LeftOut = Context.Reference<(rows: number) => void>('shiye/LeftOut', { defaultValue: () => () => {} });

/** `call(news.page, { query: { current: 1 } })`; the second argument may be left out where the endpoint has no input. */
export const call = <E extends Endpoint>(
  endpoint: E,
  ...[input]: unknown extends Input<E> ? [input?: Record<string, never>] : [input: Input<E> & Call]
) => Effect.flatMap(Http, ({ request }) => request(endpoint, input ?? {})) as Effect.Effect<Data<E>, Failure, Http>;

const keyOf = ({ path }: Endpoint, input: unknown = null): string => `${path} ${JSON.stringify(input)}`;

/** As `call`; the last answer serves until it is forgotten or older than `maxAge`. */
export const callKept = <E extends Endpoint>(
  endpoint: E,
  input?: Input<E> & Call,
  maxAge = Number.POSITIVE_INFINITY,
): Effect.Effect<Data<E>, Failure, Http | Time> =>
  Effect.flatMap(Effect.all([Http, Time]), ([{ request, kept }, clock]) => {
    const key = keyOf(endpoint, input);
    const last = kept.get(key);
    if (last && clock.now() - last.at < maxAge) return Effect.succeed(last.data as Data<E>);
    return Effect.tap(request(endpoint, input ?? {}) as Effect.Effect<Data<E>, Failure>, (data) =>
      Effect.sync(() => kept.set(key, { data, at: clock.now() })),
    );
  });

export const isKept = (endpoint: Endpoint, input?: Call): Effect.Effect<boolean, never, Http> =>
  Effect.map(Http, ({ kept }) => kept.has(keyOf(endpoint, input)));

export const forget = (endpoint: Endpoint, input?: Call): Effect.Effect<void, never, Http> =>
  Effect.map(Http, ({ kept }) => void kept.delete(keyOf(endpoint, input)));

/** `setAside`: stored text that could not be decoded; a copy is stored under another key. */
export interface Loaded<T> {
  readonly value: T;
  readonly setAside: string | null;
}

/** Synchronous. Calls may throw a `storage` failure; `save` changes `peek` even then. */
export interface RecordStore {
  load<T>(record: StoredRecord<T>): Loaded<T>;
  peek<T>(record: StoredRecord<T>): T;
  save<T>(record: StoredRecord<T>, value: T): void;
  watch<T>(record: StoredRecord<T>, changed: (value: T) => void): () => void;
}
export class Store extends Context.Service<Store, RecordStore>()('shiye/Store') {}

export class Time extends Context.Service<Time, Clock>()('shiye/Time') {}

export class Chance extends Context.Service<Chance, { readonly token: (length: number) => string }>()('shiye/Chance') {}

/** Values are single-use. `silent` fails where the script cannot be loaded. */
export class HumanCheck extends Context.Service<
  HumanCheck,
  { readonly silent: () => Effect.Effect<string, Failure>; readonly slider: () => Effect.Effect<string, Failure> }
>()('shiye/HumanCheck') {}

/** Over all tabs of this origin. `isPerTab`: no Web Locks, so each tab locks for itself. */
export class Locks extends Context.Service<
  Locks,
  { readonly acquire: (name: string) => Promise<() => void>; readonly isPerTab?: boolean }
>()('shiye/Locks') {}

export const exclusively = <A, E, R>(name: string, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Locks> =>
  Effect.flatMap(Locks, (locks) =>
    Effect.acquireUseRelease(
      Effect.promise(() => locks.acquire(name)),
      () => effect,
      (release) => Effect.sync(release),
    ),
  );

export interface Host {
  readonly origin: string;
  readonly describe: () => { readonly url: string; readonly userAgent: string };
}
export class HostInfo extends Context.Service<HostInfo, Host>()('shiye/HostInfo') {}

export class Views extends Context.Service<
  Views,
  {
    readonly load: (name: string) => Promise<unknown>;
    readonly root: () => Promise<AnyStateMachine>;
  }
>()('shiye/Views') {}

export class RecentEntries extends Context.Service<
  RecentEntries,
  {
    readonly last: <T extends object>(
      count: number,
      facts: T,
    ) => Effect.Effect<T & { readonly entries: readonly unknown[] }>;
  }
>()('shiye/RecentEntries') {}

export interface Authorization {
  /** Consent page with the application's id; a path of this origin for the mock backend. */
  readonly authorizeUrl: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** Shown by WeChat for a shared page. `link` and `image` are absolute URLs. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly image: string;
}

/** Login by QR code or consent page. `poll` waits for an event, at most about 25 s. */
export class Wechat extends Context.Service<
  Wechat,
  {
    readonly open: () => Effect.Effect<{ readonly uuid: string; readonly imageUrl: string }, Failure>;
    /** `last` is 404 after a scan. `errcode` is WeChat's number; `code` is single-use, or empty. */
    readonly poll: (
      uuid: string,
      last: 404 | null,
    ) => Effect.Effect<{ readonly errcode: number; readonly code: string }, Failure>;
    readonly authorize: (authorization: Authorization) => Effect.Effect<string, Failure>;
    readonly showCard: (config: WechatJsConfig, card: Card) => Effect.Effect<void, Failure>;
  }
>()('shiye/Wechat') {}

/** `baseUrl` precedes hosts without a scheme; `fetch` replaces XMLHttpRequest. */
export class Uploads extends Context.Service<Uploads, { readonly baseUrl: string; readonly fetch?: typeof fetch }>()(
  'shiye/Uploads',
) {}

export class Sockets extends Context.Service<
  Sockets,
  {
    readonly open: (token: string) => WebSocket;
  }
>()('shiye/Sockets') {}

export type Services =
  | Chance
  | HostInfo
  | Http
  | HumanCheck
  | Locks
  | RecentEntries
  | Sockets
  | Store
  | Time
  | Uploads
  | Views
  | Wechat;
export type Env = Context.Context<Services>;
