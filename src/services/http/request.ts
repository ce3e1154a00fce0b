import { Effect, Schema } from 'effect';
import ky, { HTTPError } from 'ky';
import { callFailure } from '../call-failure.ts';
import type { Clock } from '../contract/clock.ts';
import type { Endpoint } from '../contract/contract.ts';
import { type Call, LeftOut, type Request } from '../env.ts';
import type { Failure } from '../failure.ts';
import type { Unreadable } from './decode.ts';
import {
  type AnswerSources,
  cacheAnswers,
  decodeAnswers,
  limitTime,
  type Middleware,
  notifyChanges,
  type Send,
  sendToken,
  takeAnswers,
} from './middleware.ts';

export interface HttpOptions extends Partial<AnswerSources> {
  /** Base URL of the backend; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
  /** Token to send, or null. Read at each request: another tab may have renewed it. */
  readonly token: () => string | null;
  /** Called with the refused token; returns the next one, or null. Calls may overlap. */
  readonly renew: (refused: string) => Promise<string | null>;
  readonly changed?: () => void;
  readonly unreadable?: Unreadable;
  readonly failed?: (failure: Failure, endpoint: Endpoint) => void;
}

const ignore = (): void => {};

/** `Http`'s implementation: typed failures, timeout on the app's clock, one token renewal per request. */
export const makeRequest = (options: HttpOptions): Request => {
  const { baseUrl, clock, token, renew, changed = ignore, unreadable = ignore, failed = ignore } = options;
  const { take = () => null, openCache = async () => null, awake = Promise.resolve() } = options;
  const middleware: readonly Middleware[] = [
    notifyChanges(changed),
    sendToken(token, renew),
    limitTime(clock),
    decodeAnswers(unreadable),
    cacheAnswers(openCache, awake),
    takeAnswers(take, baseUrl),
  ];
  const send = middleware.reduceRight((next, wrap) => wrap(next), byKy(options));
  return (endpoint, call) =>
    Effect.tryPromise({
      try: async (signal) => {
        const address = addressOf(endpoint, call);
        const body = encoded(endpoint.body, call.body);
        return (await send({ endpoint, address, body, token: null, signal })).decoded;
      },
      catch: (thrown) => {
        const failure = failureOf(thrown, endpoint);
        failed(failure, endpoint);
        return failure;
      },
    }).pipe(
      Effect.tap((decoded) => Effect.map(LeftOut, (count) => count(decoded?.unreadable ?? 0))),
      Effect.map((decoded) => decoded?.data),
    );
};

/** `fetch` throws when called as a method of another object. */
const byBrowser: typeof fetch = (...sent) => globalThis.fetch(...sent);

/** Ky throws for every status but 2xx; its own retries and timeouts are off (ADR 019). */
const byKy = ({ baseUrl, fetch = byBrowser }: HttpOptions): Send => {
  const api = ky.create({ fetch, retry: 0, timeout: false });
  return async ({ endpoint: { method, keepalive }, address, body, token, signal }) => {
    const answer = await api(baseUrl + address, {
      method,
      ...(body === undefined ? {} : { json: body }),
      ...(keepalive ? { keepalive } : {}),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal,
    });
    // Ky's `text()` shortcut would send `Accept: text/*`.
    return { text: await answer.text() };
  };
};

const failureOf = (thrown: unknown, endpoint: Endpoint): Failure =>
  thrown instanceof HTTPError ? ofStatus(thrown.response.status) : callFailure(thrown, endpoint.path);

const ofStatus = (status: number): Failure => {
  if (status === 401) return { tag: 'expired' };
  if (status === 403) return { tag: 'forbidden' };
  if (status === 404) return { tag: 'missing' };
  return { tag: 'unavailable', status };
};

const encoded = (schema: Endpoint['query'], value: unknown): unknown =>
  schema ? Schema.encodeUnknownSync(schema)(value) : undefined;

const addressOf = (endpoint: Endpoint, { params, query }: Call): string => {
  const search = searchOf(encoded(endpoint.query, query)).toString();
  return fill(endpoint, encoded(endpoint.params, params)) + (search === '' ? '' : `?${search}`);
};

const fill = (endpoint: Endpoint, params: unknown): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

const searchOf = (query: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
