import { Effect, Exit, Schema } from 'effect';
import ky, { HTTPError, isNetworkError, type KyInstance } from 'ky';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { type Endpoint, Envelope } from '../contract/contract.ts';
import { withDeadline } from '../deadline.ts';
import type { Call, Request } from '../env.ts';
import type { Failure } from '../failure.ts';
import { type Same, sameAnswers } from './same-answers.ts';

export interface HttpOptions {
  /** Finds an endpoint by its name; throws where there is none. */
  readonly endpoint: (name: string) => Endpoint;
  /** Where the backend is; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
  /** The token to send, or null. Read anew at each request, so that a token renewed by another tab is used at once. */
  readonly token: () => string | null;
  /** Called with the refused token; gives the next one, or null when there is none to be had. Calls may overlap. */
  readonly renew: (refused: string) => Promise<string | null>;
  /** Hears of every reply that could not be read. */
  readonly unreadable?: (failure: Extract<Failure, { tag: 'malformed' }>, name: string) => void;
}

/** The network as `Http` asks for it: typed failures, a timeout on the app's clock, one renewed token per request. */
export const makeRequest = (options: HttpOptions): Request => {
  const api = ky.create({
    ...(options.fetch ? { fetch: options.fetch } : {}),
    retry: 0,
    timeout: false,
    throwHttpErrors: true,
  });
  const same = sameAnswers();
  return (name, call) => {
    const endpoint = options.endpoint(name);
    return Effect.tryPromise({
      try: (signal) => exchange(api, options, same, endpoint, call, signal),
      catch: (thrown) => {
        const failure = failureOf(thrown, endpoint);
        if (failure.tag === 'malformed') options.unreadable?.(failure, name);
        return failure;
      },
    });
  };
};

const exchange = async (
  api: KyInstance,
  options: HttpOptions,
  same: Same,
  endpoint: Endpoint,
  call: Call,
  signal: AbortSignal,
): Promise<unknown> => {
  const address = addressOf(endpoint, call);
  const send = (token: string | null) =>
    withDeadline(options.clock, requestTimeout, signal, async (limit) => {
      const text = await ask(api, options.baseUrl + address, endpoint, call, token, limit);
      return endpoint.method === 'GET'
        ? same(address, token, text, () => decode(endpoint, text))
        : decode(endpoint, text);
    });
  const token = endpoint.access === 'none' ? null : options.token();
  try {
    return await send(token);
  } catch (thrown) {
    if (token === null || !(thrown instanceof HTTPError) || thrown.response.status !== 401) throw thrown;
    const next = await options.renew(token);
    if (next === null) throw thrown;
    return await send(next);
  }
};

const ask = async (
  api: KyInstance,
  address: string,
  endpoint: Endpoint,
  call: Call,
  token: string | null,
  signal: AbortSignal,
): Promise<string> => {
  const response = await api(address, {
    method: endpoint.method,
    ...(endpoint.body ? { json: encoded(endpoint.body, call.body) } : {}),
    ...(endpoint.keepalive ? { keepalive: true } : {}),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal,
  });
  return response.text();
};

const decode = (endpoint: Endpoint, text: string): unknown => {
  const envelope = Schema.decodeUnknownExit(Envelope)(parsed(endpoint, text));
  if (Exit.isFailure(envelope)) throw malformed(endpoint, 'not an envelope');
  const { code, msg, data } = envelope.value;
  if (code !== 0) throw { tag: 'refused', code, msg: msg ?? '', data: data ?? null } satisfies Failure;
  const decoded = Schema.decodeUnknownExit(endpoint.data)(data ?? null);
  if (Exit.isFailure(decoded)) throw malformed(endpoint, withoutValues(String(decoded.cause)));
  return decoded.value;
};

const parsed = (endpoint: Endpoint, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(endpoint, 'not JSON');
  }
};

/** What was expected where, without what came: a reply may hold a token. */
const withoutValues = (issue: string): string => issue.replace(/, got [^\n]*/g, '').slice(0, 500);

const malformed = (endpoint: Endpoint, reason: string): Failure => ({
  tag: 'malformed',
  endpoint: `${endpoint.method} ${endpoint.path}`,
  reason,
});

const failureOf = (thrown: unknown, endpoint: Endpoint): Failure => {
  if (thrown instanceof HTTPError) return ofStatus(thrown.response.status);
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { tag: 'aborted' };
  if (isNetworkError(thrown) || thrown instanceof TypeError) return { tag: 'offline' };
  if (typeof thrown === 'object' && thrown !== null && 'tag' in thrown) return thrown as Failure;
  return { tag: 'crashed', reason: `${endpoint.path}: ${String(thrown)}` };
};

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
