import { HTTPError } from 'ky';
import { callFailure } from '../call-failure.ts';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import type { Endpoint } from '../contract/contract.ts';
import { withDeadline } from '../deadline.ts';
import { type Decoded, decoder, type Unreadable } from './decode.ts';

/** `address` is path and search, `body` is sent as JSON. */
export interface Outgoing {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly text: string;
  readonly decoded?: Decoded;
}
export type Send = (call: Outgoing) => Promise<Answer>;
export type Middleware = (next: Send) => Send;

export const notifyChanges =
  (changed: () => void): Middleware =>
  (next) =>
  async (call) => {
    const answer = await next(call);
    if (isChange(call.endpoint)) changed();
    return answer;
  };

/** Logs and visit counts are POSTs, too, but change nothing that another tab shows. */
const isChange = ({ method, act, access, asks }: Endpoint): boolean =>
  method !== 'GET' && !asks && (act !== undefined || access === 'member');

/** Adds the token; after a 401 renews it and retries once. */
export const sendToken =
  (token: () => string | null, renew: (refused: string) => Promise<string | null>): Middleware =>
  (next) =>
  async (call) => {
    const first = call.endpoint.access === 'none' ? null : token();
    try {
      return await next({ ...call, token: first });
    } catch (thrown) {
      if (first === null || !(thrown instanceof HTTPError) || thrown.response.status !== 401) throw thrown;
      const renewed = await renew(first);
      if (renewed === null) throw thrown;
      return await next({ ...call, token: renewed });
    }
  };

export const limitTime =
  (clock: Clock): Middleware =>
  (next) =>
  (call) =>
    withDeadline(clock, requestTimeout, call.signal, (signal) => next({ ...call, signal }));

export const decodeAnswers = (unreadable: Unreadable): Middleware => {
  const decode = decoder(unreadable);
  return (next) => async (call) => {
    const { text } = await next(call);
    return { text, decoded: decode(call, text) };
  };
};

export interface AnswerCache {
  readonly save: (call: Outgoing, text: string) => Promise<void>;
  readonly find: (call: Outgoing, reason: 'offline' | 'unavailable') => Promise<string | null>;
}

export interface AnswerSources {
  /** A guest's answer requested beforehand, or nothing. Each is given once. */
  readonly take: (url: string) => Promise<Response> | null | undefined;
  readonly openCache: () => Promise<AnswerCache | null>;
  /** Answers are cached from then on. */
  readonly awake: Promise<unknown>;
}

const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** No network, or a gateway that says that no server answers; null where the server answered. */
const reasonOf = (thrown: unknown, address: string): 'offline' | 'unavailable' | null => {
  if (thrown instanceof HTTPError) return awayStatuses.has(thrown.response.status) ? 'unavailable' : null;
  return callFailure(thrown, address).tag === 'offline' ? 'offline' : null;
};

/** Caches each answer once the page is awake; falls back to the cache where no server answers. */
export const cacheAnswers =
  (openCache: AnswerSources['openCache'], awake: AnswerSources['awake']): Middleware =>
  (next) =>
  async (call) => {
    try {
      const answer = await next(call);
      awake.then(openCache).then((cache) => cache?.save(call, answer.text));
      return answer;
    } catch (thrown) {
      const reason = reasonOf(thrown, call.address);
      const text = reason && (await (await openCache())?.find(call, reason));
      if (text == null) throw thrown;
      return { text };
    }
  };

/** Serves prefetched answers to guests; one that failed is requested again. */
export const takeAnswers =
  (take: AnswerSources['take'], baseUrl: string): Middleware =>
  (next) =>
  async (call) => {
    const text =
      call.token === null
        ? await take(baseUrl + call.address)
            ?.then(textOf)
            .catch(() => null)
        : null;
    return text == null ? next(call) : { text };
  };

const textOf = (answer: Response): Promise<string> | null => (answer.ok ? answer.clone().text() : null);
