import { Effect, Exit, Schema } from 'effect';
import ky, { HTTPError } from 'ky';
import { callFailure } from '../call-failure.ts';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { parseWechatPoll, type WechatPoll, wechatPath, wechatPollHold } from '../contract/wechat.contract.ts';
import { withDeadline } from '../deadline.ts';
import type { Authorization } from '../env.ts';
import type { Failure } from '../failure.ts';
import { authorizeAddress, isSimulated, returnAddress } from './oauth.ts';

interface QrLoginOptions {
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
}

const Ticket = Schema.Struct({ uuid: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)) });

const Consent = Schema.Struct({ code: Schema.NullOr(Schema.String) });

export const qrLogin = ({ baseUrl, fetch, clock }: QrLoginOptions) => {
  const api = ky.create({ ...(fetch ? { fetch } : {}), retry: 0, timeout: false });
  const ask = (method: 'GET' | 'POST', path: string, search: Record<string, string>, limit: number) =>
    Effect.tryPromise({
      try: (signal) =>
        withDeadline(clock, limit, signal, (either) =>
          api(baseUrl + path, { method, searchParams: search, signal: either }).text(),
        ),
      catch: failureOf,
    });

  return {
    open: (): Effect.Effect<{ readonly uuid: string; readonly imageUrl: string }, Failure> =>
      Effect.flatMap(ask('POST', wechatPath.open, {}, requestTimeout), (text) => {
        const ticket = Schema.decodeUnknownExit(Schema.fromJsonString(Ticket))(text);
        if (Exit.isFailure(ticket)) return Effect.fail(malformed(`POST ${wechatPath.open}`));
        const { uuid } = ticket.value;
        return Effect.succeed({ uuid, imageUrl: `${baseUrl}${wechatPath.picture}/${uuid}` });
      }),
    poll: (uuid: string, last: 404 | null): Effect.Effect<WechatPoll, Failure> => {
      const search = { uuid, ...(last === null ? {} : { last: String(last) }), _: String(clock.now()) };
      return Effect.flatMap(ask('GET', wechatPath.poll, search, wechatPollHold + requestTimeout), (text) => {
        const poll = parseWechatPoll(text);
        return poll ? Effect.succeed(poll) : Effect.fail(malformed(`GET ${wechatPath.poll}`));
      });
    },
    authorize: ({ authorizeUrl, ...asked }: Authorization): Effect.Effect<string, Failure> => {
      if (!isSimulated(authorizeUrl)) return Effect.succeed(authorizeAddress(authorizeUrl, asked));
      const [path = '', search = ''] = authorizeUrl.split('?');
      return Effect.flatMap(
        ask('POST', path, Object.fromEntries(new URLSearchParams(search)), requestTimeout),
        (text) => {
          const consent = Schema.decodeUnknownExit(Schema.fromJsonString(Consent))(text);
          if (Exit.isFailure(consent)) return Effect.fail(malformed(`POST ${path}`));
          return Effect.succeed(returnAddress(asked, consent.value.code));
        },
      );
    },
  };
};

const malformed = (endpoint: string): Failure => ({ tag: 'malformed', endpoint, reason: 'not what WeChat answers' });

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof HTTPError ? { tag: 'unavailable', status: thrown.response.status } : callFailure(thrown, 'wechat');
