import { Context, Effect } from 'effect';
import type { AnyStateMachine } from 'xstate';
import type { WechatJsConfig } from './contract/basic.contract.ts';
import type { Clock } from './contract/clock.ts';
import type { Data, Endpoint, Input } from './contract/contract.ts';
import type { StoredRecord } from './contract/stored.contract.ts';
import type { Failure } from './failure.ts';

/** What a call sends: parts as the endpoint's schemas decode them. */
export interface Call {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Request = (endpoint: Endpoint, call: Call) => Effect.Effect<unknown, Failure>;

/** The network. Interrupting the effect aborts the request. */
export class Http extends Context.Service<Http, { readonly request: Request }>()('shiye/Http') {}

/** Calls the backend: `call(news.page, { query: { current: 1 } })`; without a second argument where the endpoint takes none. */
export const call = <E extends Endpoint>(
  endpoint: E,
  ...[input]: unknown extends Input<E> ? [input?: undefined] : [input: Input<E> & Call]
) => Effect.flatMap(Http, ({ request }) => request(endpoint, input ?? {})) as Effect.Effect<Data<E>, Failure, Http>;

/** What `Store.load` found: a value set aside (corrupt, or of another version) is kept under another key. */
export interface Loaded<T> {
  readonly value: T;
  readonly setAside: string | null;
}

/**
 * Records that survive a reload. All calls are synchronous and may throw a `storage` failure; `save` still changes
 * what `peek` gives. `watch` tells of changes made by other tabs.
 */
export interface RecordStore {
  load<T>(record: StoredRecord<T>): Loaded<T>;
  peek<T>(record: StoredRecord<T>): T;
  save<T>(record: StoredRecord<T>, value: T): void;
  watch<T>(record: StoredRecord<T>, changed: (value: T) => void): () => void;
}
export class Store extends Context.Service<Store, RecordStore>()('shiye/Store') {}

/** Time: the same clock that drives the charts' delays. */
export class Time extends Context.Service<Time, Clock>()('shiye/Time') {}

/** Randomness: `token(n)` gives n letters and digits. */
export class Chance extends Context.Service<Chance, { readonly token: (length: number) => string }>()('shiye/Chance') {}

/**
 * The captcha. A value is good for one request. `silent` may fail when the script cannot be loaded.
 */
export class HumanCheck extends Context.Service<
  HumanCheck,
  { readonly silent: () => Effect.Effect<string, Failure>; readonly slider: () => Effect.Effect<string, Failure> }
>()('shiye/HumanCheck') {}

/** One holder at a time over all tabs of this origin; `isPerTab` where the browser has no Web Locks, and each tab its own. */
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

/** Facts about the page's host that charts may need when they act. */
export interface Host {
  readonly origin: string;
  /** The address and the browser as an error report names them. */
  readonly describe: () => { readonly url: string; readonly userAgent: string };
}
export class HostInfo extends Context.Service<HostInfo, Host>()('shiye/HostInfo') {}

/** What shows a chart whose code comes later. */
export class Views extends Context.Service<
  Views,
  {
    /** The code of the view and its texts, by the chart's name in the root. */
    readonly load: (name: string) => Promise<unknown>;
    /** The root, once the code of every chart in it is there. */
    readonly root: () => Promise<AnyStateMachine>;
  }
>()('shiye/Views') {}

/** What happened last in this page, and what is told beside it, with secrets and persons taken out: for an error report. */
export class RecentEntries extends Context.Service<
  RecentEntries,
  {
    readonly last: <T extends object>(
      count: number,
      beside: T,
    ) => Effect.Effect<T & { readonly entries: readonly unknown[] }>;
  }
>()('shiye/RecentEntries') {}

/** What WeChat's consent page is asked, and where it sends the user back to. */
export interface Authorization {
  /** The page with the application's id; a path of ours stands for the simulated backend's. */
  readonly authorizeUrl: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** What WeChat shows of a page that is handed on; `link` and `image` are whole addresses. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly image: string;
}

/** WeChat's login, by a scanned picture or by its consent page. `poll` is held by the other side until something happens or about 25 s pass. */
export class Wechat extends Context.Service<
  Wechat,
  {
    readonly open: () => Effect.Effect<{ readonly uuid: string; readonly imageUrl: string }, Failure>;
    /** `last` is 404 after a scan. `errcode` is WeChat's number, `code` the single-use login code or empty. */
    readonly poll: (
      uuid: string,
      last: 404 | null,
    ) => Effect.Effect<{ readonly errcode: number; readonly code: string }, Failure>;
    /** The address to leave for; the user comes back to `redirectUri` with `code` and `state`, or with `state` alone. */
    readonly authorize: (authorization: Authorization) => Effect.Effect<string, Failure>;
    /** Inside WeChat alone. */
    readonly showCard: (config: WechatJsConfig, card: Card) => Effect.Effect<void, Failure>;
  }
>()('shiye/Wechat') {}

/** How pictures are sent: `baseUrl` stands before hosts that name no origin; `fetch` in place of the browser's own way. */
export class Uploads extends Context.Service<Uploads, { readonly baseUrl: string; readonly fetch?: typeof fetch }>()(
  'shiye/Uploads',
) {}

/** The live channel's sockets. */
export class Sockets extends Context.Service<
  Sockets,
  {
    /** A new socket to the backend; it throws where none can be made. */
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
