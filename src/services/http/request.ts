import { Effect, Exit, Schema } from 'effect';
import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import { callFailure } from '../call-failure.ts';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { type Endpoint, Envelope } from '../contract/contract.ts';
import { parseWire, readWire } from '../contract/wire.ts';
import { withDeadline } from '../deadline.ts';
import type { Call, Request } from '../env.ts';
import type { Failure } from '../failure.ts';
import { type Same, sameAnswers } from './same-answers.ts';

export interface HttpOptions {
  /** Where the backend is; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
  /** The token to send, or null. Read anew at each request, so that a token renewed by another tab is used at once. */
  readonly token: () => string | null;
  /** Called with the refused token; gives the next one, or null when there is none to be had. Calls may overlap. */
  readonly renew: (refused: string) => Promise<string | null>;
  /** Called when a member has changed something at the backend. */
  readonly changed?: () => void;
  /** Hears of every reply that could not be read, or not whole. */
  readonly unreadable?: (failure: Malformed, endpoint: Endpoint) => void;
}

type Malformed = Extract<Failure, { tag: 'malformed' }>;

/** The network as `Http` asks for it: typed failures, a timeout on the app's clock, one renewed token per request. */
export const makeRequest = (options: HttpOptions): Request => {
  const api = ky.create({
    ...(options.fetch ? { fetch: options.fetch } : {}),
    retry: 0,
    timeout: false,
    throwHttpErrors: true,
  });
  const line = { ...options, api, same: sameAnswers() };
  return (endpoint, call) =>
    Effect.tryPromise({
      try: (signal) => exchange(line, endpoint, call, signal),
      catch: (thrown) => failureOf(thrown, endpoint),
    });
};

interface Line extends HttpOptions {
  readonly api: KyInstance;
  readonly same: Same;
}

const exchange = async (line: Line, endpoint: Endpoint, call: Call, signal: AbortSignal): Promise<unknown> => {
  const address = addressOf(endpoint, call);
  const ask = (token: string | null) =>
    withDeadline(line.clock, requestTimeout, signal, async (limit) => {
      const response = await line.api(line.baseUrl + address, asked(endpoint, call, token, limit));
      const text = await response.text();
      return endpoint.method === 'GET'
        ? line.same(address, token, text, () => decode(endpoint, text, line))
        : decode(endpoint, text, line);
    });
  const send = async (token: string | null) => {
    const data = await ask(token);
    if (isChange(endpoint)) line.changed?.();
    return data;
  };
  const token = endpoint.access === 'none' ? null : line.token();
  try {
    return await send(token);
  } catch (thrown) {
    if (token === null || !(thrown instanceof HTTPError) || thrown.response.status !== 401) throw thrown;
    const next = await line.renew(token);
    if (next === null) throw thrown;
    return await send(next);
  }
};

/** Logs and counts, which no member asks for, are no changes. */
const isChange = ({ method, act, access, asks }: Endpoint): boolean =>
  method !== 'GET' && !asks && (act !== undefined || access === 'member');

const asked = (endpoint: Endpoint, call: Call, token: string | null, signal: AbortSignal): Options => ({
  method: endpoint.method,
  ...(endpoint.body ? { json: encoded(endpoint.body, call.body) } : {}),
  ...(endpoint.keepalive ? { keepalive: true } : {}),
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
  signal,
});

const decode = (endpoint: Endpoint, text: string, line: Line): unknown => {
  const envelope = Schema.decodeUnknownExit(Envelope)(parsed(endpoint, text, line));
  if (Exit.isFailure(envelope)) throw malformed(endpoint, 'not an envelope', line);
  const { code, msg, data } = envelope.value;
  if (code !== 0) throw { tag: 'refused', code, msg: msg ?? '', data: data ?? null } satisfies Failure;
  const decoded = readWire(endpoint.data, data ?? null);
  if (Exit.isSuccess(decoded)) return decoded.value;
  const rest = readWire(endpoint.data, data ?? null, true);
  const left = Exit.isSuccess(rest) ? leftOut(rest.value, data) : '';
  const failure = malformed(endpoint, left + withoutValues(String(decoded.cause)), line);
  if (Exit.isFailure(rest)) throw failure;
  return rest.value;
};

const leftOut = (read: unknown, data: unknown): string => {
  if (Array.isArray(read) && Array.isArray(data)) return `${data.length - read.length} of ${data.length} left out: `;
  return typeof read === 'object' && read !== null && 'unreadable' in read ? `${read.unreadable} left out: ` : '';
};

const parsed = (endpoint: Endpoint, text: string, line: Line): unknown => {
  try {
    return parseWire(text);
  } catch {
    throw malformed(endpoint, 'not JSON', line);
  }
};

/** What was expected where, without what came: a reply may hold a token. */
const withoutValues = (issue: string): string => issue.replace(/, got [^\n]*/g, '').slice(0, 500);

const malformed = (endpoint: Endpoint, reason: string, line: Line): Failure => {
  const failure = { tag: 'malformed', endpoint: `${endpoint.method} ${endpoint.path}`, reason } as const;
  line.unreadable?.(failure, endpoint);
  return failure;
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
