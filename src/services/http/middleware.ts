import { HTTPError } from 'ky';
import { callFailure } from '../call-failure.ts';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import type { Endpoint } from '../contract/contract.ts';
import { withDeadline } from '../deadline.ts';
import { decoder, type Unreadable } from './decode.ts';

/** A call on its way: `address` is path and search, `body` is sent as JSON. */
export interface Outgoing {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** `data` is there once the text is decoded. */
export interface Answer {
  readonly text: string;
  readonly data?: unknown;
}
export type Send = (call: Outgoing) => Promise<Answer>;
export type Middleware = (next: Send) => Send;

/** Tells of what a member has changed, once it is answered. */
export const tellChanges =
  (changed: () => void): Middleware =>
  (next) =>
  async (call) => {
    const answer = await next(call);
    if (isChange(call.endpoint)) changed();
    return answer;
  };

/** Logs and counts, which no member asks for, are no changes. */
const isChange = ({ method, act, access, asks }: Endpoint): boolean =>
  method !== 'GET' && !asks && (act !== undefined || access === 'member');

/** Sends the token where there is one, and once more with the next one where it is refused. */
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

/** Limits each try, until its answer is read. */
export const limitTime =
  (clock: Clock): Middleware =>
  (next) =>
  (call) =>
    withDeadline(clock, requestTimeout, call.signal, (signal) => next({ ...call, signal }));

/** Decodes answers; one to a GET that says what the last one said is the same object. */
export const decodeAnswers = (unreadable: Unreadable): Middleware => {
  const decode = decoder(unreadable);
  return (next) => async (call) => {
    const { text } = await next(call);
    return { text, data: decode(call, text) };
  };
};

/** Where answers outlive the page. */
export interface AnswerCache {
  readonly keep: (call: Outgoing, text: string) => Promise<void>;
  /** Null where nothing was kept. */
  readonly recall: (call: Outgoing) => Promise<string | null>;
}

/** Where answers come from besides the network. */
export interface AnswerSources {
  /** By address: a guest's, asked for by the script in `index.html`. */
  readonly preloaded: Readonly<Record<string, Promise<Response>>>;
  /** By address: a guest's, asked for as a link was pressed; null where that is not so. */
  readonly takeAhead: (url: string) => Promise<Response> | null;
  /** Gives null where nothing can be kept. */
  readonly openCache: () => Promise<AnswerCache | null>;
  /** When the page is whole: answers are kept from then on, and preloaded ones are no longer given. */
  readonly idle: Promise<unknown>;
}

/** Keeps each answer, as soon as the page is idle, and gives it again where the network fails. */
export const cacheAnswers =
  (openCache: AnswerSources['openCache'], idle: AnswerSources['idle']): Middleware =>
  (next) =>
  async (call) => {
    try {
      const answer = await next(call);
      idle.then(openCache).then((cache) => cache?.keep(call, answer.text));
      return answer;
    } catch (thrown) {
      if (callFailure(thrown, call.address).tag !== 'offline') throw thrown;
      const text = await (await openCache())?.recall(call);
      if (text == null) throw thrown;
      return { text };
    }
  };

/** Gives preloaded answers. */
export const takePreloaded = (
  preloaded: AnswerSources['preloaded'],
  idle: AnswerSources['idle'],
  baseUrl: string,
): Middleware => {
  let left = preloaded;
  idle.then(() => {
    left = {};
  });
  return takeAnswers((url) => left[url], baseUrl);
};

/** Gives what was asked for before to guests. One that did not come is asked for again. */
export const takeAnswers =
  (take: (url: string) => Promise<Response> | null | undefined, baseUrl: string): Middleware =>
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
