import { HTTPError } from 'ky';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import type { Endpoint } from '../contract/contract.ts';
import { withDeadline } from '../deadline.ts';
import { decode, type Unreadable } from './decode.ts';
import { sameAnswers } from './same-answers.ts';

/** A call on its way: `address` is path and search, `body` is sent as JSON. */
export interface Outgoing {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly signal: AbortSignal;
}
export type Send<A> = (call: Outgoing) => Promise<A>;
export type Middleware = (next: Send<unknown>) => Send<unknown>;

/** The same for requests as the browser knows them. */
export type FetchMiddleware = (next: typeof fetch) => typeof fetch;

/** Tells of what a member has changed, once it is answered. */
export const tellChanges =
  (changed: () => void): Middleware =>
  (next) =>
  async (call) => {
    const data = await next(call);
    if (isChange(call.endpoint)) changed();
    return data;
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
export const decodeAnswers = (unreadable: Unreadable): ((next: Send<string>) => Send<unknown>) => {
  const same = sameAnswers();
  return (next) => async (call) => {
    const { endpoint, address, token } = call;
    const text = await next(call);
    const data = () => decode(endpoint, text, unreadable);
    return endpoint.method === 'GET' ? same(address, token, text, data) : data();
  };
};
